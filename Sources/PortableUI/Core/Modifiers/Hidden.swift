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
  /// Hides the view. The hidden view keeps its space in the layout, but receives no input and is not accessible.
  public func hidden() -> some View {
    modifier(HiddenModifier())
  }

  /// Sets whether the view receives pointer events.
  ///
  /// - Parameter enabled: whether the view receives pointer events. If it is `false`, views behind this view receive
  ///   them instead. The controls in the view are accessible by keyboard in either case.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Mirrors the view in right-to-left layout direction.
  ///
  /// - Parameter enabled: whether the view is mirrored.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}

// The element kinds that hosts read.

extension Element {
  /// Whether a layer hides the element.
  package var isHidden: Bool { layers.contains { $0.kind == .hidden } }
}
