extension URLOpener {
  /// Opens URLs as the screens do.
  ///
  /// ```swift
  /// @Environment(\.openURL) var openURL
  /// let store = Store(initialState: Help.State()) { Help() } withDependencies: { $0.openURL = URLOpener(openURL) }
  /// ```
  ///
  /// - Parameter action: the action of a view's environment.
  public init(_ action: OpenURLAction) {
    self.init { url in
      await withCheckedContinuation { continuation in
        action(url) { continuation.resume(returning: $0) }
      }
    }
  }
}
