import Elements
import ViewGraph

/// Counts how often a value has changed, and has hosts animate what changes with it.
private struct AnimationModifier<Value: Equatable>: ViewModifier {
  let animation: Animation?
  let value: Value
  @State private var changes = Changes()

  func body(content: Content) -> some View {
    content.modifier(AnimationDescription(animation: animation, pass: changes.count(with: value)))
  }

  /// What is known of the value. It changes along with an evaluation and must not ask for another.
  @MainActor
  final class Changes {
    private var value: Value?
    private var count = 0

    func count(with value: Value) -> Int {
      if let known = self.value, known != value { count += 1 }
      self.value = value
      return count
    }
  }
}

private struct AnimationDescription: PrimitiveModifier {
  let animation: Animation?
  let pass: Int

  static var kind: ElementKind { .animation }

  func describe(_ writer: inout LayerWriter) {
    writer[.animation] = animation.map { .string($0.words) }
    if pass > 0 { writer[.animationPass] = .number(Double(pass)) }
  }
}

extension View {
  /// Animates what changes inside of this view together with a value.
  ///
  /// Hosts decide what they can show of it: a browser fades in the views that are new inside of this one, unless the person
  /// prefers less motion; others show the change at once.
  ///
  /// - Parameters:
  ///   - animation: how; `nil` shows the change at once.
  ///   - value: what the change depends on. Changes that come while it stays the same are not animated.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}
