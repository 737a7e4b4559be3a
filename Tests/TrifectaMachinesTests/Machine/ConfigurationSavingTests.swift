import Snapshots
import Testing
import Trifecta
import TrifectaMachines

/// A machine whose phases and context are not `Codable`.
private struct Player: Machine {
  struct Track: Equatable { var title: String }

  struct Context: Equatable {
    var played: [Track] = []
  }

  enum Phase: Equatable {
    case stopped
    case playing(Track)
  }

  enum Event: Equatable {
    case play(Track)
    case stop
  }

  static var chart: Statechart<Self> {
    In(.stopped) {
      On(Event.play, to: Phase.playing)
    }
    In(Phase.playing) {
      On(.stop, to: .stopped)
    }
  }
}

@MainActor
@Suite("Saving of configurations")
struct ConfigurationSavingTests {
  @Test("A machine whose phases are not Codable is saved with its active state and its context")
  func restored() throws {
    var configuration = Configuration<Player>(context: Player.Context(played: [Player.Track(title: "first")]))
    configuration.move(to: .playing(Player.Track(title: "second")))
    let saved = try ValueSaver().save(configuration)
    let copy = ValueRestorer().restore(Configuration<Player>.self, from: try SavedValue(bytes: saved.bytes))
    #expect(copy == configuration)
    #expect(copy?.phase == .playing(Player.Track(title: "second")))
  }

  @Test("A saved configuration of another machine is not restored")
  func misfit() throws {
    let saved = try ValueSaver().save("text")
    #expect(ValueRestorer().restore(Configuration<Player>.self, from: saved) == nil)
  }
}
