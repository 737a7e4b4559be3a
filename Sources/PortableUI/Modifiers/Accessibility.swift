import Elements
import ViewGraph

struct DescriptionModifier: PrimitiveModifier {
  let key: AttributeKey
  let value: String

  var wrapper: ElementKind? { nil }

  func describe(_ writer: inout ElementWriter) {
    writer[key] = .string(value)
  }
}

extension View {
  /// Gives the view a name by which tests find it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(DescriptionModifier(key: .identifier, value: identifier))
  }

  /// Sets what assistive technology calls the view.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    modifier(DescriptionModifier(key: .label, value: label.text))
  }

  /// Sets what assistive technology calls the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(DescriptionModifier(key: .label, value: String(label)))
  }

  /// Sets what assistive technology tells of using the view.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    modifier(DescriptionModifier(key: .hint, value: hint.text))
  }

  /// Sets what assistive technology tells of using the view.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modifier(DescriptionModifier(key: .hint, value: String(hint)))
  }
}
