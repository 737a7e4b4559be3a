import Elements
import ViewGraph

/// Connects a view with a state of the focus.
private struct FocusedModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  @State private var tracker = FocusTracker()

  func body(content: Content) -> some View {
    FocusTarget(
      content: content.modifier(FocusReport { change(to: $0) }),
      wish: FocusWish(isWanted: binding.wrappedValue == value, tracker: tracker) { change(to: false) })
  }

  private func change(to hasFocus: Bool) {
    tracker.hasFocus = hasFocus
    if hasFocus {
      binding.wrappedValue = value
    } else if binding.wrappedValue == value {
      binding.wrappedValue = binding.nobody
    }
  }
}

/// Lets a view have the focus when it first appears.
private struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  func body(content: Content) -> some View {
    content.onAppear {
      if binding.wrappedValue == binding.nobody { binding.wrappedValue = value }
    }
  }
}

/// A view whose first control gets the focus.
private struct FocusTarget<Content: View>: View {
  let content: Content
  let wish: FocusWish

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    FocusNode(content, in: context) { ($0.content, $0.wish) }
  }
}

/// Hears of the focus.
struct FocusReport: PrimitiveModifier {
  let action: @MainActor (Bool) -> Void

  static var kind: ElementKind { .focus }
  static var handlers: [Handler] { [Handler(.focus, .flag)] }

  func describe(_ writer: inout LayerWriter) {}
  func isDescribed(like other: Self) -> Bool { true }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard case .flag(let hasFocus) = event.value else { return false }
    action(hasFocus)
    return true
  }
}

/// Lets a person come to a view by keyboard that is no control.
private struct FocusableModifier: PrimitiveModifier {
  let isFocusable: Bool

  static var kind: ElementKind { .focus }

  func describe(_ writer: inout LayerWriter) {
    if isFocusable { writer[.focusable] = .flag(true) }
  }

  func isDescribed(like other: Self) -> Bool { isFocusable == other.isFocusable }
}

extension View {
  /// Connects the focus of this view, or of the first control in it, with a state.
  ///
  /// - Parameter condition: is `true` as long as the view has the focus. Making it `true` gives the focus to the view, and making it
  ///   `false` takes it away.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Connects the focus of this view, or of the first control in it, with a state that is one of several views'.
  ///
  /// - Parameters:
  ///   - binding: is the value as long as the view has the focus. Making it the value gives the focus to the view.
  ///   - value: what stands for this view.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Lets a person come to the view by keyboard.
  ///
  /// - Parameter isFocusable: `false` changes nothing: controls can be come to in any case.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets a person come to the view by keyboard.
  ///
  /// - Parameters:
  ///   - isFocusable: `false` changes nothing: controls can be come to in any case.
  ///   - interactions: what the focus is for. Every host gives it for all.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Gives the focus to one of the views inside when this view appears, unless one has it already.
  ///
  /// - Parameters:
  ///   - binding: the state that the views inside are connected with.
  ///   - value: what stands for the one.
  ///   - priority: when it counts. It counts when the view appears.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }

  /// Does without the effect that a platform has for the focus. A browser's ring stays: people need it.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Connects the view with a state of what is spoken of. No host tells of that.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

  /// Connects the view with a state of what is spoken of. No host tells of that.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}

/// What the focus is for.
public struct FocusInteractions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// What the platform does by itself.
  public static let automatic = FocusInteractions([.activate, .edit])
  /// A press of a key.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Typing.
  public static let edit = FocusInteractions(rawValue: 2)

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// When a default of the focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the program has not decided.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// When a person comes to the view, too.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension ElementKind {
  /// Hears of the focus of what is in it.
  package static let focus = ElementKind(rawValue: "focus")
}

extension EventKind {
  /// What is inside has got the keyboard's focus, or has lost it. Carries which.
  package static let focus = EventKind(rawValue: "focus")
}
