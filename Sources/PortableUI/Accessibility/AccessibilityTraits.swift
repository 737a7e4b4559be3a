import Elements

/// What a view is, or how it behaves, for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String>

  /// Creates an empty set.
  public init() {
    names = []
  }

  private init(_ name: String) {
    names = [name]
  }

  /// It is pressed.
  public static let isButton = AccessibilityTraits("button")
  /// It divides what follows from what was before.
  public static let isHeader = AccessibilityTraits("header")
  /// It is chosen.
  public static let isSelected = AccessibilityTraits("selected")
  /// It leads somewhere else.
  public static let isLink = AccessibilityTraits("link")
  /// It is a field to search with.
  public static let isSearchField = AccessibilityTraits("searchField")
  /// It is a picture.
  public static let isImage = AccessibilityTraits("image")
  /// It plays a sound when it is used.
  public static let playsSound = AccessibilityTraits("sound")
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("keyboardKey")
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits("staticText")
  /// It says in short how things stand.
  public static let isSummaryElement = AccessibilityTraits("summary")
  /// It says something else often.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// It begins something to hear or to see.
  public static let startsMediaSession = AccessibilityTraits("mediaSession")
  /// It is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits("directInteraction")
  /// It turns its own pages.
  public static let causesPageTurn = AccessibilityTraits("pageTurn")
  /// Nothing behind it is of interest.
  public static let isModal = AccessibilityTraits("modal")
  /// It is turned on and off.
  public static let isToggle = AccessibilityTraits("toggle")
  /// It holds tabs.
  public static let isTabBar = AccessibilityTraits("tabBar")

  /// Whether all of another set is in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }

  /// What is in one of the two.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formUnion(other.names) } }

  /// What is in both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formIntersection(other.names) }
  }

  /// What is in one of the two alone.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formSymmetricDifference(other.names) }
  }

  /// Adds what is in another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Keeps what is in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

  /// Keeps what is in one of the two alone.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }

  /// Adds what is in another set.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  /// Removes what is in another set.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }

  /// Adds what is in another set.
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
  /// Says what the view is, or how it behaves.
  ///
  /// - Parameter traits: what is added to what it is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(SpokenModifier(key: .traits, value: traits.attribute))
  }

  /// Says what the view is not, or how it does not behave.
  ///
  /// - Parameter traits: what is taken from what it is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(SpokenModifier(key: .removedTraits, value: traits.attribute))
  }

  /// Says what rank the view has among headings. It is one.
  ///
  /// - Parameter level: the rank.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(SpokenModifier(key: .headingLevel, value: .number(Double(level.rawValue))))
  }
}

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// None.
  case unspecified
  /// The first.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6
}

extension AttributeKey {
  /// What a view is for assistive technology, beside its kind, and what it is not; in words parted by spaces: `header`, `button`,
  /// `link`, `image`, `selected` and others.
  package static let traits = AttributeKey(rawValue: "traits")
  package static let removedTraits = AttributeKey(rawValue: "removedTraits")
  /// Number: the rank of a heading, from 1 to 6; 0 for one without.
  package static let headingLevel = AttributeKey(rawValue: "headingLevel")
}

extension Element {
  /// What was said that the element is: the names of its traits.
  ///
  /// - Parameter layers: which of its layers say it.
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

  /// What the element is to a person who cannot see it, with what was said of that.
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

extension Role {
  /// What divides what follows from what was before.
  public static let heading = Role(rawValue: "heading")
  /// What leads somewhere else.
  public static let link = Role(rawValue: "link")
}
