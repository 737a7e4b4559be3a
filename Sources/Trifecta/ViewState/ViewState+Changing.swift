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
