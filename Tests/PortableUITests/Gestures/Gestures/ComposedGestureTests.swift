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
