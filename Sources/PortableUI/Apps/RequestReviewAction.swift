/// An action that asks the user to rate the app.
///
/// Read it with `@Environment(\.requestReview)` and call it like a function. As on Apple's platforms, the host decides
/// whether to show anything. A browser has no store and shows nothing; a screen under test counts the requests.
@MainActor
public struct RequestReviewAction {
  let request: @MainActor () -> Void

  /// Requests a rating. The app does not learn the outcome.
  public func callAsFunction() {
    request()
  }
}

private struct RequestReviewKey: EnvironmentKey {
  static var defaultValue: RequestReviewAction? { nil }
}

extension EnvironmentValues {
  /// An action that asks the user to rate the app. Outside of a screen it does nothing.
  public internal(set) var requestReview: RequestReviewAction {
    get { self[RequestReviewKey.self] ?? RequestReviewAction {} }
    set { self[RequestReviewKey.self] = newValue }
  }
}
