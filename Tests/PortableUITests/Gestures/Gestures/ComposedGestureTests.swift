import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Composed gestures")
struct ComposedGestureTests {
  @Test("A sequenced drag starts only after the long press")
  func sequence() async throws {
    struct Sequence: View {
      @State private var log: [String] = []
      var body: some View {
        Text("card").gesture(
          LongPressGesture().sequenced(before: DragGesture())
            .onChanged { value in
              switch value {
              case .first: log.append("pressing")
              case .second(_, let drag): log.append("drag \(Int(drag?.translation.width ?? -1))")
              }
            }
            .onEnded { value in
              if case .second(true, let drag?) = value { log.append("end \(Int(drag.translation.width))") }
            })
        Text(verbatim: log.joined(separator: ", ")).accessibilityIdentifier("log")
      }
    }
    let screen = await Screen { Sequence() }
    try await screen.drag("card", to: CGPoint(x: 40, y: 0), steps: 2)
    #expect(try screen.find(.identifier("log")).text == "pressing")
    try await screen.longPress("card")
    #expect(try screen.find(.identifier("log")).text == "pressing, pressing, drag -1")
  }

  @Test("Simultaneous gestures each report their end")
  func simultaneous() async throws {
    struct Both: View {
      @State private var log: [String] = []
      var body: some View {
        Text("card").gesture(
          TapGesture().onEnded { log.append("tap") }
            .simultaneously(with: LongPressGesture().onEnded { _ in log.append("hold") })
            .onEnded { log.append($0.first == nil ? "second" : "first") })
        Text(verbatim: log.joined(separator: ", ")).accessibilityIdentifier("log")
      }
    }
    let screen = await Screen { Both() }
    try await screen.tap("card")
    try await screen.longPress("card")
    #expect(try screen.find(.identifier("log")).text == "tap, first, hold, second")
  }

  @Test("Of two exclusive gestures only the matching one is recognized")
  func exclusive() async throws {
    struct Either: View {
      @State private var log: [String] = []
      var body: some View {
        Text("card").gesture(
          LongPressGesture().exclusively(before: TapGesture()).onEnded { value in
            switch value {
            case .first: log.append("hold")
            case .second: log.append("tap")
            }
          })
        Text(verbatim: log.joined(separator: ", ")).accessibilityIdentifier("log")
      }
    }
    let screen = await Screen { Either() }
    try await screen.tap("card")
    try await screen.longPress("card")
    #expect(try screen.find(.identifier("log")).text == "tap, hold")
  }

  @Test("Each of two composed tap gestures is recognized by its own number of taps", arguments: [false, true])
  func counts(isExclusive: Bool) async throws {
    struct Taps: View {
      let isExclusive: Bool
      @State private var log: [String] = []
      var body: some View {
        let one = TapGesture().onEnded { log.append("1") }
        let two = TapGesture(count: 2).onEnded { log.append("2") }
        if isExclusive {
          Text("card").gesture(two.exclusively(before: one))
        } else {
          Text("card").gesture(one.simultaneously(with: two))
        }
        Text(verbatim: log.joined(separator: " ")).accessibilityIdentifier("log")
      }
    }
    let screen = await Screen { Taps(isExclusive: isExclusive) }
    try await screen.tap("card")
    try await screen.tap("card", count: 2)
    try await screen.tap("card")
    #expect(try screen.find(.identifier("log")).text == "1 2 1")
    await #expect(throws: ActionError.self) { try await screen.tap("card", count: 3) }
  }

  @Test("Each of two composed long presses ends after its own duration")
  func durations() async throws {
    struct Presses: View {
      @State private var log: [String] = []
      var body: some View {
        Text("card").gesture(
          LongPressGesture(minimumDuration: 0.5).onEnded { _ in log.append("short") }
            .simultaneously(with: LongPressGesture(minimumDuration: 2).onEnded { _ in log.append("long") })
            .onEnded { log.append("\($0.first == true) \($0.second == true)") })
        Text(verbatim: log.joined(separator: ", ")).accessibilityIdentifier("log")
      }
    }
    let screen = await Screen { Presses() }
    try await screen.longPress("card", for: 0.1)
    #expect(try screen.find(.identifier("log")).text == "")
    try await screen.longPress("card", for: 1)
    #expect(try screen.find(.identifier("log")).text == "short, true false")
    try await screen.longPress("card")
    #expect(try screen.find(.identifier("log")).text == "short, true false, short, long, true true")
  }

  @Test("A long press with a simultaneous drag ends once, with the values of both")
  func pressAndDrag() async throws {
    struct Both: View {
      @State private var log: [String] = []
      @GestureState private var isActive = false
      var body: some View {
        Text("card").gesture(
          LongPressGesture().simultaneously(with: DragGesture())
            .updating($isActive) { _, isActive, _ in isActive = true }
            .onEnded { log.append("\($0.first == true) \(Int($0.second?.translation.width ?? -1))") })
        Text(verbatim: log.joined(separator: ", ")).accessibilityIdentifier("log")
        Text(isActive ? "active" : "inactive").accessibilityIdentifier("state")
      }
    }
    let screen = await Screen { Both() }
    let pointer = try await screen.beginDrag("card")
    try await pointer.hold()
    #expect(screen.contains("active"))
    try await pointer.move(to: CGPoint(x: 40, y: 0))
    try await pointer.lift()
    #expect(try screen.find(.identifier("log")).text == "true 40")
    #expect(screen.contains("inactive"))
    try await screen.longPress("card")
    #expect(try screen.find(.identifier("log")).text == "true 40, true -1")
  }

  @Test("A tap reports its location, and a tap by keyboard reports the origin")
  func places() async throws {
    struct Places: View {
      @State private var place = CGPoint(x: -1, y: -1)
      var body: some View {
        Text("card").onTapGesture { location in place = location }
        Text("any").gesture(AnyGesture(SpatialTapGesture().onEnded { place = $0.location }))
        Text(verbatim: "\(Int(place.x)) \(Int(place.y))").accessibilityIdentifier("place")
      }
    }
    let screen = await Screen { Places() }
    for name in ["card", "any"] {
      let pointer = try await screen.beginDrag(.text(name), from: CGPoint(x: 3, y: 4))
      try await pointer.lift()
      #expect(try screen.find(.identifier("place")).text == "3 4")
      try await screen.tap(.text(name))
      #expect(try screen.find(.identifier("place")).text == "0 0")
      try await screen.tap(.text(name), at: CGPoint(x: 5, y: 6))
      #expect(try screen.find(.identifier("place")).text == "5 6")
    }
    try await screen.tap("card")
    try await screen.drag(.text("card"), to: CGPoint(x: 90, y: 0))
    #expect(try screen.find(.identifier("place")).text == "0 0")
  }
}
