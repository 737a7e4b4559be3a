import Elements
import ViewGraph

private struct InputLabelsModifier: PrimitiveModifier {
  let labels: [Text]

  static var kind: ElementKind { .description }
  var readsEnvironment: Bool { labels.contains { !$0.isConstant } }

  func describe(_ writer: inout LayerWriter) {
    guard !labels.isEmpty else { return }
    let values = EnvironmentValues(scope: writer.environment)
    writer[.inputLabels] = .string(labels.map { $0.string(in: values) }.joined(separator: "\n"))
  }

  func isDescribed(like other: Self) -> Bool { labels == other.labels && !readsEnvironment }
}

extension View {
  /// Sets alternative names for voice control, the preferred one first.
  ///
  /// - Parameters:
  ///   - inputLabels: The names.
  ///   - isEnabled: Whether the modifier has an effect.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some View {
    modifier(InputLabelsModifier(labels: isEnabled ? inputLabels : []))
  }

  /// Sets alternative names for voice control, the preferred one first.
  ///
  /// - Parameters:
  ///   - inputLabelKeys: The keys of the names.
  ///   - isEnabled: Whether the modifier has an effect.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets alternative names for voice control, the preferred one first.
  ///
  /// - Parameters:
  ///   - inputLabels: The names.
  ///   - isEnabled: Whether the modifier has an effect.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool = true) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }
}
