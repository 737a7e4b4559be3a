import Trifecta
import TrifectaMachines

struct Car: Equatable, Codable, Sendable {
  var name: String
}

/// Loads cars. The result may be empty, fail, or time out.
struct CarList: Machine {
  enum Phase: Equatable, Codable {
    case initial, loading
    case results([Car])
    case empty
    case error(String)
  }
  enum Event: Equatable {
    case onAppear, retry, pullToRefresh
    case didFetch([Car])
    case didFail(String)
  }

  static let samples: [Event] = [.didFetch([]), .didFetch([Car(name: "Beetle")]), .didFail("broken")]

  static var chart: Statechart<Self> {
    In(.initial) { On(.onAppear, to: .loading) }
    In(.loading) {
      Invoke("fetch", onDone: Event.didFetch, onError: Event.didFail) { _ in [Car]() }
      On(Event.didFetch, to: .empty, if: Guard("no cars") { $0.isEmpty })
      On(Event.didFetch, to: Phase.results)
      On(Event.didFail, to: Phase.error)
      After(.seconds(10), to: .error("timed out"))
      Ignore(.onAppear, .pullToRefresh)
    }
    In(Phase.results) {
      On(.pullToRefresh, to: .loading)
      Ignore(.onAppear)
    }
    In(.empty) { On(.pullToRefresh, to: .loading) }
    In(Phase.error) { On(.retry, to: .loading) }
  }
}
