extension View {
  /// Presents what there is to say of this view, on a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is there.
  ///   - content: what is on the sheet.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Says how wide the inspector is that this view is in. Here the platform's width is kept.
  ///
  /// - Parameter width: how wide, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Says how wide the inspector is that this view is in. Here the platform's width is kept.
  ///
  /// - Parameters:
  ///   - min: the least width, in points.
  ///   - ideal: the width at first, in points.
  ///   - max: the greatest width, in points.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
}
