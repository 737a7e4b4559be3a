import Elements
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Drags")
struct DragGestureTests {
  /// A card that follows a drag and keeps its position at the end.
  private struct Card: View {
    let probe: Probe
    var minimumDistance: CGFloat = 10
    var isGlobal = false
    @State private var place = CGSize.zero
    @GestureState private var offset = CGSize.zero

    var body: some View {
      Text("card")
        .offset(x: place.width + offset.width, y: place.height + offset.height)
        .gesture(
          DragGesture(minimumDistance: minimumDistance, coordinateSpace: isGlobal ? .global : .local)
            .updating($offset) { value, offset, _ in offset = value.translation }
            .onChanged { probe.note("changed \($0.startLocation.x) \($0.location.x)") }
            .onEnded { value in
              probe.note("ended \(value.translation.width) \(value.translation.height)")
              place = value.translation
            })
      Text(verbatim: "\(offset.width) of \(place.width)").accessibilityIdentifier("state")
    }
  }

  @Test("A drag reports changes and its end, and resets its gesture state")
  func drag() async throws {
    let probe = Probe()
    let screen = await Screen { Card(probe: probe) }
    let hand = try await screen.beginDrag("card", from: CGPoint(x: 5, y: 5))
    try await hand.move(to: CGPoint(x: 9, y: 5))
    #expect(probe.notes.isEmpty)
    try await hand.move(to: CGPoint(x: 25, y: 5))
    #expect(try screen.find(.identifier("state")).text == "20.0 of 0.0")
    try await hand.move(to: CGPoint(x: 6, y: 5))
    #expect(try screen.find(.identifier("state")).text == "1.0 of 0.0")
    try await hand.move(to: CGPoint(x: 35, y: 15))
    try await hand.lift()
    #expect(try screen.find(.identifier("state")).text == "0.0 of 30.0")
    #expect(probe.notes == ["changed 5.0 25.0", "changed 5.0 6.0", "changed 5.0 35.0", "ended 30.0 10.0"])
    #expect(try screen.find("card").attribute("x") == "30")
  }

  @Test("A movement below the minimum distance is no drag")
  func tooShort() async throws {
    let probe = Probe()
    let screen = await Screen { Card(probe: probe, minimumDistance: 40) }
    try await screen.drag("card", to: CGPoint(x: 39, y: 0))
    #expect(probe.notes.isEmpty)
    try await screen.drag("card", to: CGPoint(x: 40, y: 0), steps: 1)
    #expect(probe.notes == ["changed 0.0 40.0", "ended 40.0 0.0"])
  }

  @Test("A drag without a minimum distance starts when the pointer is pressed")
  func atOnce() async throws {
    let probe = Probe()
    let screen = await Screen { Card(probe: probe, minimumDistance: 0) }
    let hand = try await screen.beginDrag("card", from: CGPoint(x: 3, y: 0))
    #expect(probe.notes == ["changed 3.0 3.0"])
    try await hand.lift()
    #expect(probe.notes == ["changed 3.0 3.0", "ended 0.0 0.0"])
  }

  @Test("A cancelled drag does not end and resets its gesture state")
  func cancelled() async throws {
    let probe = Probe()
    let screen = await Screen { Card(probe: probe) }
    let hand = try await screen.beginDrag("card")
    try await hand.move(to: CGPoint(x: 20, y: 0))
    try await hand.cancel()
    #expect(try screen.find(.identifier("state")).text == "0.0 of 0.0")
    #expect(probe.notes == ["changed 0.0 20.0"])
  }

  @Test("Disconnecting cancels a drag, and later moves are rejected")
  func left() async throws {
    let probe = Probe()
    let screen = await Screen { Card(probe: probe) }
    let hand = try await screen.beginDrag("card")
    try await hand.move(to: CGPoint(x: 20, y: 0))
    await screen.releasePointers()
    #expect(try screen.find(.identifier("state")).text == "0.0 of 0.0")
    await #expect(throws: ActionError.self) { try await hand.move(to: CGPoint(x: 30, y: 0)) }
    #expect(probe.notes == ["changed 0.0 20.0"])
  }

