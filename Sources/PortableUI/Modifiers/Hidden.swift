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
  /// Hides the view. It keeps its space, but receives no input and is not accessible.
  public func hidden() -> some View {
    modifier(HiddenModifier())
  }

  /// Sets whether the view takes part in hit testing. Otherwise pointer events go to the views behind it.
  ///
  /// - Parameter enabled: whether it does. Its controls are accessible by keyboard in either case.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Mirrors the view in right-to-left layout direction.
  ///
  /// - Parameter enabled: whether it is mirrored.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}

// The element kinds that hosts read.

extension ElementKind {
  /// A layer that hides the view from sight, input and assistive technology. The view keeps its space.
  package static let hidden = ElementKind(rawValue: "hidden")
  /// A layer that excludes the view from hit testing if it is `disabled`.
  package static let hitTesting = ElementKind(rawValue: "hitTesting")
  /// A layer that mirrors the view in right-to-left layout, unless it is `disabled`.
  package static let flip = ElementKind(rawValue: "flip")
}

extension Element {
  /// Whether a layer hides the element.
  package var isHidden: Bool { layers.contains { $0.kind == .hidden } }
}
