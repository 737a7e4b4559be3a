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
/// ``Loading`` is the feature that goes through these states.
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
