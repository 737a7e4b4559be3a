/// The appearance of content that scrolls below a bar. Hosts show a material on bars instead.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The platform default.
  public static let automatic = Self(name: "automatic")
  /// A soft transition.
  public static let soft = Self(name: "soft")
  /// A sharp transition.
  public static let hard = Self(name: "hard")
}

extension View {
  /// Sets the style of content that scrolls below bars. This modifier has no effect: hosts show a material on bars.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - edges: the edges with the bars.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Sets whether the effect on content that scrolls below bars is hidden. This modifier has no effect: hosts show a
  /// material on bars.
  ///
  /// - Parameters:
  ///   - hidden: whether the effect is hidden.
  ///   - edges: the edges with the bars.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Extends a blurred copy of the view below adjacent views. This modifier has no effect.
  public func backgroundExtensionEffect() -> some View { self }
}
