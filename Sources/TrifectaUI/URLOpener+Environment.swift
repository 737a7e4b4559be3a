extension URLOpener {
  /// Creates a URL opener that uses the action of a view's environment.
  ///
  /// ```swift
  /// @Environment(\.openURL) var openURL
  /// let store = Store(initialState: Help.State()) { Help() } withDependencies: { $0.openURL = URLOpener(openURL) }
  /// ```
  ///
  /// - Parameter action: the `openURL` action of the environment.
  public init(_ action: OpenURLAction) {
    self.init { url in
      await withCheckedContinuation { continuation in
        action(url) { continuation.resume(returning: $0) }
      }
    }
  }
}
