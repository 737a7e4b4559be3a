import Foundation
import Trifecta

extension CarList.Phase {
  /// The view state of this phase.
  public var viewState: ViewState<[Car]> {
    switch self {
    case .initial, .loading: .loading
    case .results(let cars): .success(cars)
    case .refreshing(let cars): .loading(previous: cars, progress: nil)
    case .outdated(let outdated): .failed(CarsNotLoaded(reason: outdated.reason), previous: outdated.cars)
    case .empty: .empty
    case .error(let reason): .failed(CarsNotLoaded(reason: reason))
    }
  }
}

/// The reason of a failed load as an error.
public struct CarsNotLoaded: LocalizedError, Equatable {
  /// The reason, as text for the user.
  public var reason: String

  /// Creates the error.
  public init(reason: String) {
    self.reason = reason
  }

  /// The reason as the localized description.
  public var errorDescription: String? { reason }
}
