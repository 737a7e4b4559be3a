import Elements
import ViewGraph

/// A layer that sets an accessibility attribute of a view.
@usableFromInline
struct AccessibilityAttributeModifier: PrimitiveModifier {
  let key: AttributeKey
  let value: AttributeValue?

  @usableFromInline static var kind: ElementKind { .description }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    writer[key] = value
  }

  @usableFromInline func isDescribed(like other: Self) -> Bool { key == other.key && value == other.value }
}

/// A layer that shows its content only to assistive technology and keyboard users.
struct VisuallyHiddenModifier: PrimitiveModifier {
  static var kind: ElementKind { .visuallyHidden }

  func describe(_ writer: inout LayerWriter) {}
  func isDescribed(like other: Self) -> Bool { true }
}

extension View {
  /// Overlays the view with content for assistive technology that is visually hidden.
  func visuallyHiddenOverlay(@ViewBuilder _ content: () -> some View) -> some View {
    overlay { Group(content: content).modifier(VisuallyHiddenModifier()) }
  }
}

extension ElementKind {
  /// A layer that takes no space. It is visually hidden while its content does not have the focus.
  package static let visuallyHidden = ElementKind(rawValue: "unseen")
}

extension AttributeKey {
  /// A flag that hides the view from assistive technology.
  package static let unspoken = AttributeKey(rawValue: "unspoken")
  /// The treatment of the view's children by assistive technology: `ignore` for a single element, `combine` for a
  /// single element that combines its children, or `contain` for a container.
  package static let spokenChildren = AttributeKey(rawValue: "spokenChildren")
  /// The accessibility value of the view.
  package static let valueText = AttributeKey(rawValue: "valueText")
  /// The priority in the reading order. Views of a higher priority are read first.
  package static let sortPriority = AttributeKey(rawValue: "sortPriority")
  /// Alternative names for voice control, one per line.
  package static let inputLabels = AttributeKey(rawValue: "inputLabels")
}
