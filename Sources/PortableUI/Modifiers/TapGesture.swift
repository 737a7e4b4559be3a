import Elements
import ViewGraph

struct TapModifier: PrimitiveModifier {
  let count: Int
  let action: @MainActor () -> Void

  static var kind: ElementKind { .tapGesture }
  static var handlers: [Handler] { [Handler(.tap)] }

  func describe(_ writer: inout LayerWriter) {
    if count > 1 { writer[.count] = .number(Double(count)) }
  }

  func isDescribed(like other: Self) -> Bool { count == other.count }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard EnvironmentValues(scope: environment).isEnabled else { return false }
    action()
    return true
  }
}

extension View {
  /// Runs an action when the view is tapped. A control inside of it takes its taps itself.
  ///
  /// - Parameters:
  ///   - count: how many taps in a row it takes.
  ///   - action: what to do.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(TapModifier(count: max(count, 1), action: action))
  }
}
