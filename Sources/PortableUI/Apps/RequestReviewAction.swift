/// Asks the person for a rating of the app.
///
/// Read it with `@Environment(\.requestReview)` and call it like a function. As on Apple's platforms, it is for the host to decide whether
/// anything is shown. A browser has no store and shows nothing; a screen under test counts the requests.
@MainActor
public struct RequestReviewAction {
  let request: @MainActor () -> Void

  /// Asks for a rating. An app learns nothing of the outcome.
  public func callAsFunction() {
    request()
  }
}

private struct RequestReviewKey: EnvironmentKey {
  static var defaultValue: RequestReviewAction? { nil }
}

extension EnvironmentValues {
  /// Asks the person for a rating of the app. Outside of a screen it does nothing.
  public internal(set) var requestReview: RequestReviewAction {
    get { self[RequestReviewKey.self] ?? RequestReviewAction {} }
    set { self[RequestReviewKey.self] = newValue }
  }
}