  @Test("Removing the view cancels its drag")
  func unmounted() async throws {
    struct Leaving: View {
      @GestureState private var isDragged = false
      @State private var isShown = true
      var body: some View {
        if isShown {
          Text("card").gesture(DragGesture().updating($isDragged) { _, isDragged, _ in isDragged = true })
        }
        Text(isDragged ? "dragged" : "at rest").accessibilityIdentifier("state")
        Button("Remove") { isShown = false }
      }
    }
    let screen = await Screen { Leaving() }
    let hand = try await screen.beginDrag("card")
    try await hand.move(to: CGPoint(x: 20, y: 0))
    #expect(try screen.find(.identifier("state")).text == "dragged")
    try await screen.tap("Remove")
    #expect(try screen.find(.identifier("state")).text == "at rest")
  }

  @Test("Disabling the view cancels its drag")
  func disabled() async throws {
    struct Locking: View {
      @GestureState private var isDragged = false
      @State private var isLocked = false
      var body: some View {
        Text("card").gesture(DragGesture().updating($isDragged) { _, isDragged, _ in isDragged = true }).disabled(
          isLocked)
        Text(isDragged ? "dragged" : "at rest").accessibilityIdentifier("state")
        Button("Lock") { isLocked = true }
      }
    }
    let screen = await Screen { Locking() }
    let hand = try await screen.beginDrag("card")
    try await hand.move(to: CGPoint(x: 20, y: 0))
    try await screen.tap("Lock")
    await #expect(throws: ActionError.self) { try await hand.move(to: CGPoint(x: 30, y: 0)) }
    await screen.settle()
    #expect(try screen.find(.identifier("state")).text == "at rest")
    await #expect(throws: ActionError.self) { _ = try await screen.beginDrag("card") }
  }

