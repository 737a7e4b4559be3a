import Elements
import ViewGraph

/// What stands beside a view that leads somewhere: how much is new there, for one.
struct BadgeKey: TraitKey {
  typealias Value = Text?
}

private struct BadgeModifier: PrimitiveModifier {
  let label: Text?

  static var kind: ElementKind { .trait }
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    let text = label?.string(in: EnvironmentValues(scope: writer.environment)) ?? ""
    if !text.isEmpty { writer[.badge] = .string(text) }
  }
}

extension View {
  /// Shows a number at the end of this row of a list, or on this tab's item.
  ///
  /// - Parameter count: the number; 0 shows nothing.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// Shows a text at the end of this row of a list, or on this tab's item.
  ///
  /// - Parameter label: the text; `nil` shows nothing.
  public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label)).modifier(TraitModifier<BadgeKey>(value: label))
  }

  /// Shows a text at the end of this row of a list, or on this tab's item.
  ///
  /// - Parameter key: the text; `nil` shows nothing.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text at the end of this row of a list, or on this tab's item.
  ///
  /// - Parameter label: the text; `nil` shows nothing.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
