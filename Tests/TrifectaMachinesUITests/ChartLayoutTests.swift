import Foundation
import Testing
import TrifectaMachines

@testable import TrifectaMachinesUI

@Suite("Chart layout")
struct ChartLayoutTests {
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
    let layout = ChartLayout(traffic)
    let tops = try ["red", "green", "yellow"].map { id in try #require(layout.states.first { $0.id == id }).frame.minY }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
  }

  @Test("A route label has its delay or event, and its guard")
  func texts() {
    let texts = ChartLayout(traffic).lines.flatMap(\.labels).map(\.text)
    #expect(Set(texts) == ["after 3 s", "stop [late]", "after 500 ms", "fail"])
  }

  @Test("Routes between the same states share a line with one label each")
  func sharing() throws {
    let back = try #require(ChartLayout(traffic).lines.first { $0.source == "yellow" })
    #expect(back.target == "red")
    #expect(back.labels.map(\.route) == [0, 1])
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
    let frames = Dictionary(uniqueKeysWithValues: ChartLayout(chart).states.map { ($0.id, $0.frame) })
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
    let layout = ChartLayout(chart)
    let box = try #require(layout.states.first)
    let labels = layout.lines.flatMap(\.labels)
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
    let layout = ChartLayout(chart)
    let whole = CGRect(origin: .zero, size: layout.size)
    for (index, box) in layout.states.enumerated() {
      #expect(whole.contains(box.frame), "seed \(seed)")
      for other in layout.states[..<index] { #expect(!box.frame.intersects(other.frame), "seed \(seed)") }
    }
    let labels = layout.lines.flatMap(\.labels).map { label in
      let width = ChartMeasure.width(ofLabel: label.text) - 1
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
