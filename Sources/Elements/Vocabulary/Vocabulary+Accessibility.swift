// What assistive technology presents, and the identifiers that tests use.

// Kinds of layers.
extension ElementKind {
  /// Sets accessibility attributes of the view, such as a `label`, without a visible effect.
  public static let description = ElementKind(rawValue: "description")
  /// Takes no space, and hides the view while the view does not have the focus. Assistive technology presents the view.
  public static let visuallyHidden = ElementKind(rawValue: "unseen")
}

extension AttributeKey {
  /// The accessibility label, which replaces the element's text.
  ///
  /// - Value: A string.
  /// - Kinds: All layers that describe a view, controls, `image`, and presentations.
  public static let label = AttributeKey(rawValue: "label")

  /// The accessibility hint, which describes what happens when the user performs the view's action.
  ///
  /// - Value: A string.
  /// - Kinds: `description`.
  public static let hint = AttributeKey(rawValue: "hint")

  /// The identifier by which tests find the view.
  ///
  /// - Value: A string.
  /// - Kinds: `description`.
  public static let identifier = AttributeKey(rawValue: "identifier")

  /// The help text of the view, which is shown as a tooltip.
  ///
  /// - Value: A string.
  /// - Kinds: `description`.
  public static let help = AttributeKey(rawValue: "help")

  /// Whether assistive technology ignores the view.
  ///
  /// - Value: A flag.
  /// - Kinds: `description`.
  public static let unspoken = AttributeKey(rawValue: "unspoken")

  /// Whether the layer contains the default action of its view, which a tap also performs.
  ///
  /// - Value: A flag.
  /// - Kinds: `visuallyHidden`.
  public static let isDefaultAction = AttributeKey(rawValue: "isDefaultAction")

  /// The treatment of the view's children by assistive technology.
  ///
  /// - Value: `ignore` for a single element, `combine` for a single element that combines its children, or `contain`
  ///   for a container.
  /// - Kinds: `description`.
  public static let spokenChildren = AttributeKey(rawValue: "spokenChildren")

  /// The accessibility value of the view, which replaces the value of the element.
  ///
  /// - Value: A string.
  /// - Kinds: `description`.
  public static let valueText = AttributeKey(rawValue: "valueText")

  /// The priority in the reading order. Views of a higher priority are read first.
  ///
  /// - Value: A number.
  /// - Kinds: `description`.
  public static let sortPriority = AttributeKey(rawValue: "sortPriority")

  /// Alternative names for voice control.
  ///
  /// - Value: Names, separated by line breaks.
  /// - Kinds: `description`.
  public static let inputLabels = AttributeKey(rawValue: "inputLabels")

  /// Custom accessibility content of high importance.
  ///
  /// - Value: `label: value`.
  /// - Kinds: `description`.
  public static let importantContent = AttributeKey(rawValue: "importantContent")

  /// Custom accessibility content of default importance.
  ///
  /// - Value: `label: value`.
  /// - Kinds: `description`.
  public static let customContent = AttributeKey(rawValue: "customContent")

  /// The accessibility traits that modifiers add to the view, in addition to the traits of its kind.
  ///
  /// - Value: Words, separated by spaces: `header`, `button`, `link`, `image`, `selected` and others.
  /// - Kinds: `description`.
  public static let traits = AttributeKey(rawValue: "traits")

  /// The accessibility traits that modifiers remove from the view.
  ///
  /// - Value: Words, separated by spaces, as in `traits`.
  /// - Kinds: `description`.
  public static let removedTraits = AttributeKey(rawValue: "removedTraits")

  /// The level of a heading.
  ///
  /// - Value: A number from 1 to 6, or 0 if unspecified.
  /// - Kinds: `description`.
  public static let headingLevel = AttributeKey(rawValue: "headingLevel")
}

extension Role {
  /// A heading.
  public static let heading = Role(rawValue: "heading")
  /// A link.
  public static let link = Role(rawValue: "link")
}
