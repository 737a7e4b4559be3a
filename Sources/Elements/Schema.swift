/// The static properties of all elements of a kind. It is declared next to the view that creates the elements. From the
/// schema, hosts derive an element's accessibility role, name and value, and the events that the element handles.
public final class Schema: Sendable {
  /// The source of an element's accessibility name, if no label overrides it.
  public enum NameSource: Hashable, Sendable {
    /// The element has no name.
    case nothing
    /// An attribute of the element.
    case attribute(AttributeKey)
    /// The texts in the element.
    case texts
  }

  /// The kind.
  public let kind: ElementKind
  /// The accessibility role of the element, or `nil` for an element that only arranges others.
  public let role: Role?
  /// The source of the element's accessibility name.
  public let name: NameSource
  /// The attribute with the element's value: the text that the element shows, or the value that the user edits.
  public let value: AttributeKey?
  /// The events that the element handles.
  public let handlers: [Handler]
  /// Whether the element is a control that the keyboard can focus.
  public let isFocusable: Bool
  /// Whether the children are rendered as they are. If `false`, the host renders the attributes instead. An example is
  /// a picker, whose children are its options.
  public let showsChildren: Bool
  /// Whether the element covers all earlier elements and disables them while it is present. Modal elements are the last
  /// children of the root, in the order of their presentation.
  public let isModal: Bool

  /// Creates a schema.
  ///
  /// - Parameters:
  ///   - kind: the kind.
  ///   - role: the accessibility role, or `nil` for an element that only arranges others.
  ///   - name: the source of the accessibility name.
  ///   - value: the attribute with the element's value.
  ///   - handlers: the events that the element handles.
  ///   - isFocusable: whether the element is a control that the keyboard can focus.
  ///   - showsChildren: whether the children are rendered as they are.
  ///   - isModal: whether the element covers and disables all earlier elements.
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

/// The accessibility role of an element, such as a button or a text.
public struct Role: RawRepresentable, Hashable, Sendable {
  /// The name of the role.
  public let rawValue: String

  /// Creates a role with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
