import Elements
import ViewGraph

/// A modifier that binds the focus of a view to a focus state.
private struct FocusedModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  @State private var tracker = FocusTracker()

  func body(content: Content) -> some View {
    FocusTarget(
      content: content.modifier(FocusReport { change(to: $0) }),
      request: FocusRequest(isWanted: binding.wrappedValue == value, tracker: tracker) { change(to: false) })
  }

  private func change(to hasFocus: Bool) {
    tracker.hasFocus = hasFocus
    if hasFocus {
      binding.wrappedValue = value
    } else if binding.wrappedValue == value {
      binding.wrappedValue = binding.unfocusedValue
    }
  }
}

/// A modifier that focuses a view when it first appears.
private struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  func body(content: Content) -> some View {
    content.onAppear {
      if binding.wrappedValue == binding.unfocusedValue { binding.wrappedValue = value }
    }
  }
}

/// A view whose first control receives the focus when a `FocusRequest` is made.
private struct FocusTarget<Content: View>: View {
  let content: Content
  let request: FocusRequest

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    FocusNode(content, in: context) { ($0.content, $0.request) }
  }
}

/// A layer that reports changes of focus.
package struct FocusReport: PrimitiveModifier {
  let action: @MainActor (Bool) -> Void

  package init(action: @escaping @MainActor (Bool) -> Void) {
    self.action = action
  }

  package static var kind: ElementKind { .focus }
  package static var handlers: [Handler] { [Handler(.focus, .flag)] }

  package func describe(_ writer: inout LayerWriter) {}
  package func isDescribed(like other: Self) -> Bool { true }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard case .flag(let hasFocus) = event.value else { return false }
    action(hasFocus)
    return true
  }
}

/// A layer that makes a view focusable by keyboard although it is not a control.
private struct FocusableLayer: PrimitiveModifier {
  let isFocusable: Bool
  let subject: FocusSubject

  static var kind: ElementKind { .focus }
  static var handlers: [Handler] { [Handler(.focus, .flag)] }
  /// `true`, because `describe` reads `isWanted` of the subject and must run again when it changes.
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    writer[.focusable] = .flag(isFocusable)
    if isFocusable, subject.isWanted { writer[.watchesFocus] = .flag(true) }
  }

  func isDescribed(like other: Self) -> Bool { isFocusable == other.isFocusable && subject === other.subject }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard case .flag(let hasFocus) = event.value else { return false }
    subject.report(hasFocus)
    return true
  }
}

/// A modifier that makes a view focusable. Descendants of the view can read whether it has the focus.
private struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @State private var subject = FocusSubject()

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.focusSubject) { [isFocusable, subject] in if isFocusable { $0 = subject } }
      .modifier(FocusableLayer(isFocusable: isFocusable, subject: subject))
  }
}

extension View {
  /// Binds the focus of this view, or of its first control, to a Boolean.
  ///
  /// - Parameter condition: The focus state. It is `true` while the view has the focus. Setting it to `true` focuses
  ///   the view, and setting it to `false` removes the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Binds the focus of this view, or of its first control, to a value of a focus state.
  ///
  /// - Parameters:
  ///   - binding: The focus state. It equals the value while the view has the focus. Setting it to the value focuses
  ///     the view.
  ///   - value: The value that identifies this view.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Makes the view focusable by keyboard.
  ///
  /// - Parameter isFocusable: Whether the view is focusable. `false` has no effect: controls remain focusable.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Makes the view focusable by keyboard.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether the view is focusable. `false` has no effect: controls remain focusable.
  ///   - interactions: The purposes of the focus. They are ignored: hosts enable all of them.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Sets the descendant that receives the focus when this view appears, unless another view has the focus already.
  ///
  /// - Parameters:
  ///   - binding: The focus state of the descendants.
  ///   - value: The value that identifies the descendant.
  ///   - priority: When the default applies. It is ignored: the default applies when the view appears.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }

  /// Disables the platform's focus effect. This has no effect: a browser's focus ring is needed for accessibility.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Binds the focus of assistive technology to a Boolean. This has no effect: hosts do not report that focus.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

  /// Binds the focus of assistive technology to a value of a focus state. This has no effect: hosts do not report that
  /// focus.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}

/// The purposes of the focus on a view.
public struct FocusInteractions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// The platform's default.
  public static let automatic = FocusInteractions([.activate, .edit])
  /// Activation by a key press.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Editing by keyboard.
  public static let edit = FocusInteractions(rawValue: 2)

  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// When a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The default applies when the program has not set the focus.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The default also applies when the user moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
