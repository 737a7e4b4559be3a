import Foundation

extension View {
  /// Presents what there is to say of this view: beside the screen on a wide window, and on a sheet on a narrow one.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is there.
  ///   - content: what it shows.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> V
  ) -> some View {
    presenting(InspectorKind.self, isPresented, nil, content)
  }

  /// Says how wide the inspector is that this view is in, where it stands beside the screen.
  ///
  /// - Parameter width: how wide, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    presentationLook { $0.asideWidth = width.isFinite ? max(0, width) : nil }
  }

  /// Says how wide the inspector is that this view is in, where it stands beside the screen. Nobody makes it wider or narrower.
  ///
  /// - Parameters:
  ///   - min: the least width, in points.
  ///   - ideal: the width, in points.
  ///   - max: the greatest width, in points.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    inspectorColumnWidth(Swift.min(Swift.max(ideal, min ?? ideal), max ?? .infinity))
  }
}