  @Test("Gesture state updates and resets use their own transactions")
  func transactions() async throws {
    struct Springy: View {
      @GestureState(resetTransaction: Transaction(animation: .easeOut)) private var x: CGFloat = 0
      @GestureState(reset: { _, transaction in transaction.animation = .easeIn }) private var y: CGFloat?
      var body: some View {
        Text(verbatim: "x \(x)")
        Text(verbatim: "y \(y ?? 0)")
        Text("card").gesture(
          DragGesture()
            .updating($x) { value, x, _ in x = value.translation.width }
            .updating($y) { value, y, transaction in
              y = value.translation.height
              transaction.animation = .linear
            })
      }
    }
    func changes(_ screen: Screen) -> [String] { screen.animatedChanges.map { "\($0.animation) \($0.tree)" } }
    let screen = await Screen { Springy() }
    let hand = try await screen.beginDrag("card")
    try await hand.move(to: CGPoint(x: 20, y: 30))
    #expect(changes(screen) == ["\(Animation.linear) text \"y 30.0\""])
    #expect(screen.contains("x 20.0"))
    try await hand.lift()
    #expect(
      changes(screen) == ["\(Animation.easeOut) text \"x 0.0\"", "\(Animation.easeIn) text \"y 0.0\""])
  }

  @Test("A drag reports its velocity and predicted end")
  func velocity() async throws {
    var last: DragGesture.Value?
    let screen = await Screen { Text("card").gesture(DragGesture().onEnded { last = $0 }) }
    try await screen.drag("card", to: CGPoint(x: 60, y: -30), steps: 10)
    let value = try #require(last)
    #expect(abs(value.velocity.width - 360) < 0.001)
    #expect(abs(value.velocity.height + 180) < 0.001)
    #expect(abs(value.predictedEndTranslation.width - 150) < 0.001)
    #expect(abs(value.predictedEndLocation.y + 75) < 0.001)
  }

  @Test("Malformed press events and presses that have not begun are rejected")
  func refused() {
    let hosted = HostedView(on: PictureHost()) { Text("a").gesture(DragGesture().onChanged { _ in }) }
    hosted.graph.turn()
    let id = hosted.graph.root.firstChild?.id ?? -1
    func send(_ value: AttributeValue?) -> EventOutcome {
      hosted.graph.dispatch(Event(.press, value: value), to: id, layer: 0)
    }
    #expect(send(nil) == .undeclaredPayload)
    #expect(send(.flag(true)) == .undeclaredPayload)
    #expect(send(.frame(FrameValue(width: 1, height: 1))) == .undeclaredPayload)
    for phase in PressValue.Phase.allCases where phase != .began {
      #expect(send(.press(PressValue(phase, at: .zero))) == .notHandled)
    }
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(send(.press(PressValue(.began, at: PointValue(x: number, y: 0)))) == .undeclaredPayload)
      #expect(send(.press(PressValue(.began, at: .zero, origin: PointValue(x: 0, y: number)))) == .undeclaredPayload)
      #expect(send(.press(PressValue(.began, at: .zero, seconds: number))) == .undeclaredPayload)
    }
    #expect(send(.press(PressValue(.began, at: .zero))) == .handled)
    #expect(send(.press(PressValue(.ended, at: .zero))) == .handled)
    #expect(send(.press(PressValue(.ended, at: .zero))) == .notHandled)
  }

  @Test("Extreme numbers and non-monotonic times give finite values")
  func limits() {
    var values: [DragGesture.Value] = []
    let hosted = HostedView(on: PictureHost()) { Text("a").gesture(DragGesture().onChanged { values.append($0) }) }
    hosted.graph.turn()
    let id = hosted.graph.root.firstChild?.id ?? -1
    let far = FrameValue.largestLength
    let presses = [
      PressValue(.began, at: PointValue(x: -far, y: far), seconds: 1e12),
      PressValue(.moved, at: PointValue(x: far, y: -far), seconds: 1e12),
      PressValue(.moved, at: PointValue(x: -far, y: far), seconds: 0),
      PressValue(.moved, at: PointValue(x: far, y: far), seconds: 1e-300),
      PressValue(.moved, at: PointValue(x: 0, y: far), seconds: 0.005),
    ]
    for press in presses { hosted.graph.dispatch(Event(.press, value: .press(press)), to: id, layer: 0) }
    #expect(values.count == 4)
    for value in values {
      #expect(value.velocity.width.isFinite && value.predictedEndTranslation.height.isFinite)
    }
  }

  @Test("A second press on a view cancels the first")
  func again() async throws {
    let probe = Probe()
    let screen = await Screen { Card(probe: probe) }
    let first = try await screen.beginDrag("card")
    try await first.move(to: CGPoint(x: 20, y: 0))
    let second = try await screen.beginDrag("card", from: CGPoint(x: 100, y: 0))
    #expect(try screen.find(.identifier("state")).text == "0.0 of 0.0")
    try await second.move(to: CGPoint(x: 120, y: 0))
    try await second.lift()
    #expect(probe.notes == ["changed 0.0 20.0", "changed 100.0 120.0", "ended 20.0 0.0"])
  }

  @Test("A drag reports locations in its named coordinate space")
  func dragInSpace() throws {
    var places: [CGPoint] = []
    let hosted = HostedView(on: PictureHost()) {
      VStack {
        Text("a").gesture(DragGesture(coordinateSpace: .named("board")).onChanged { places.append($0.location) })
        Text("b").gesture(DragGesture(coordinateSpace: .global).onChanged { places.append($0.location) })
      }
      .coordinateSpace(name: "board")
    }
    hosted.graph.turn()
    let board = try #require(hosted.graph.root.firstChild)
    #expect(board.layers.first?[AttributeKey(rawValue: "measured")] == .string("frame"))
    let frame = FrameValue(origin: PointValue(x: 100, y: 10), width: 200, height: 200)
    #expect(hosted.graph.report([FrameReport(element: board.id, layer: 0, frame: frame)]) == [.handled])
    for child in board.children {
      let origin = PointValue(x: 120, y: 20)
      for press in [PressValue(.began, at: .zero, origin: origin), PressValue(.moved, at: PointValue(x: 30, y: 0))] {
        hosted.graph.dispatch(Event(.press, value: .press(press)), to: child.id, layer: 0)
      }
    }
    #expect(places == [CGPoint(x: 50, y: 10), CGPoint(x: 150, y: 20)])
  }
}
