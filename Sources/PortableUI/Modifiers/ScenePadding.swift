/// The space between a scene's content and the edges of its window.
public struct ScenePadding: Hashable, Sendable {
  let length: CGFloat

  /// The least padding that a scene recommends: 16 points, as for ``View/padding(_:_:)`` without a length.
  public static let minimum = ScenePadding(length: PaddingModifier.standard)
}

extension View {
  /// Adds the space that a scene recommends between its content and the edges of its window.
  ///
  /// - Parameter edges: the edges to pad.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }

  /// Adds a kind of space between a scene's content and the edges of its window.
  ///
  /// - Parameters:
  ///   - padding: the kind of space.
  ///   - edges: the edges to pad.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, padding.length)
  }
}
