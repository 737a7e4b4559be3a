import Elements
import ViewGraph

/// A key press handler with the keys that it responds to.
struct KeyResponder {
  /// The keys that the handler responds to, or `nil` for all keys.
  var keys: Set<KeyEquivalent>?
  /// The characters that the handler responds to, or `nil` for all characters.
  var characters: CharacterSet?
  let phases: KeyPress.Phases
  /// Whether a focused control that uses the key takes precedence.
  var yieldsToControls = false
  let action: @MainActor (KeyPress) -> KeyPress.Result

  @MainActor
  func respond(to press: KeyPress) -> KeyPress.Result {
    guard phases.contains(press.phase), keys?.contains(press.key) != false else { return .ignored }
    if let characters, !press.characters.unicodeScalars.allSatisfy(characters.contains) { return .ignored }
    return action(press)
  }
}

private struct KeyRespondersKey: EnvironmentKey {
  static var defaultValue: [KeyResponder] { [] }
}

extension EnvironmentValues {
  /// The key press handlers of the view and its ancestors, innermost first.
  var keyResponders: [KeyResponder] {
    get { self[KeyRespondersKey.self] }
    set { self[KeyRespondersKey.self] = newValue }
  }
}

/// A modifier that handles key presses. It passes a key press that its handler ignores to enclosing handlers.
private struct KeyPressModifier: ViewModifier {
  let responder: KeyResponder
  @Environment(\.keyResponders) private var others

  func body(content: Content) -> some View {
    let chain = [responder] + others
    return content.environment(\.keyResponders, chain).modifier(KeyPressLayer(chain: chain))
  }
}

private struct KeyPressLayer: PrimitiveModifier {
  let chain: [KeyResponder]

  static var kind: ElementKind { .keyPress }
  static var handlers: [Handler] { [Handler(.keyPress, .text)] }

  /// The phases and keys of all handlers in the chain, in the format of the `keys` attribute.
  private var keySpecifications: String {
    let phases = chain.reduce(into: KeyPress.Phases()) { $0.formUnion($1.phases) }
    func named(_ yields: Bool) -> [String] {
      let keys = chain.filter { $0.yieldsToControls == yields }.compactMap(\.keys)
      return Set(keys.joined()).map { $0.hostName + (yields ? "!" : "") }
    }
    let all = chain.contains { $0.keys == nil } ? ["*"] : []
    return ([phases.hostName] + (named(false) + named(true)).sorted() + all).joined(separator: " ")
  }

  func describe(_ writer: inout LayerWriter) { writer[.keys] = .string(keySpecifications) }
  func isDescribed(like other: Self) -> Bool { keySpecifications == other.keySpecifications }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard case .string(let text) = event.value, let press = KeyPress(text) else { return false }
    guard EnvironmentValues(scope: environment).isEnabled else { return false }
    for responder in chain where responder.respond(to: press) == .handled { break }
    // Report the key press as handled even if no handler consumed it. The browser cannot wait for the result before it
    // decides on its default action.
    return true
  }
}

extension View {
  /// Runs an action when a key is pressed while the focus is in the view.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: A closure that returns whether it has handled the key press. If not, enclosing handlers receive it.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Runs an action for phases of a key press while the focus is in the view.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - phases: The phases.
  ///   - action: A closure that receives the key press and returns whether it has handled it.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs an action when one of several keys is pressed while the focus is in the view.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - phases: The phases.
  ///   - action: A closure that receives the key press and returns whether it has handled it.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(responder: KeyResponder(keys: keys, phases: phases, action: action)))
  }

  /// Behaves like ``onKeyPress(keys:phases:action:)``, but does not run the action if a focused control in the view
  /// uses the key.
  func onFreeKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(responder: KeyResponder(keys: keys, phases: phases, yieldsToControls: true, action: action)))
  }

  /// Runs an action when a key that generates certain characters is pressed while the focus is in the view.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - phases: The phases.
  ///   - action: A closure that receives the key press and returns whether it has handled it.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(responder: KeyResponder(characters: characters, phases: phases, action: action)))
  }

  /// Runs an action when any key is pressed while the focus is in the view.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - action: A closure that receives the key press and returns whether it has handled it.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(responder: KeyResponder(phases: phases, action: action)))
  }
}
