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

/// Lays out the view in the direction of its environment.
private struct EnvironmentDirectionModifier: PrimitiveModifier {
  static var kind: ElementKind { .direction }
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    writer[.direction] = .string(EnvironmentValues(scope: writer.environment).layoutDirection.rawValue)
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
    modifier(ValueModifier(keyPath: keyPath, value: value)).modifier(DirectionModifier(direction: value))
  }

  /// Changes the reading direction of the view, starting from the inherited direction.
  ///
  /// - Parameters:
  ///   - keyPath: `\.layoutDirection`.
  ///   - transform: A closure that changes the direction.
  public func transformEnvironment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>,
    transform: @escaping (inout LayoutDirection) -> Void
  ) -> some View {
    modifier(EnvironmentDirectionModifier()).modifier(TransformModifier(keyPath: keyPath, transform: transform))
  }
}
