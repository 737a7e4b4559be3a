import Elements

/// The accessibility traits of a view: its role and behavior.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String>

  /// Creates an empty set.
  public init() {
    names = []
  }

  private init(_ name: String) {
    names = [name]
  }

  /// A button.
  public static let isButton = AccessibilityTraits("button")
  /// A heading.
  public static let isHeader = AccessibilityTraits("header")
  /// A selected view.
  public static let isSelected = AccessibilityTraits("selected")
  /// A link.
  public static let isLink = AccessibilityTraits("link")
  /// A search field.
  public static let isSearchField = AccessibilityTraits("searchField")
  /// An image.
  public static let isImage = AccessibilityTraits("image")
  /// The view plays a sound when it is activated.
  public static let playsSound = AccessibilityTraits("sound")
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("keyboardKey")
  /// Static text.
  public static let isStaticText = AccessibilityTraits("staticText")
  /// A summary of the current state.
  public static let isSummaryElement = AccessibilityTraits("summary")
  /// The view changes its label or value frequently.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// The view starts audio or video playback when it is activated.
  public static let startsMediaSession = AccessibilityTraits("mediaSession")
  /// The view handles touches directly, without gestures of assistive technology.
  public static let allowsDirectInteraction = AccessibilityTraits("directInteraction")
  /// The view turns the page when a screen reader reaches the end of its content.
  public static let causesPageTurn = AccessibilityTraits("pageTurn")
  /// A modal view: views behind it are ignored.
  public static let isModal = AccessibilityTraits("modal")
  /// A toggle.
  public static let isToggle = AccessibilityTraits("toggle")
  /// A tab bar.
  public static let isTabBar = AccessibilityTraits("tabBar")

  /// Returns whether the set contains all traits of another.
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }

  /// Returns the union of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formUnion(other.names) } }

  /// Returns the intersection of both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formIntersection(other.names) }
  }

  /// Returns the traits that are in exactly one of both sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formSymmetricDifference(other.names) }
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Keeps only the traits that are also in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

  /// Keeps the traits that are in exactly one of both sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }

  /// Adds the traits of another set.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  /// Removes the traits of another set.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }

  /// Adds the traits of another set.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.names.isEmpty ? nil : common
  }

  private func with(_ change: (inout Set<String>) -> Void) -> AccessibilityTraits {
    var traits = self
    change(&traits.names)
    return traits
  }

  var attribute: AttributeValue { .string(names.sorted().joined(separator: " ")) }
}

extension View {
  /// Adds accessibility traits to the view.
  ///
  /// - Parameter traits: The traits to add.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityAttributeModifier(key: .traits, value: traits.attribute))
  }

  /// Removes accessibility traits from the view.
  ///
  /// - Parameter traits: The traits to remove.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityAttributeModifier(key: .removedTraits, value: traits.attribute))
  }

  /// Makes the view a heading of a level.
  ///
  /// - Parameter level: The level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(AccessibilityAttributeModifier(key: .headingLevel, value: .number(Double(level.rawValue))))
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// Level 1.
  case h1
  /// Level 2.
  case h2
  /// Level 3.
  case h3
  /// Level 4.
  case h4
  /// Level 5.
  case h5
  /// Level 6.
  case h6
}

extension Element {
  /// Returns the names of the element's accessibility traits.
  ///
  /// - Parameter layers: The layers to search.
  package func traitNames(of layers: some Sequence<Layer>) -> Set<String> {
    var names: Set<String> = []
    func words(_ value: AttributeValue) -> [String] { value.description.split(separator: " ").map(String.init) }
    for layer in layers where layer.kind == .description {
      if let value = layer[.traits] { names.formUnion(words(value)) }
      if let value = layer[.removedTraits] { names.subtract(words(value)) }
      if layer[.headingLevel] != nil { names.insert("header") }
    }
    return names
  }

  /// The accessibility role of the element, taking its traits into account.
  package var spokenRole: Role? {
    guard !layers.isEmpty else { return schema.role }
    let names = traitNames(of: layers)
    if schema.isFocusable, !names.contains("link") { return schema.role }
    if names.contains("header") { return .heading }
    if names.contains("link") { return .link }
    if names.contains("button") { return .button }
    if names.contains("image") { return .image }
    return schema.role
  }
}
