import Foundation

/// The state of a value that is loaded: loading, loaded, empty, or failed.
///
/// While a newer value loads, and after a load has failed, the previous value is kept: ``value`` is the value that the
/// screen can show.
///
/// ```swift
/// struct State: Equatable { var entries: ViewState<[Entry]> = .loading }
///
/// switch state.entries {
/// case .loading: Text("One moment")
/// case .success(let entries): EntryList(entries)
/// case .empty: Text("No news")
/// case .failed(let error, _): Text(error.localizedDescription)
/// }
/// ```
///
/// Two states are equal if they are the same case, their values are equal, and their errors have the same type and
/// description. `Trifecta`'s `LoadingReducer` is a feature that manages such a state.
public enum ViewState<Value> {
  /// The value is being loaded. `previous` is the previous value. `progress` is from 0 to 1, or `nil` if it is unknown;
  /// read it from ``ViewState/progress``, which clamps it to this range.
  case loading(previous: Value?, progress: Double?)
  /// The value is present.
  case success(Value)
  /// The value was loaded and is empty.
  case empty
  /// The value could not be loaded. `previous` is the previous value.
  case failed(any Error, previous: Value? = nil)

  /// A first load with unknown progress.
  public static var loading: ViewState { .loading(previous: nil, progress: nil) }
}

extension ViewState: Sendable where Value: Sendable {}

extension ViewState {
  /// Creates the state of a loaded value, which may be empty.
  ///
  /// - Parameters:
  ///   - value: the loaded value.
  ///   - isEmpty: returns whether the value has no content to show.
  @inlinable
  public init(_ value: Value, isEmpty: (Value) throws -> Bool) rethrows {
    self = try isEmpty(value) ? .empty : .success(value)
  }

  /// Creates the state of a loaded collection: ``empty`` if it has no elements.
  ///
  /// - Parameter value: the loaded collection.
  @inlinable
  public init(_ value: Value) where Value: Collection {
    self.init(value, isEmpty: \.isEmpty)
  }
}

extension ViewState: Equatable where Value: Equatable {
  /// Returns whether two states are the same case with equal values, and with errors of the same type and description.
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

/// Returns whether two errors have the same type and equal descriptions.
///
/// Each error has two descriptions, and both are compared: one names the case and its values, the other is the text
/// that a screen shows.
package func areAlike(_ first: any Error, _ second: any Error) -> Bool {
  type(of: first) == type(of: second)
    && String(describing: first) == String(describing: second)
    && first.localizedDescription == second.localizedDescription
}

extension ViewState {
  /// Transforms the value of this state, including a previous value.
  ///
  /// The case stays the same: the transformed value is not checked for being empty.
  ///
  /// - Parameter transform: converts the value. Not called if there is no value.
  /// - Returns: the state of the transformed value.
  /// - Throws: the error of `transform`.
  @inlinable
  public func map<Other, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Other
  ) throws(Failure) -> ViewState<Other> {
    switch self {
    case .success(let value): return .success(try transform(value))
    case .empty: return .empty
    case .loading(let previous?, let progress):
      return .loading(previous: try transform(previous), progress: progress)
    case .loading(nil, let progress): return .loading(previous: nil, progress: progress)
    case .failed(let error, let previous?): return .failed(error, previous: try transform(previous))
    case .failed(let error, nil): return .failed(error)
    }
  }

  /// Returns this state while its value is loaded for the first time or again. A present value is kept.
  ///
  /// - Parameter progress: the progress, from 0 to 1; `nil` if it is unknown.
  /// - Returns: a ``loading(previous:progress:)``.
  @inlinable
  public func reloading(progress: Double? = nil) -> ViewState {
    .loading(previous: value, progress: progress)
  }

  /// Returns this state after a failed load. A present value is kept.
  ///
  /// - Parameter error: the error of the load.
  /// - Returns: a ``failed(_:previous:)``.
  @inlinable
  public func failing(with error: any Error) -> ViewState {
    .failed(error, previous: value)
  }
}
