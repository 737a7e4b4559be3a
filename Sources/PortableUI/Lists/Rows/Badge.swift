import Elements
import ViewGraph

/// The badge of a row or tab item, for example the number of new items.
package struct BadgeKey: TraitKey {
  package typealias Value = Text?
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
  /// Sets the badge of this list row or tab item to a number.
  ///
  /// - Parameter count: the number; 0 removes the badge.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// Sets the badge of this list row or tab item to a text.
  ///
  /// - Parameter label: the text; `nil` removes the badge.
  public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label)).modifier(TraitModifier<BadgeKey>(value: label))
  }

  /// Sets the badge of this list row or tab item to a text.
  ///
  /// - Parameter key: the text; `nil` removes the badge.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Sets the badge of this list row or tab item to a text.
  ///
  /// - Parameter label: the text; `nil` removes the badge.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
