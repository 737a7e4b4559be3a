import ViewGraph

/// A part of what stands on the bars of a page, described by other parts.
///
/// Give a ``body``; the rest is provided.
@MainActor @preconcurrency
public protocol ToolbarContent: GraphContent {
  /// What the body is made of.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder var body: Body { get }
}

extension ToolbarContent {
  /// `true`: it stands on bars, and shows nothing in its own place.
  public static var isStructure: Bool { true }

  /// Makes a node that evaluates the body.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<ToolbarContentBody<Self>>(content, in: context)
  }
}

/// Evaluates the bodies of what stands on bars.
private enum ToolbarContentBody<Content: ToolbarContent>: BodyEvaluator {
  static func body(of content: Content) -> Content.Body { content.body }
}

extension ToolbarContent where Body == Never {
  /// Never evaluated: such content is put on its bar by a node of its own kind.
  public var body: Never {
    fatalError("\(Self.self) is put on a bar as it is and has no body. Put it into another's body instead.")
  }
}

extension Never: ToolbarContent {
  /// Never called: there is no such content.
  public static func makeNode(for content: Never, in context: NodeContext) -> ContentNode<Never> {}

  /// `false`: there is no such content.
  public static var isStructure: Bool { false }
}

/// What stands on the bars of a page, with names by which a person may arrange it. Here nobody does.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Says whether a bar's common background is behind the items. There is none here.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Says whether the items can be left out by a person. Here nobody does.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
    self
  }

  /// Says whether the items are there at first. Here they are.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// What a person may do to an item of a bar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// All that the platform offers.
  public static let `default` = Self(name: "default")
  /// It stays.
  public static let disabled = Self(name: "disabled")
  /// It stays, but may be moved.
  public static let reorderable = Self(name: "reorderable")
}

/// Where items are offered that a person may put on a bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// They are offered at any time.
  public static let alwaysAvailable = Self(rawValue: 1)
}
