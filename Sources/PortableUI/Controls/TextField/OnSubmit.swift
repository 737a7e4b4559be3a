/// The types of submission that trigger an action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Submissions of text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Submissions of search fields.
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
  /// The action that runs when Return is pressed in a text field.
  var submitAction: (@MainActor () -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }

  /// The action that runs when Return is pressed in a search field.
  package var searchSubmitAction: (@MainActor () -> Void)? {
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
  /// Runs an action when Return is pressed in a field of this view. The actions of ancestor views run first.
  ///
  /// - Parameters:
  ///   - triggers: the types of fields: text fields or search fields.
  ///   - action: the action.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Prevents submissions of fields in this view from running the submit actions of ancestor views.
  ///
  /// - Parameter isBlocking: whether submissions are blocked. `false` has no effect.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}
