import Foundation
import Testing
import TrifectaMachines

@testable import TrifectaMachinesUI

@Suite("Chart drawing")
struct ChartDrawingTests {
  private let traffic = ChartDescription(
    name: "Light",
    states: [
      StateDescription("red", transitions: [TransitionDescription(after: 3_000, to: ["green"])]),
      StateDescription("green", transitions: [TransitionDescription(on: ["stop"], if: .named("late"), to: ["yellow"])]),
      StateDescription(
        "yellow",
        transitions: [TransitionDescription(after: 500, to: ["red"]), TransitionDescription(on: ["fail"], to: ["red"])]),
    ])

  @Test("States are placed in ranks by their distance from the initial state")
  func ranks() throws {
    let layout = ChartDrawing(traffic)
    let tops = try ["red", "green", "yellow"].map { id in try #require(layout.states.first { $0.id == id }).frame.minY }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
  }

  @Test("A chart with duplicate ids is drawn with each of its states")
  func duplicates() {
    let inner = StateDescription("a", states: [StateDescription("a")])
    let ids = ChartDrawing(ChartDescription(states: [inner, StateDescription("a")])).states.map(\.id)
    #expect(ids == ["a", "a (2)", "a (3)"])
  }

  @Test("A route label has its delay or event, and its guard")
  func texts() {
    let texts = ChartDrawing(traffic).routes.map(\.text)
    #expect(Set(texts) == ["after 3 s", "stop [late]", "after 500 ms", "fail"])
  }

  @Test("Each transition between the same states has a line and a label of its own")
  func several() throws {
    let back = ChartDrawing(traffic).routes.filter { $0.source == "yellow" }
    #expect(back.map(\.target) == ["red", "red"] && back.map(\.number) == [0, 1])
    #expect(Set(back.map(\.id)).count == 2 && back[0].center != back[1].center)
  }

  @Test("A line leads from an initial point to the initial state, and a history state is a small box")
  func beginnings() throws {
    let chart = ChartDescription(states: [
      StateDescription("on", states: [StateDescription("low"), StateDescription("past", kind: .history)])
    ])
    let drawing = ChartDrawing(chart)
    let low = try #require(drawing.states.first { $0.id == "low" })
    #expect(drawing.beginnings.contains { $0.last?.y == low.frame.minY })
    let past = try #require(drawing.states.first { $0.id == "past" })
    #expect(past.kind == .history && past.frame.width == past.frame.height)
  }

  @Test("Child states are inside their parent's box, and regions are side by side")
  func nesting() throws {
    let chart = ChartDescription(states: [
      StateDescription(
        "car", kind: .parallel,
        states: [
          StateDescription("engine", states: [StateDescription("off"), StateDescription("on")]),
          StateDescription("doors", states: [StateDescription("shut"), StateDescription("open")]),
        ])
    ])
    let frames = Dictionary(uniqueKeysWithValues: ChartDrawing(chart).states.map { ($0.id, $0.frame) })
    let car = try #require(frames["car"])
    let engine = try #require(frames["engine"])
    let doors = try #require(frames["doors"])
    #expect(car.contains(engine) && car.contains(doors))
    #expect(try engine.contains(#require(frames["off"])))
    #expect(engine.midY == doors.midY && !engine.intersects(doors))
  }

  @Test("A route without a target and a self-transition are labeled next to their state")
  func returns() throws {
    let chart = ChartDescription(states: [
      StateDescription(
        "on", transitions: [TransitionDescription(on: ["turn"]), TransitionDescription(on: ["again"], to: ["on"])])
    ])
    let layout = ChartDrawing(chart)
    let box = try #require(layout.states.first)
    let labels = layout.routes
    #expect(labels.map(\.text) == ["turn", "again"])
    #expect(labels.allSatisfy { $0.center.x > box.frame.maxX })
    #expect(layout.size.width > labels[0].center.x)
  }

  /// Lays out a random chart, and compares the frames of all states and labels.
  @Test("Boxes and labels do not overlap", arguments: 0..<60)
  func overlaps(seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &+ 1)
    let count = numbers.next(upTo: 8) + 1
    let chart = ChartDescription(
      states: (0..<count).map { state in
        StateDescription(
          "state\(state)",
          transitions: (0..<numbers.next(upTo: 4)).map { _ in
            TransitionDescription(
              on: ["event\(numbers.next(upTo: 9))"], to: ["state\(numbers.next(upTo: count))"])
          })
      })
    let layout = ChartDrawing(chart)
    let whole = CGRect(origin: .zero, size: layout.size)
    for (index, box) in layout.states.enumerated() {
      #expect(whole.contains(box.frame), "seed \(seed)")
      for other in layout.states[..<index] { #expect(!box.frame.intersects(other.frame), "seed \(seed)") }
    }
    let labels = layout.routes.map { label in
      let width = ChartMetrics.view.labelWidth(label.text) - 1
      return CGRect(x: label.center.x - width / 2, y: label.center.y - 10, width: width, height: 20)
    }
    for (index, label) in labels.enumerated() {
      #expect(whole.contains(label), "seed \(seed)")
      for other in labels[..<index] { #expect(!label.intersects(other), "seed \(seed)") }
      for box in layout.states { #expect(!label.intersects(box.frame), "seed \(seed)") }
    }
  }

  /// A deterministic random number generator.
  private struct Numbers {
    var state: UInt64

    mutating func next(upTo bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }
}
