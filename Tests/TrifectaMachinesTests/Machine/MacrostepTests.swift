import IssueRecording
import Testing
import Trifecta

@testable import TrifectaMachines

/// A door that a parent unlocks by changing the context.
private struct Door: Machine {
  enum Phase: Equatable { case closed, open, gone }
  enum Event: Equatable { case knock, ring, remove }
  struct Context: Equatable {
    var isUnlocked = false
    var log: [String] = []
  }

  static var chart: Statechart<Self> {
    In(.closed) {
      Always(to: .open, if: Guard("unlocked", where: { $0.context.isUnlocked }))
      Ignore(.ring)
      On(.remove, to: .gone)
    }
    In(.open)
    Final(.gone) {
      OnEntry("entry") { $0.context.log.append("entry") }
      OnExit("exit") { $0.context.log.append("exit") }
    }
  }
}

/// A machine with nested regions, each of which reaches its final state by an event.
private struct Journey: Machine {
  enum Phase: Equatable { case packing, walking, walked, eating, eaten, singing, sung, home }
  enum Event: Equatable { case walk, eat, sing }

  static var chart: Statechart<Self> {
    Parallel(.packing) {
      OnDone(to: .home)
      In(named: "song") {
        In(.singing) { On(.sing, to: .sung) }
        Final(.sung)
      }
      Parallel(named: "way") {
        In(named: "feet") {
          In(.walking) { On(.walk, to: .walked) }
          Final(.walked)
        }
        In(named: "mouth") {
          In(.eating) { On(.eat, to: .eaten) }
          Final(.eaten)
        }
      }
    }
    Final(.home)
  }
}

/// A machine with a history whose default transition leads into an active state.
private struct Shop: Machine {
  enum Phase: Equatable { case shop, floor, shelf, till, street }
  enum Event: Equatable { case pay, leave, enter }
  struct Context: Equatable { var entries = 0 }

  static var chart: Statechart<Self> {
    In(.shop) {
      History(startingWith: .till)
      On(.leave, to: .street)
      In(.floor) {
        OnEntry("count") { $0.context.entries += 1 }
        In(.shelf) { On(.pay, toHistoryOf: .shop) }
        In(.till)
      }
    }
    In(.street) { On(.enter, toHistoryOf: .shop) }
  }
}

/// A machine with a region that restores its history without resetting the other region.
private struct Room: Machine {
  enum Phase: Equatable { case room, sound, loud, quiet, light, bright, dark }
  enum Event: Equatable { case volume, lamp, again, all }

  static var chart: Statechart<Self> {
    Parallel(.room) {
      In(.sound) {
        On(.again, toHistoryOf: .sound, internal: true)
        On(.all, toHistoryOf: .sound)
        In(.loud) { On(.volume, to: .quiet) }
        In(.quiet)
      }
      In(.light) {
        In(.bright) { On(.lamp, to: .dark) }
        In(.dark)
      }
    }
  }
}

@Suite("Macrosteps")
@MainActor
struct MacrostepTests {
  @Test("Eventless transitions are evaluated after an event that no transition handles")
  func eventlessAfterEvent() {
    var state = Configuration<Door>(context: .init())
    _ = Door().reduce(into: &state, action: .event(.ring))
    #expect(state.phase == .closed)
    state.context.isUnlocked = true
    let found = issues { _ = Door().reduce(into: &state, action: .event(.ring)) }
    #expect(state.phase == .open)
    #expect(found.isEmpty)
  }

  @Test("An unhandled event is reported with the states active when it was sent")
  func reportsStatesBefore() {
    var state = Configuration<Door>(context: .init())
    _ = Door().reduce(into: &state, action: .start)
    state.context.isUnlocked = true
    let found = issues { _ = Door().reduce(into: &state, action: .event(.knock)) }
    #expect(state.phase == .open)
    #expect(found.count == 1)
    #expect(found.first?.contains("\"knock\" in \"closed\"") ?? false)
  }

  @Test("Exit actions of a final state run once when the machine finishes")
  func exitOfFinal() {
    var state = Configuration<Door>(context: .init())
    for _ in 0..<2 { _ = Door().reduce(into: &state, action: .event(.remove)) }
    #expect(state.phase == .gone)
    #expect(state.isFinished)
    #expect(state.context.log == ["entry", "exit"])
  }

  @Test("A nested parallel state finishes in any order of its regions")
  func endOfNestedParallel() {
    let orders: [[Journey.Event]] = [
      [.walk, .eat, .sing], [.walk, .sing, .eat], [.sing, .walk, .eat], [.sing, .eat, .walk],
    ]
    for events in orders {
      var state = Configuration<Journey>()
      for event in events {
        #expect(state.contains(.packing), "\(events)")
        _ = Journey().reduce(into: &state, action: .event(event))
      }
      #expect(state.phase == .home, "\(events)")
    }
  }

  @Test("A history default that leads into an active state does not enter it again")
  func historyIntoActiveState() {
    var state = Configuration<Shop>(context: .init())
    _ = Shop().reduce(into: &state, action: .event(.pay))
    #expect(state.phases == [.shop, .floor, .till])
    #expect(state.context.entries == 1)
    _ = Shop().reduce(into: &state, action: .event(.leave))
    _ = Shop().reduce(into: &state, action: .event(.enter))
    #expect(state.phases == [.shop, .floor, .shelf])
    #expect(state.context.entries == 2)
  }

  @Test("An internal transition to a region's history keeps the other regions")
  func internalHistory() {
    var state = Configuration<Room>()
    for event in [.volume, .lamp, .again] as [Room.Event] { _ = Room().reduce(into: &state, action: .event(event)) }
    #expect(state.phases == [.room, .sound, .loud, .light, .dark])
    for event in [.volume, .all] as [Room.Event] { _ = Room().reduce(into: &state, action: .event(event)) }
    #expect(state.phases == [.room, .sound, .quiet, .light, .bright])
    let found = Room.chart.check().filter { $0.kind == .resetRegions }
    #expect(found.map(\.event) == ["all"])
    #expect(found.map(\.states) == [["light"]])
  }
}
