/// What a person can submit.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// The text of a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// What is looked for.
  public static let search = SubmitTriggers(rawValue: 2)

  /// Creates a set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

private struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

private struct SearchActionKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// What runs when Return is pressed in a field.
  var submitAction: (@MainActor () -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }

  /// What runs when Return is pressed in a field for what is looked for.
  var searchSubmitAction: (@MainActor () -> Void)? {
    get { self[SearchActionKey.self] }
    set { self[SearchActionKey.self] = newValue }
  }
}

private struct SubmitModifier: EnvironmentModifier {
  let triggers: SubmitTriggers
  let action: @MainActor () -> Void

  func change(_ values: inout EnvironmentValues) {
    let (text, search) = (values.submitAction, values.searchSubmitAction)
    values.submitAction = triggers.contains(.text) ? following(text) : text
    values.searchSubmitAction = triggers.contains(.search) ? following(search) : search
  }

  private func following(_ outer: (@MainActor () -> Void)?) -> @MainActor () -> Void {
    { [action] in
      outer?()
      action()
    }
  }
}

private struct SubmitScopeModifier: EnvironmentModifier {
  let isBlocking: Bool

  static var isPlain: Bool { true }

  func change(_ values: inout EnvironmentValues) {
    values.submitAction = isBlocking ? nil : values.submitAction
    values.searchSubmitAction = isBlocking ? nil : values.searchSubmitAction
  }
}

extension View {
  /// Runs an action when Return is pressed in a field of this view, after those of views further up.
  ///
  /// - Parameters:
  ///   - triggers: in which fields: those of text, or those for what is looked for.
  ///   - action: what to do.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps from views further up that Return is pressed in a field of this view.
  ///
  /// - Parameter isBlocking: `false` changes nothing.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}
