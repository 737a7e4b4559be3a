import Elements
import ViewGraph

struct HiddenModifier: PrimitiveModifier {
  static var kind: ElementKind { .hidden }

  func describe(_ writer: inout LayerWriter) {}
  func isDescribed(like other: Self) -> Bool { true }
}

struct HitTestingModifier: PrimitiveModifier {
  let isEnabled: Bool

  static var kind: ElementKind { .hitTesting }

  func describe(_ writer: inout LayerWriter) {
    if !isEnabled { writer[.disabled] = .flag(true) }
  }
}

struct FlipModifier: PrimitiveModifier {
  let isEnabled: Bool

  static var kind: ElementKind { .flip }

  func describe(_ writer: inout LayerWriter) {
    if !isEnabled { writer[.disabled] = .flag(true) }
  }
}

extension View {
  /// Hides the view for good: it keeps its space, and nobody sees, hears or presses it.
  public func hidden() -> some View {
    modifier(HiddenModifier())
  }

  /// Says whether pointers reach the view. What is behind it gets what it does not take.
  ///
  /// - Parameter enabled: whether they do. By keyboard its controls are reached in any case.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Mirrors the view where one reads from right to left.
  ///
  /// - Parameter enabled: `false` changes nothing.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}

// What hosts read.

extension ElementKind {
  /// A layer: nobody sees, hears or presses the view, which keeps its space.
  package static let hidden = ElementKind(rawValue: "hidden")
  /// A layer: where it is `disabled`, pointers do not reach the view.
  package static let hitTesting = ElementKind(rawValue: "hitTesting")
  /// A layer: the view is mirrored where one reads from right to left, unless it is `disabled`.
  package static let flip = ElementKind(rawValue: "flip")
}

extension Element {
  /// Whether nobody sees it, because a layer says so.
  package var isHidden: Bool { layers.contains { $0.kind == .hidden } }
}
