import Trifecta
import TrifectaMachines

/// Cars for sale: they are loaded when the screen appears and when a person pulls the list, may be none, and may not come.
public struct CarList: Machine {
  /// What the screen is at.
  public enum Phase: Equatable, Sendable {
    /// Nothing has been asked for.
    case initial
    /// The cars are on their way, and there is nothing to show meanwhile.
    case loading
    /// The cars.
    case results([Car])
    /// Others are on their way, and those that are there stay meanwhile.
    case refreshing([Car])
    /// The cars of an earlier load, and why there are no newer ones.
    case outdated(OutdatedCars)
    /// There is none.
    case empty
    /// Why there are none.
    case error(String)
  }

  /// Cars that could not be refreshed.
  public struct OutdatedCars: Equatable, Sendable {
    /// The cars of the last load that succeeded.
    public var cars: [Car]
    /// Why the refresh failed, in words for the person.
    public var reason: String

    /// Creates the value.
    public init(_ cars: [Car], because reason: String) {
      self.cars = cars
      self.reason = reason
    }
  }

  /// What can happen.
  public enum Event: Equatable, Sendable {
    /// A person sees the screen.
    case appeared
    /// A person asks for the newest cars.
    case refresh
    /// A person wants to try it once more.
    case retry
    /// The cars have come.
    case fetched([Car])
    /// They have not, and why.
    case failed(String)
  }

  /// How long a load or a refresh may take.
  public nonisolated static let patience = Duration.seconds(10)
  /// What the person is told after that.
  nonisolated static let timeoutReason = "The garage does not answer."

  /// Where the cars come from.
  @Dependency(\.carService) var service

  /// Creates the feature.
  public init() {}

  /// Which event leads where.
  public static var chart: Statechart<Self> {
    In(.initial) {
      On(.appeared, to: .loading)
    }
    In(.loading) {
      Invoke("fetch", onDone: Event.fetched, onError: Event.failed) { try await $0.service.cars() }
      On(Event.fetched, to: .empty, if: Guard("no cars") { $0.isEmpty })
      On(Event.fetched, to: Phase.results)
      On(Event.failed, to: Phase.error)
      After(patience, to: .error(timeoutReason))
      Ignore(.appeared, .refresh)
    }
    In(Phase.results) {
      On(.refresh, from: Phase.results, to: Phase.refreshing)
      Ignore(.appeared)
    }
    In(Phase.refreshing) {
      Invoke("fetch again", onDone: Event.fetched, onError: Event.failed) { try await $0.service.cars() }
      On(Event.fetched, to: .empty, if: Guard("no cars left") { $0.isEmpty })
      On(Event.fetched, to: Phase.results)
      On(Event.failed, from: Phase.refreshing, to: Phase.outdated) { OutdatedCars($0, because: $1) }
      After(patience, from: Phase.refreshing, to: Phase.outdated) { OutdatedCars($0, because: timeoutReason) }
      Ignore(.appeared, .refresh)
    }
    In(Phase.outdated) {
      On(.refresh, from: Phase.outdated, to: Phase.refreshing) { $0.cars }
      On(.retry, from: Phase.outdated, to: Phase.refreshing) { $0.cars }
      Ignore(.appeared)
    }
    In(.empty) {
      On(.refresh, to: .loading)
      On(.retry, to: .loading)
      Ignore(.appeared)
    }
    In(Phase.error) {
      On(.retry, to: .loading)
      On(.refresh, to: .loading)
      Ignore(.appeared)
    }
  }
}
