import Elements
import ViewGraph

/// What a view waits for, and what it does then.
struct KeyResponder {
  /// The keys; `nil` for all of them.
  var keys: Set<KeyEquivalent>?
  /// The characters that count; `nil` for all of them.
  var characters: CharacterSet?
  let phases: KeyPress.Phases
  /// Whether a control that has the focus and needs the key comes first.
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
  /// Who hears of keys around a view, innermost first.
  var keyResponders: [KeyResponder] {
    get { self[KeyRespondersKey.self] }
    set { self[KeyRespondersKey.self] = newValue }
  }
}

/// Hears of keys for itself, and hands on what it ignores to those around it.
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

  /// When, and which keys, of all of the chain.
  private var wishes: String {
    let phases = chain.reduce(into: KeyPress.Phases()) { $0.formUnion($1.phases) }
    func named(_ yields: Bool) -> [String] {
      let keys = chain.filter { $0.yieldsToControls == yields }.compactMap(\.keys)
      return Set(keys.joined()).map { $0.hostName + (yields ? "!" : "") }
    }
    let all = chain.contains { $0.keys == nil } ? ["*"] : []
    return ([phases.hostName] + (named(false) + named(true)).sorted() + all).joined(separator: " ")
  }

  func describe(_ writer: inout LayerWriter) { writer[.keys] = .string(wishes) }
  func isDescribed(like other: Self) -> Bool { wishes == other.wishes }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard case .string(let text) = event.value, let press = KeyPress(text) else { return false }
    guard EnvironmentValues(scope: environment).isEnabled else { return false }
    for responder in chain where responder.respond(to: press) == .handled { break }
    // Also one that nobody wanted was heard of: the page cannot wait to be told.
    return true
  }
}

extension View {
  /// Runs an action when a person presses a key while the focus is in the view.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - action: returns whether the key was meant for it; those around the view are asked otherwise.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Runs an action when a person presses a key while the focus is in the view.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - phases: when.
  ///   - action: is given what happened, and returns whether it was meant for it.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs an action when a person presses one of several keys while the focus is in the view.
  ///
  /// - Parameters:
  ///   - keys: the keys.
  ///   - phases: when.
  ///   - action: is given what happened, and returns whether it was meant for it.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(responder: KeyResponder(keys: keys, phases: phases, action: action)))
  }

  /// As ``onKeyPress(keys:phases:action:)``, unless a control in the view that has the focus needs the key.
  func onFreeKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(responder: KeyResponder(keys: keys, phases: phases, yieldsToControls: true, action: action)))
  }

  /// Runs an action when a person presses a key that writes certain characters while the focus is in the view.
  ///
  /// - Parameters:
  ///   - characters: what it writes.
  ///   - phases: when.
  ///   - action: is given what happened, and returns whether it was meant for it.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(responder: KeyResponder(characters: characters, phases: phases, action: action)))
  }

  /// Runs an action when a person presses any key while the focus is in the view.
  ///
  /// - Parameters:
  ///   - phases: when.
  ///   - action: is given what happened, and returns whether it was meant for it.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(responder: KeyResponder(phases: phases, action: action)))
  }
}

extension ElementKind {
  /// Hears of keys while the focus is in the view.
  package static let keyPress = ElementKind(rawValue: "keyPress")
}

extension AttributeKey {
  /// Of a `keyPress`: when it is told, `d` for down, `r` for again, `u` for up, and which keys as browsers call them; `*` for all.
  package static let keys = AttributeKey(rawValue: "keys")
}

extension EventKind {
  /// A key was pressed. Carries when, what was held, as a number, and the key.
  package static let keyPress = EventKind(rawValue: "keyPress")
}
