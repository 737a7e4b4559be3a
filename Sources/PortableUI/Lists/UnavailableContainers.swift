/// Not to be had here.
@available(*, unavailable, message: "Split views are the Mac's. Use HStack, or NavigationSplitView.")
public struct HSplitView<Content: View>: View {
  /// Not to be had here.
  public init(@ViewBuilder content: () -> Content) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not to be had here.
@available(*, unavailable, message: "Split views are the Mac's. Use VStack.")
public struct VSplitView<Content: View>: View {
  /// Not to be had here.
  public init(@ViewBuilder content: () -> Content) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
