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
