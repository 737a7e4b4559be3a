import Elements
import ViewGraph

/// In which direction one reads.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  /// In which direction one reads.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

private struct DirectionModifier: PrimitiveModifier {
  let direction: LayoutDirection

  static var kind: ElementKind { .direction }

  func describe(_ writer: inout LayerWriter) {
    writer[.direction] = .string(direction.rawValue)
  }
}

extension View {
  /// Lays the view out for one direction of reading.
  ///
  /// - Parameters:
  ///   - keyPath: `\.layoutDirection`.
  ///   - value: which direction.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> some View {
    transformEnvironment(keyPath) { $0 = value }.modifier(DirectionModifier(direction: value))
  }
}

extension ElementKind {
  /// A layer: one reads the view in a `direction`, `leftToRight` or `rightToLeft`.
  package static let direction = ElementKind(rawValue: "direction")
}

extension AttributeKey {
  package static let direction = AttributeKey(rawValue: "direction")
}
