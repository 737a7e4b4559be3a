import Foundation

extension View {
  /// Presents an inspector. On a wide window it is shown next to the screen, and on a narrow window as a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: whether the inspector is presented.
  ///   - content: the content of the inspector.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> V
  ) -> some View {
    presenting(InspectorKind.self, isPresented, nil, content)
  }

  /// Sets the width of the inspector that contains this view, on a wide window.
  ///
  /// - Parameter width: the width, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    presentationOptions { $0.asideWidth = width.isFinite ? max(0, width) : nil }
  }

  /// Sets the width of the inspector that contains this view, on a wide window. The width is the ideal width, limited
  /// to the given bounds. The user cannot change it.
  ///
  /// - Parameters:
  ///   - min: the minimum width, in points.
  ///   - ideal: the ideal width, in points.
  ///   - max: the maximum width, in points.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    inspectorColumnWidth(Swift.min(Swift.max(ideal, min ?? ideal), max ?? .infinity))
  }
}
