extension ViewState {
  /// The case of a state without its associated values.
  ///
  /// Use it to animate between the cases: `.animation(.default, value: state.phase)`.
  public enum Phase: String, Hashable, CaseIterable, Sendable {
    /// The value is being loaded.
    case loading
    /// The value is present.
    case success
    /// The value is empty.
    case empty
    /// The value could not be loaded.
    case failed
  }

  /// The case of this state.
  public var phase: Phase {
    switch self {
    case .loading: .loading
    case .success: .success
    case .empty: .empty
    case .failed: .failed
    }
  }

  /// The value to show: the loaded value, or the previous value while a newer one is loading or after a load has
  /// failed.
  public var value: Value? {
    switch self {
    case .success(let value): value
    case .loading(let previous, _), .failed(_, let previous): previous
    case .empty: nil
    }
  }

  /// Whether the value is being loaded.
  public var isLoading: Bool { phase == .loading }

  /// Whether the value was loaded and is empty.
  public var isEmpty: Bool { phase == .empty }

  /// The error of a failed load; `nil` in every other case.
  public var error: (any Error)? {
    if case .failed(let error, _) = self { error } else { nil }
  }

  /// The progress of the load, from 0 to 1; `nil` if it is unknown or nothing is being loaded.
  public var progress: Double? {
    guard case .loading(_, let progress?) = self, !progress.isNaN else { return nil }
    return min(max(progress, 0), 1)
  }
}
