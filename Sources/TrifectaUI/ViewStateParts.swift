/// An action that loads a value again.
public typealias RetryAction = @MainActor () -> Void

/// The default view for an empty ``ViewStateView``, with a button to load again.
public struct ViewStateEmptyView: View {
  private let retry: RetryAction?

  /// Creates the view.
  ///
  /// - Parameter retry: loads again; `nil` hides the button.
  public init(retry: RetryAction?) {
    self.retry = retry
  }

  /// A symbol, a text and a button.
  public var body: some View {
    ContentUnavailableView {
      Label("Nothing Here Yet", systemImage: "tray")
    } actions: {
      if let retry { Button("Reload", action: retry) }
    }
  }
}

/// The default view of a ``ViewStateView`` whose load failed: the error, with a button to try again.
public struct ViewStateFailedView: View {
  private let error: any Error
  private let retry: RetryAction?

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - error: the error. Its `localizedDescription` is shown, so provide one that people understand.
  ///   - retry: loads again; `nil` hides the button.
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

/// The default notice of a ``ViewStateView`` above a value whose refresh failed: the error, with a button to try again.
public struct ViewStateNotice: View {
  private let error: any Error
  private let retry: RetryAction?

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - error: the error. Its `localizedDescription` is shown, so provide one that people understand.
  ///   - retry: loads again; `nil` hides the button.
  public init(error: any Error, retry: RetryAction?) {
    self.error = error
    self.retry = retry
  }

  /// The error and a button in a row.
  public var body: some View {
    HStack {
      Text(error.localizedDescription).foregroundStyle(.secondary)
      if let retry { Button("Try Again", action: retry) }
    }
    .font(.footnote)
  }
}
