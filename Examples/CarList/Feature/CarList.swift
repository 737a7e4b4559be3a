import Trifecta
import TrifectaMachines

/// A list of cars for sale, which is loaded when the screen appears and when it is refreshed. The list may be empty,
/// and loading may fail.
public struct CarList: Machine {
  /// The phase of loading.
  public enum Phase: Equatable, Sendable {
    /// Nothing was requested yet.
    case initial
    /// The first load, with nothing to show.
    case loading
    /// The loaded cars.
    case results([Car])
    /// A refresh, during which the previous cars remain visible.
    case refreshing([Car])
    /// The cars of an earlier load, after a refresh has failed.
    case outdated(OutdatedCars)
    /// No cars are for sale.
    case empty
    /// The reason why the first load failed.
    case error(String)
  }

  /// Cars that could not be refreshed.
  public struct OutdatedCars: Equatable, Sendable {
    /// The cars of the last successful load.
    public var cars: [Car]
    /// The reason of the failed refresh, as text for the user.
    public var reason: String

    /// Creates a value from the cars and the reason.
    public init(_ cars: [Car], because reason: String) {
      self.cars = cars
      self.reason = reason
    }
  }

  /// The events of the machine.
  public enum Event: Equatable, Sendable {
    /// The screen appeared.
    case appeared
    /// The user refreshed the list.
    case refresh
    /// The user tapped the retry button.
    case retry
    /// Cars were loaded.
    case fetched([Car])
    /// Loading failed for a reason.
    case failed(String)
  }

  /// The time limit of a load or a refresh.
  public nonisolated static let patience = Duration.seconds(10)
  /// The reason that is shown when the time limit is exceeded.
  nonisolated static let timeoutReason = "The garage does not respond."

  /// The source of the cars.
  @Dependency(\.carService) var service

  /// Creates the feature.
  public init() {}

  /// The transitions between phases.
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

extension CarList.OutdatedCars: SourceRepresentable {
  /// The call that creates an equal value, for generated tests.
  public nonisolated var initializerCall: InitializerCall { InitializerCall((nil, cars), ("because", reason)) }
}
