import Elements
import ViewGraph

private struct CustomContentModifier: PrimitiveModifier {
  let label: Text
  let value: Text
  let importance: AccessibilityCustomContentImportance

  static var kind: ElementKind { .description }
  var readsEnvironment: Bool { !label.isConstant || !value.isConstant }

  func describe(_ writer: inout LayerWriter) {
    let values = EnvironmentValues(scope: writer.environment)
    writer[importance == .high ? .importantContent : .customContent] = .string(
      "\(label.string(in: values)): \(value.string(in: values))")
  }

  func isDescribed(like other: Self) -> Bool {
    label == other.label && value == other.value && importance == other.importance && !readsEnvironment
  }
}

extension View {
  /// Adds custom content to the accessibility description of the view. A view can have several contents, in the order
  /// of the modifiers. Browsers speak all of them: contents of high importance before the hint, and the others after
  /// it.
  ///
  /// - Parameters:
  ///   - label: The label of the content.
  ///   - value: The content.
  ///   - importance: The importance of the content.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    modifier(CustomContentModifier(label: label, value: value, importance: importance))
  }

  /// Adds custom content with a localized label to the accessibility description of the view.
  ///
  /// - Parameters:
  ///   - labelKey: The label of the content.
  ///   - value: The content.
  ///   - importance: The importance of the content.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds localized custom content to the accessibility description of the view.
  ///
  /// - Parameters:
  ///   - labelKey: The label of the content.
  ///   - valueKey: The content.
  ///   - importance: The importance of the content.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds custom content with a localized label to the accessibility description of the view.
  ///
  /// - Parameters:
  ///   - labelKey: The label of the content.
  ///   - value: The content.
  ///   - importance: The importance of the content.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}

/// The importance of custom accessibility content.
public struct AccessibilityCustomContentImportance: Hashable, Sendable {
  private let isHigh: Bool

  /// Default importance: the content is spoken after the view's hint.
  public static let `default` = AccessibilityCustomContentImportance(isHigh: false)
  /// High importance: the content is spoken immediately after the view's value.
  public static let high = AccessibilityCustomContentImportance(isHigh: true)
}
