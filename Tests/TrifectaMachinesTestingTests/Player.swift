import Trifecta
import TrifectaMachines

/// Plays tracks: nested states, regions, a history, a timer of an ancestor, and a context.
struct Player: Machine {
  struct Context: Equatable {
    var plays = 0
  }

  enum Phase: Equatable {
    case on, transport, stopped, playing, paused
    case light, bright, dim
    case off
  }

  enum Event: Equatable {
    case play, pause, stop, touch, restart, powerOff, powerOn
  }

  static var chart: Statechart<Self> {
    Parallel(.on) {
      On(.powerOff, to: .off)
      In(.transport) {
        In(.stopped) {
          On(
            .play, to: .playing, if: Guard("may play", where: { $0.context.plays < 2 }),
            do: Do("count") { $0.context.plays += 1 })
        }
        In(.playing) {
          On(.pause, to: .paused)
          On(.stop, to: .stopped)
        }
        In(.paused) {
          On(.play, to: .playing)
          After(.seconds(60), to: .stopped)
          On(.restart, to: .paused)
        }
      }
      In(.light) {
        In(.bright) { After(.seconds(5), to: .dim) }
        In(.dim) { On(.touch, to: .bright) }
      }
    }
    In(.off) { On(.powerOn, to: .on) }
  }
}
