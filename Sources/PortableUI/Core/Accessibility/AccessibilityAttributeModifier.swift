import Elements
import ViewGraph

/// A layer that sets an accessibility attribute of a view.
@usableFromInline
package struct AccessibilityAttributeModifier: PrimitiveModifier {
  package let key: AttributeKey
  package let value: AttributeValue?

  package init(key: AttributeKey, value: AttributeValue?) {
    self.key = key
    self.value = value
  }

  @usableFromInline package static var kind: ElementKind { .description }

  @usableFromInline
  package func describe(_ writer: inout LayerWriter) {
    writer[key] = value
  }

  @usableFromInline package func isDescribed(like other: Self) -> Bool { key == other.key && value == other.value }
}

/// A layer that shows its content only to assistive technology and keyboard users.
struct VisuallyHiddenModifier: PrimitiveModifier {
  /// Whether the content is the default action of the view.
  var isDefaultAction = false

  static var kind: ElementKind { .visuallyHidden }

  func describe(_ writer: inout LayerWriter) {
    if isDefaultAction { writer[.isDefaultAction] = .flag(true) }
  }

  func isDescribed(like other: Self) -> Bool { isDefaultAction == other.isDefaultAction }
}

extension View {
  /// Overlays the view with content for assistive technology that is visually hidden.
  ///
  /// - Parameters:
  ///   - isDefaultAction: Whether the content is the default action of the view.
  ///   - content: The content.
  package func visuallyHiddenOverlay(
    isDefaultAction: Bool = false, @ViewBuilder _ content: () -> some View
  ) -> some View {
    overlay { Group(content: content).modifier(VisuallyHiddenModifier(isDefaultAction: isDefaultAction)) }
  }
}
