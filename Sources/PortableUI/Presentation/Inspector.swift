import Foundation

extension View {
  /// Presents an inspector: next to the screen on a wide window, and as a sheet on a narrow one.
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

  /// Sets the width of the inspector that contains this view, on a wide window. The user cannot resize it.
  ///
  /// - Parameters:
  ///   - min: the minimum width, in points.
  ///   - ideal: the width, in points.
  ///   - max: the maximum width, in points.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    inspectorColumnWidth(Swift.min(Swift.max(ideal, min ?? ideal), max ?? .infinity))
  }
}
