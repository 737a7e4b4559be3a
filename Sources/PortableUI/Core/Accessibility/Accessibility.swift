import Elements
import ViewGraph

@usableFromInline
struct DescriptionModifier: PrimitiveModifier {
  let key: AttributeKey
  let text: Text?

  init(key: AttributeKey, text: Text?) {
    self.key = key
    self.text = text
  }

  @usableFromInline
  init(label: Text?) {
    self.init(key: .label, text: label)
  }

  @usableFromInline static var kind: ElementKind { .description }
  @usableFromInline var readsEnvironment: Bool { text?.isConstant == false }

  @usableFromInline
  func describe(_ writer: inout LayerWriter) {
    writer[key] = text.map { .string($0.string(in: EnvironmentValues(scope: writer.environment))) }
  }
}

extension View {
  /// Sets an identifier that tests use to find the view.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - isEnabled: Whether the modifier has an effect.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some View {
    modifier(AccessibilityAttributeModifier(key: .identifier, value: isEnabled ? .string(identifier) : nil))
  }

  /// Sets the accessibility label of the view.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: Whether the modifier has an effect.
  @inlinable
  public consuming func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
    modifier(DescriptionModifier(label: isEnabled ? label : nil))
  }

  /// Sets the accessibility label of the view.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: Whether the modifier has an effect.
  @inlinable
  public consuming func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the accessibility label of the view.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: Whether the modifier has an effect.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of the view: a description of the result of an action.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: Whether the modifier has an effect.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View {
    modifier(DescriptionModifier(key: .hint, text: isEnabled ? hint : nil))
  }

  /// Sets the accessibility hint of the view: a description of the result of an action.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: Whether the modifier has an effect.
  public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of the view: a description of the result of an action.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: Whether the modifier has an effect.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of the view.
  ///
  /// - Parameters:
  ///   - valueDescription: The value.
  ///   - isEnabled: Whether the modifier has an effect.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> some View {
    modifier(DescriptionModifier(key: .valueText, text: isEnabled ? valueDescription : nil))
  }

  /// Sets the accessibility value of the view.
  ///
  /// - Parameters:
  ///   - valueDescription: The value.
  ///   - isEnabled: Whether the modifier has an effect.
  public func accessibilityValue(_ valueDescription: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityValue(Text(valueDescription), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of the view.
  ///
  /// - Parameters:
  ///   - valueDescription: The value.
  ///   - isEnabled: Whether the modifier has an effect.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ valueDescription: S, isEnabled: Bool = true) -> some View {
    accessibilityValue(Text(valueDescription), isEnabled: isEnabled)
  }

  /// Hides the view from assistive technology and removes its controls from the tab order. They still react to pointers.
  ///
  /// - Parameters:
  ///   - hidden: Whether the view is hidden.
  ///   - isEnabled: Whether the modifier has an effect.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
    modifier(AccessibilityAttributeModifier(key: .unspoken, value: isEnabled ? .flag(hidden) : nil))
  }

  /// Makes the view an accessibility element.
  ///
  /// - Parameter children: How the element treats its children.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityAttributeModifier(key: .spokenChildren, value: .string(children.name)))
  }

  /// Sets the priority of the view in the reading order. Browsers ignore it: they read in document order.
  ///
  /// - Parameter sortPriority: The priority. Views of a higher priority are read first. The default is 0.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(AccessibilityAttributeModifier(key: .sortPriority, value: .number(sortPriority)))
  }
}

/// The treatment of an accessibility element's children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  /// A single element whose children are ignored.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// A container whose children are elements themselves.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// A single element that combines the properties of its children.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
