import Elements
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Slider")
struct SliderTests {
  private struct Volume: View {
    let probe: Probe
    @State private var volume = 0.25
    var body: some View {
      Slider(value: $volume, in: 0...10, step: 0.5) {
        Text("Volume")
      } onEditingChanged: {
        probe.note("\($0)")
      }
      Text(verbatim: "\(volume)")
    }
  }

  @Test("A slider exposes label, limits, step and value")
  func described() async throws {
    let screen = await Screen { Volume(probe: Probe()) }
    #expect(
      screen.attributes(of: .slider) == [
        [
          .label: .string("Volume"), .minimum: .number(0), .maximum: .number(10), .step: .number(0.5),
          .value: .number(0.25), .handlesEditing: .flag(true),
        ]
      ])
    #expect(try screen.find(.role(.slider, "Volume")).value == "0.25")
  }

  @Test("A slider's value is rounded to its step and clamped")
  func moves() async throws {
    let probe = Probe()
    let screen = await Screen { Volume(probe: probe) }
    try await screen.slide("Volume", to: 3.3)
    #expect(screen.contains("3.5"))
    try await screen.slide("Volume", to: 99)
    #expect(screen.contains("10.0"))
    try await screen.slide("Volume", to: -1)
    #expect(screen.contains("0.0"))
    #expect(probe.notes == ["true", "false", "true", "false", "true", "false"])
  }

  @Test("A slider accepts only finite numbers, and none while disabled")
  func refuses() async throws {
    let hosted = HostedView(on: PictureHost()) {
      Slider(value: .constant(0.5))
      Slider(value: .constant(0.5)).disabled(true)
    }
    hosted.graph.turn()
    let ids = hosted.graph.root.children.map(\.id)
    #expect(hosted.graph.dispatch(Event(.change, value: .number(.nan)), to: ids[0]) == .undeclaredPayload)
    #expect(hosted.graph.dispatch(Event(.change, value: .string("1")), to: ids[0]) == .undeclaredPayload)
    #expect(hosted.graph.dispatch(Event(.change), to: ids[0]) == .undeclaredPayload)
    #expect(hosted.graph.dispatch(Event(.change, value: .number(1)), to: ids[0]) == .handled)
    #expect(hosted.graph.dispatch(Event(.change, value: .number(1)), to: ids[1]) == .notHandled)
  }

  @Test("A value outside the range is shown clamped, and NaN as the minimum")
  func outside() async {
    let screen = await Screen {
      Slider(value: .constant(7.0), in: 0...5)
      Slider(value: .constant(Double.nan), in: 1...5)
      Slider(value: .constant(Float(0.5)))
    }
    #expect(screen.findAll(.role(.slider)).map(\.value) == ["5", "1", "0.5"])
  }
}

@MainActor
@Suite("Toggle")
struct ToggleTests {
  private struct Alarm: View {
    @State private var isOn = false
    var isDisabled = false
    var body: some View {
      Toggle("Alarm", isOn: $isOn).disabled(isDisabled)
      Text(isOn ? "on" : "off")
    }
  }

  @Test("A toggle is named by its label, and a tap toggles it")
  func taps() async throws {
    let screen = await Screen { Alarm() }
    #expect(try screen.find(.role(.toggle, "Alarm")).value == "false")
    try await screen.tap(.role(.toggle, "Alarm"))
    #expect(screen.contains("on"))
    try await screen.tap("Alarm")
    #expect(screen.contains("off"))
  }

  @Test("A disabled toggle ignores taps")
  func disabled() async throws {
    let screen = await Screen { Alarm(isDisabled: true) }
    await #expect(throws: ActionError.self) { try await screen.tap("Alarm") }
    #expect(screen.contains("off"))
  }

  @Test("A tap on a toggle's label does not trigger an outer gesture")
  func label() async throws {
    let probe = Probe()
    let screen = await Screen {
      Toggle(isOn: Binding(get: { true }, set: { probe.note("\($0)") })) {
        HStack {
          Image(systemName: "bell")
          Text("Ring")
        }
      }
      .onTapGesture { probe.note("around") }
    }
    try await screen.tap(.text("Ring"))
    #expect(probe.notes == ["false"])
  }
}
