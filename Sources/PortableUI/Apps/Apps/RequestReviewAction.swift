/// An action that asks the user to rate the app.
///
/// Read the action with `@Environment(\.requestReview)`, and call it like a function. As on Apple's platforms, a
/// request is not always shown to the user. A browser has no app store, so it shows nothing. A screen in a test counts
/// the requests.
@MainActor
public struct RequestReviewAction {
  let request: @MainActor () -> Void

  /// Requests a rating. The app is not notified whether the user rates it.
  public func callAsFunction() {
    request()
  }
}

private struct RequestReviewKey: EnvironmentKey {
  static var defaultValue: RequestReviewAction? { nil }
}

extension EnvironmentValues {
  /// An action that asks the user to rate the app. Outside a screen, the action has no effect.
  public package(set) var requestReview: RequestReviewAction {
    get { self[RequestReviewKey.self] ?? RequestReviewAction {} }
    set { self[RequestReviewKey.self] = newValue }
  }
}
