/// How what scrolls below a bar is kept from disturbing what is on the bar. Hosts have a material on bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It fades.
  public static let soft = Self(name: "soft")
  /// It ends at a line.
  public static let hard = Self(name: "hard")
}

extension View {
  /// Says how what scrolls below bars is kept from disturbing what is on them. Hosts have a material there.
  ///
  /// - Parameters:
  ///   - style: how.
  ///   - edges: at which sides.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Says that what scrolls below bars is as it is. Hosts have a material there.
  ///
  /// - Parameters:
  ///   - hidden: whether nothing is done about it.
  ///   - edges: at which sides.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Lets the view go on, blurred, below what stands beside it. Hosts let it end there.
  public func backgroundExtensionEffect() -> some View { self }
}
