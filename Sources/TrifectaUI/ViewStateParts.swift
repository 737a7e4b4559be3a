/// Loads a value again, on a person's wish.
public typealias RetryAction = @MainActor () -> Void

/// What a ``ViewStateView`` says where there is nothing: no more than that, with a button to look again.
public struct ViewStateEmptyView: View {
  private let retry: RetryAction?

  /// Creates the view.
  ///
  /// - Parameter retry: looks again; `nil` shows no button.
  public init(retry: RetryAction?) {
    self.retry = retry
  }

  /// A symbol, a text and a button.
  public var body: some View {
    ContentUnavailableView {
      Label("Nothing Here Yet", systemImage: "tray")
    } actions: {
      if let retry { Button("Look Again", action: retry) }
    }
  }
}

/// What a ``ViewStateView`` says where nothing could be loaded: what went wrong, with a button to try again.
public struct ViewStateFailedView: View {
  private let error: any Error
  private let retry: RetryAction?

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - error: what went wrong. Its `localizedDescription` is shown, so give it one that a person understands.
  ///   - retry: tries again; `nil` shows no button.
  public init(error: any Error, retry: RetryAction?) {
    self.error = error
    self.retry = retry
  }

  /// A symbol, the error and a button.
  public var body: some View {
    ContentUnavailableView {
      Label("Loading Failed", systemImage: "exclamationmark.triangle")
    } description: {
      Text(error.localizedDescription)
    } actions: {
      if let retry { Button("Try Again", action: retry) }
    }
  }
}

/// What a ``ViewStateView`` says above a value that could not be refreshed: what went wrong, with a button to try
/// again.
public struct ViewStateNotice: View {
  private let error: any Error
  private let retry: RetryAction?

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - error: what went wrong. Its `localizedDescription` is shown, so give it one that a person understands.
  ///   - retry: tries again; `nil` shows no button.
  public init(error: any Error, retry: RetryAction?) {
    self.error = error
    self.retry = retry
  }

  /// The error and a button, side by side.
  public var body: some View {
    HStack {
      Text(error.localizedDescription).foregroundStyle(.secondary)
      if let retry { Button("Try Again", action: retry) }
    }
    .font(.footnote)
  }
}
