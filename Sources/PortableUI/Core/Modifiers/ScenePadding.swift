/// The recommended padding between the content of a scene and the edges of its window.
public struct ScenePadding: Hashable, Sendable {
  let length: CGFloat

  /// The minimum padding that a scene recommends. It is 16 points, like the default length of ``View/padding(_:_:)``.
  public static let minimum = ScenePadding(length: PaddingModifier.standard)
}

extension View {
  /// Adds the minimum padding that a scene recommends.
  ///
  /// - Parameter edges: the edges to pad.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }

  /// Adds the padding that a scene recommends.
  ///
  /// - Parameters:
  ///   - padding: the kind of padding.
  ///   - edges: the edges to pad.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, padding.length)
  }
}
