import Elements
import ViewGraph

struct IdentifierModifier: PrimitiveModifier {
  let identifier: String

  static var kind: ElementKind { .description }

  func describe(_ writer: inout LayerWriter) {
    writer[.identifier] = .string(identifier)
  }
}

struct DescriptionModifier: PrimitiveModifier {
  let key: AttributeKey
  let text: Text

  static var kind: ElementKind { .description }
  var readsEnvironment: Bool { text.pieces != nil }

  func describe(_ writer: inout LayerWriter) {
    writer[key] = .string(text.string(in: EnvironmentValues(scope: writer.environment)))
  }
}

extension View {
  /// Gives the view a name by which tests find it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }

  /// Sets what assistive technology calls the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(DescriptionModifier(key: .label, text: label))
  }

  /// Sets what assistive technology calls the view.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets what assistive technology calls the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets what assistive technology tells of using the view.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(DescriptionModifier(key: .hint, text: hint))
  }

  /// Sets what assistive technology tells of using the view.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets what assistive technology tells of using the view.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
}
