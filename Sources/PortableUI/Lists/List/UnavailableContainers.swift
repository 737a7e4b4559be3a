/// Unavailable.
@available(*, unavailable, message: "Split views need macOS. Use HStack or NavigationSplitView.")
public struct HSplitView<Content: View>: View {
  /// Unavailable.
  public init(@ViewBuilder content: () -> Content) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// Unavailable.
@available(*, unavailable, message: "Split views need macOS. Use VStack.")
public struct VSplitView<Content: View>: View {
  /// Unavailable.
  public init(@ViewBuilder content: () -> Content) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

extension View {
  /// Unavailable.
  @available(
    *, unavailable,
    message: "Hosts do not report which targets are visible. Use scrollPosition(id:), or onAppear in a lazy stack."
  )
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}
