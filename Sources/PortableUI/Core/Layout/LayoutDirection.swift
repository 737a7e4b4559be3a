import Elements
import ViewGraph

/// The reading direction of a view.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic.
  case rightToLeft
}

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  /// The reading direction of the view.
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
  /// Sets the reading direction of the view.
  ///
  /// - Parameters:
  ///   - keyPath: `\.layoutDirection`.
  ///   - value: The direction.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> some View {
    transformEnvironment(keyPath) { $0 = value }.modifier(DirectionModifier(direction: value))
  }
}
