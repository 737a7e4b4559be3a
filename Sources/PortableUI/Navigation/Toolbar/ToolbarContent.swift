import ViewGraph

/// Content of a page's toolbars, composed of other content.
///
/// Conforming types implement ``body``.
@MainActor @preconcurrency
public protocol ToolbarContent: GraphContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder var body: Body { get }
}

extension ToolbarContent {
  /// Always `true`: the content appears in toolbars and shows nothing at the point of its declaration.
  public static var isStructure: Bool { true }

  /// Creates a node that evaluates the body.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<ToolbarContentBody<Self>>(content, in: context)
  }
}

/// The evaluator of toolbar content.
private enum ToolbarContentBody<Content: ToolbarContent>: BodyEvaluator {
  static func body(of content: Content) -> Content.Body { content.body }
}

extension ToolbarContent where Body == Never {
  /// Never evaluated: a primitive type creates its own node.
  public var body: Never {
    fatalError(
      "\(Self.self) is primitive toolbar content and has no body. Use it in the body of other toolbar content.")
  }
}

extension Never: ToolbarContent {
  /// Never called: the type has no values.
  public static func makeNode(for content: Never, in context: NodeContext) -> ContentNode<Never> {}

  /// Always `false`: the type has no values.
  public static var isStructure: Bool { false }
}

/// Toolbar content with identities, by which the user's customization is stored. Here, the user cannot customize it.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Sets the visibility of the shared background behind the items. This has no effect.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Sets how the user can customize the items. This has no effect.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
    self
  }

  /// Sets the initial visibility of the items. This has no effect: they are always visible.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// The customizations that a user can make to a toolbar item.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// The platform's default.
  public static let `default` = Self(name: "default")
  /// The user cannot customize the item.
  public static let disabled = Self(name: "disabled")
  /// The item can be moved but not removed.
  public static let reorderable = Self(name: "reorderable")
}

/// Options for the customization of toolbar items.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates options from raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The item is always available for customization.
  public static let alwaysAvailable = Self(rawValue: 1)
}
