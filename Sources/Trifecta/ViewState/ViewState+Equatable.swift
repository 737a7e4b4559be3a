import Foundation

extension ViewState: Equatable where Value: Equatable {
  /// Whether both are the same case with equal values, and with errors of one type that describe themselves alike.
  public static func == (first: ViewState, second: ViewState) -> Bool {
    switch (first, second) {
    case (.loading(let previous, _), .loading(let otherPrevious, _)):
      return first.progress == second.progress && previous == otherPrevious
    case (.success(let value), .success(let other)):
      return value == other
    case (.empty, .empty):
      return true
    case (.failed(let error, let previous), .failed(let otherError, let otherPrevious)):
      return areAlike(error, otherError) && previous == otherPrevious
    default:
      return false
    }
  }
}

/// Whether two errors are of one type and neither a programmer nor a person is told different things of them.
///
/// Both descriptions count: one names the case and its values, the other is what a screen shows.
func areAlike(_ first: any Error, _ second: any Error) -> Bool {
  type(of: first) == type(of: second)
    && String(describing: first) == String(describing: second)
    && first.localizedDescription == second.localizedDescription
}
