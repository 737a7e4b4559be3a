/// What is known of all elements of a kind, wherever they are shown. It stands beside the view that makes them, and hosts
/// derive from it what they have to know: what an element is to a person, what it is called, what it holds and what it reacts to.
public final class Schema: Sendable {
  /// Where an element's name comes from, unless a label gives it one.
  public enum NameSource: Hashable, Sendable {
    /// It has none.
    case nothing
    /// An attribute of its own.
    case attribute(AttributeKey)
    /// The texts that are in it.
    case texts
  }

  /// The kind.
  public let kind: ElementKind
  /// What the element is to a person who cannot see it; `nil` for one that only arranges others.
  public let role: Role?
  /// Where its name comes from.
  public let name: NameSource
  /// The attribute that is its value: what can be read in it, or what a person can change.
  public let value: AttributeKey?
  /// The events that it handles.
  public let handlers: [Handler]
  /// Whether a person comes to it by keyboard: whether it is a control.
  public let isFocusable: Bool
  /// Whether what is in it is on the screen as it is. Of an element that says otherwise a host shows what its attributes say:
  /// what is in it are choices, for one, of which only one is seen.
  public let showsChildren: Bool
  /// Whether it stands in front of all that was there before it, of which nothing reacts to a person as long as it is there.
  /// Such elements are the last of the root's, in the order in which they came.
  public let isModal: Bool

  /// Creates a schema.
  ///
  /// - Parameters:
  ///   - kind: the kind.
  ///   - role: what an element is to a person; `nil` for one that only arranges others.
  ///   - name: where its name comes from.
  ///   - value: the attribute that is its value.
  ///   - handlers: the events that it handles.
  ///   - isFocusable: whether it is a control.
  ///   - showsChildren: whether what is in it is on the screen as it is.
  ///   - isModal: whether it stands in front of all that was there before it.
  public init(
    _ kind: ElementKind, role: Role? = nil, name: NameSource = .nothing, value: AttributeKey? = nil,
    handlers: [Handler] = [], isFocusable: Bool = false, showsChildren: Bool = true, isModal: Bool = false
  ) {
    self.kind = kind
    self.role = role
    self.name = name
    self.value = value
    self.handlers = handlers
    self.isFocusable = isFocusable
    self.showsChildren = showsChildren
    self.isModal = isModal
  }
}

/// What an element is to a person who cannot see it: a button, a text.
public struct Role: RawRepresentable, Hashable, Sendable {
  /// The role's name.
  public let rawValue: String

  /// Creates a role with a name of its own.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
