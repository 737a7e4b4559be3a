import Foundation

/// What a screen shows of a value that has to be loaded: that it is on its way, the value, that there is none, or why
/// it did not come.
///
/// A value that is there stays there while a newer one is loaded, and when that fails: ``value`` is what the screen can
/// still show.
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
/// Two states are equal if their values are, and their errors are of one type and describe themselves alike.
/// `Trifecta`'s `LoadingReducer` is the feature that goes through these states.
public enum ViewState<Value> {
  /// The value is on its way. `previous` is the one that was there, `progress` the part that is done, from 0 to 1 where
  /// it is known: read it from ``ViewState/progress``, which never leaves that range.
  case loading(previous: Value?, progress: Double?)
  /// The value is there.
  case success(Value)
  /// The value is there and there is nothing in it.
  case empty
  /// The value did not come. `previous` is the one that was there.
  case failed(any Error, previous: Value? = nil)

  /// A first value is on its way, and nobody knows how far.
  public static var loading: ViewState { .loading(previous: nil, progress: nil) }
}

extension ViewState: Sendable where Value: Sendable {}

extension ViewState {
  /// Creates the state of a value that has been loaded, after asking whether there is anything in it.
  ///
  /// - Parameters:
  ///   - value: what was loaded.
  ///   - isEmpty: whether there is nothing in it to show.
  @inlinable
  public init(_ value: Value, isEmpty: (Value) throws -> Bool) rethrows {
    self = try isEmpty(value) ? .empty : .success(value)
  }

  /// Creates the state of a collection that has been loaded: ``empty`` if it has no elements.
  ///
  /// - Parameter value: what was loaded.
  @inlinable
  public init(_ value: Value) where Value: Collection {
    self.init(value, isEmpty: \.isEmpty)
  }
}

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
package func areAlike(_ first: any Error, _ second: any Error) -> Bool {
  type(of: first) == type(of: second)
    && String(describing: first) == String(describing: second)
    && first.localizedDescription == second.localizedDescription
}

extension ViewState {
  /// This state with another value in it, also where it is the one from before.
  ///
  /// It stays the case it is: what `transform` returns is not asked whether it is empty.
  ///
  /// - Parameter transform: makes the other value. Not called where there is none.
  /// - Returns: the state of the other value.
  /// - Throws: what `transform` throws.
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

  /// This state while its value is loaded, again or for the first time: the value there is stays.
  ///
  /// - Parameter progress: the part that is done, from 0 to 1; `nil` where it is unknown.
  /// - Returns: a ``loading(previous:progress:)``.
  @inlinable
  public func reloading(progress: Double? = nil) -> ViewState {
    .loading(previous: value, progress: progress)
  }

  /// This state after its value could not be loaded: the value there is stays.
  ///
  /// - Parameter error: why it did not come.
  /// - Returns: a ``failed(_:previous:)``.
  @inlinable
  public func failing(with error: any Error) -> ViewState {
    .failed(error, previous: value)
  }
}
