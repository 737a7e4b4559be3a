import ViewGraph

/// A view in a toolbar of the page on which it is declared.
///
/// The view appears in the toolbar. It inherits the environment of the view that declares the item, and its state
/// exists as long as that view. Outside of a navigation container there is no toolbar, and the item is not shown.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// The identity of the item, or `()` if it has none.
  public let id: ID
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// A toolbar item has no body.
  public typealias Body = Never

  private init(_ id: ID, _ placement: ToolbarItemPlacement, _ content: Content) {
    self.id = id
    self.placement = placement
    self.content = content
  }

  /// Creates a node that shows the view in its toolbar.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: ToolbarItem) -> ToolbarEntryView<Content> {
      ToolbarEntryView(placement: content.placement, content: content.content)
    }
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - placement: The placement of the item.
  ///   - content: The view of the item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init((), placement, content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item with an identity.
  ///
  /// - Parameters:
  ///   - id: The identity of the item for customization by the user.
  ///   - placement: The placement of the item.
  ///   - content: The view of the item.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(id, placement, content())
  }

  /// Creates an item with an identity and a default visibility.
  ///
  /// - Parameters:
  ///   - id: The identity of the item for customization by the user.
  ///   - placement: The placement of the item.
  ///   - showsByDefault: Whether the item is initially visible. It is always visible here.
  ///   - content: The view of the item.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id, placement, content())
  }
}

extension ToolbarItem: @MainActor Identifiable where ID: Hashable {}

/// A group of adjacent views in a toolbar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// A toolbar item group has no body.
  public typealias Body = Never

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - placement: The placement of the group.
  ///   - content: The views of the group.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group with a label for limited space. The label is never shown here.
  ///
  /// - Parameters:
  ///   - placement: The placement of the group.
  ///   - content: The views of the group.
  ///   - label: The label of the collapsed group.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }

  /// Creates a node that shows the views in their toolbar.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: ToolbarItemGroup) -> ToolbarEntryView<Content> {
      ToolbarEntryView(placement: content.placement, content: content.content)
    }
  }
}

/// The content of a toolbar item group with a label for limited space.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The views.
  public var body: some View { content }
}

/// A space between toolbar items.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  private let isFlexible: Bool
  private let placement: ToolbarItemPlacement

  /// A toolbar spacer has no body.
  public typealias Body = Never

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - sizing: Whether the space is flexible or fixed.
  ///   - placement: The placement of the space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    isFlexible = sizing == .flexible
    self.placement = placement
  }

  /// Creates a node that shows the space in its toolbar.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private struct Space: View {
    let isFlexible: Bool
    var body: some View { Spacer(minLength: 8).frame(maxWidth: isFlexible ? .infinity : 8) }
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: ToolbarSpacer) -> ToolbarEntryView<Space> {
      ToolbarEntryView(placement: content.placement, content: Space(isFlexible: content.isFlexible))
    }
  }
}

/// The placement of a default toolbar item. It has no effect: a search field is always below the title, the title is
/// always in the middle, and the sidebar toggle is not shown.
public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - kind: The default item.
  ///   - placement: The placement of the item.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// A default toolbar item has no body.
  public typealias Body = Never

  /// Creates a node that shows nothing.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: DefaultToolbarItem) -> EmptyView { EmptyView() }
  }
}

/// The sizing of a toolbar spacer.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// A flexible size that fills the available space.
  public static let flexible = Self(name: "flexible")
  /// A fixed size that the platform chooses.
  public static let fixed = Self(name: "fixed")
}
