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
  /// Gives the view a name by which tests find it.
  ///
  /// - Parameters:
  ///   - identifier: the name.
  ///   - isEnabled: `false` changes nothing.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some View {
    modifier(SpokenModifier(key: .identifier, value: isEnabled ? .string(identifier) : nil))
  }

  /// Sets what assistive technology calls the view.
  ///
  /// - Parameters:
  ///   - label: in words.
  ///   - isEnabled: `false` changes nothing.
  @inlinable
  public consuming func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
    modifier(DescriptionModifier(label: isEnabled ? label : nil))
  }

  /// Sets what assistive technology calls the view.
  ///
  /// - Parameters:
  ///   - label: in words.
  ///   - isEnabled: `false` changes nothing.
  @inlinable
  public consuming func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets what assistive technology calls the view.
  ///
  /// - Parameters:
  ///   - label: in words.
  ///   - isEnabled: `false` changes nothing.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets what assistive technology tells of using the view.
  ///
  /// - Parameters:
  ///   - hint: in words.
  ///   - isEnabled: `false` changes nothing.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View {
    modifier(DescriptionModifier(key: .hint, text: isEnabled ? hint : nil))
  }

  /// Sets what assistive technology tells of using the view.
  ///
  /// - Parameters:
  ///   - hint: in words.
  ///   - isEnabled: `false` changes nothing.
  public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets what assistive technology tells of using the view.
  ///
  /// - Parameters:
  ///   - hint: in words.
  ///   - isEnabled: `false` changes nothing.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets what assistive technology says that the view holds.
  ///
  /// - Parameters:
  ///   - valueDescription: in words.
  ///   - isEnabled: `false` changes nothing.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> some View {
    modifier(DescriptionModifier(key: .valueText, text: isEnabled ? valueDescription : nil))
  }

  /// Sets what assistive technology says that the view holds.
  ///
  /// - Parameters:
  ///   - valueDescription: in words.
  ///   - isEnabled: `false` changes nothing.
  public func accessibilityValue(_ valueDescription: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityValue(Text(valueDescription), isEnabled: isEnabled)
  }

  /// Sets what assistive technology says that the view holds.
  ///
  /// - Parameters:
  ///   - valueDescription: in words.
  ///   - isEnabled: `false` changes nothing.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ valueDescription: S, isEnabled: Bool = true) -> some View {
    accessibilityValue(Text(valueDescription), isEnabled: isEnabled)
  }

  /// Says whether assistive technology passes the view over. A pointer and a keyboard still reach it.
  ///
  /// - Parameters:
  ///   - hidden: whether it does.
  ///   - isEnabled: `false` changes nothing.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
    modifier(SpokenModifier(key: .unspoken, value: isEnabled ? .flag(hidden) : nil))
  }

  /// Says what the view is made of for assistive technology.
  ///
  /// - Parameter children: whether what is in it is a part of it, is passed over, or stands for itself.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(SpokenModifier(key: .spokenChildren, value: .string(children.name)))
  }

  /// Says when the view is read among its neighbours. A browser reads in the order in which views are written.
  ///
  /// - Parameter sortPriority: the higher, the sooner; 0 is usual.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(SpokenModifier(key: .sortPriority, value: .number(sortPriority)))
  }
}

/// What a view is made of for assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  /// It is one thing: what is in it is passed over.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// It holds what is in it, which stands for itself.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// It is one thing, which says what is in it.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
