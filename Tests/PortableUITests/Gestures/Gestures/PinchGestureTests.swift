import Elements
import ScreenTesting
import SwiftUI
import Testing

private struct Photo: View {
  @State private var zoom = 1.0
  @State private var angle = Angle.zero
  @State private var ended = 0
  @State private var anchor = UnitPoint.center
  @GestureState private var magnification: CGFloat = 1

  var body: some View {
    Text(
      "zoom \(zoom, specifier: "%.1f") now \(magnification, specifier: "%.1f") turned \(Int(angle.degrees.rounded()))")
    Text("ended \(ended) anchor \(anchor.x, specifier: "%.2f")")
    Text("Old").gesture(
      MagnificationGesture()
        .updating($magnification) { value, state, _ in state = value }
        .onEnded { zoom *= $0 }
    )
    Text("New").gesture(
      MagnifyGesture(minimumScaleDelta: 0.5)
        .onChanged {
          zoom = $0.magnification
          anchor = $0.startAnchor
        }
        .onEnded { _ in ended += 1 }
        .simultaneously(with: RotateGesture(minimumAngleDelta: .degrees(20)).onChanged { angle = $0.rotation })
    )
    Text("Turn").gesture(RotationGesture().onChanged { angle = $0 }.onEnded { _ in ended += 1 })
    Text("Drag").gesture(DragGesture().onEnded { _ in ended += 100 })
  }
}

@MainActor
@Suite("Pinch and rotation gestures")
struct PinchGestureTests {
  @Test("A pinch magnifies and resets its gesture state")
  func magnification() async throws {
    let screen = await Screen { Photo() }
    try await screen.pinch("Old", to: 2)
    #expect(screen.contains("zoom 2.0 now 1.0 turned 0"))
    try await screen.pinch("Old", to: 0.5)
    #expect(screen.contains("zoom 1.0 now 1.0 turned 0"))
  }

  @Test("Simultaneous pinch and rotation each have their own threshold")
  func together() async throws {
    let screen = await Screen { Photo() }
    try await screen.pinch("New", to: 1.2, rotation: .degrees(10), anchor: UnitPoint(x: 0.25, y: 0))
    #expect(screen.contains("zoom 1.0 now 1.0 turned 0") && screen.contains("ended 0 anchor 0.50"))
    try await screen.pinch("New", to: 3, rotation: .degrees(10), anchor: UnitPoint(x: 0.25, y: 0))
    #expect(screen.contains("zoom 3.0 now 1.0 turned 0") && screen.contains("ended 1 anchor 0.25"))
    try await screen.pinch("New", to: 1.2, rotation: .degrees(-30))
    #expect(screen.contains("zoom 3.0 now 1.0 turned -30"))
  }

  @Test("A rotation gesture reports its angle, and pinching a view without a gesture throws")
  func rotation() async throws {
    let screen = await Screen { Photo() }
    try await screen.pinch("Turn", rotation: .degrees(90))
    #expect(screen.contains("zoom 1.0 now 1.0 turned 90") && screen.contains("ended 1 anchor 0.50"))
    await #expect(throws: ActionError.self) { try await screen.pinch("Drag", to: 2) }
  }

  @Test("Invalid pinch values are rejected")
  func invalid() {
    for pinch in [
      PinchValue(scale: .nan, radians: 0), PinchValue(scale: -1, radians: 0), PinchValue(scale: 1, radians: .infinity),
    ] {
      #expect(!PressValue(.moved, at: .zero, pinch: pinch).isValid)
    }
    #expect(PressValue(.moved, at: .zero, pinch: PinchValue(scale: 2, radians: 1)).isValid)
  }
}
