extension ViewState {
  /// Which of the four cases a state is, without what comes with it.
  ///
  /// It is what an animation between the cases depends on: `.animation(.default, value: state.phase)`.
  public enum Phase: String, Hashable, CaseIterable, Sendable {
    /// The value is on its way.
    case loading
    /// The value is there.
    case success
    /// There is nothing in the value.
    case empty
    /// The value did not come.
    case failed
  }

  /// Which of the four cases this is.
  public var phase: Phase {
    switch self {
    case .loading: .loading
    case .success: .success
    case .empty: .empty
    case .failed: .failed
    }
  }

  /// The value there is to show: the one that was loaded, or the one before while another is loaded or has failed to
  /// come.
  public var value: Value? {
    switch self {
    case .success(let value): value
    case .loading(let previous, _), .failed(_, let previous): previous
    case .empty: nil
    }
  }

  /// Whether the value is on its way.
  public var isLoading: Bool { phase == .loading }

  /// Whether the value is there and there is nothing in it.
  public var isEmpty: Bool { phase == .empty }

  /// Why the value did not come; `nil` in every other case.
  public var error: (any Error)? {
    if case .failed(let error, _) = self { error } else { nil }
  }

  /// The part of the loading that is done, from 0 to 1; `nil` where it is unknown or nothing is loaded.
  public var progress: Double? {
    guard case .loading(_, let progress?) = self, !progress.isNaN else { return nil }
    return min(max(progress, 0), 1)
  }
}
