import ViewGraph

/// A view on a bar of the page that it is written on.
///
/// It has the environment, and keeps the state, of the place where it is written; it is shown on the bar. Outside of a stack
/// of pages there is no bar, and it is not shown.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// What it is called; empty for one without a name.
  public let id: ID
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// An item has no body.
  public typealias Body = Never

  private init(_ id: ID, _ placement: ToolbarItemPlacement, _ content: Content) {
    self.id = id
    self.placement = placement
    self.content = content
  }

  /// Makes a node that puts the view on its bar.
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
  ///   - placement: where it stands.
  ///   - content: what stands there.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init((), placement, content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item with a name.
  ///
  /// - Parameters:
  ///   - id: what it is called, where a person can arrange items.
  ///   - placement: where it stands.
  ///   - content: what stands there.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(id, placement, content())
  }

  /// Creates an item with a name.
  ///
  /// - Parameters:
  ///   - id: what it is called, where a person can arrange items.
  ///   - placement: where it stands.
  ///   - showsByDefault: whether it is there at first. Here it is.
  ///   - content: what stands there.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id, placement, content())
  }
}

extension ToolbarItem: @MainActor Identifiable where ID: Hashable {}

/// Several views on a bar, side by side.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// A group has no body.
  public typealias Body = Never

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - placement: where it stands.
  ///   - content: what stands there.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group that may be shown as one thing where there is little space. Here there always is enough.
  ///
  /// - Parameters:
  ///   - placement: where it stands.
  ///   - content: what stands there.
  ///   - label: would stand for all of it.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }

  /// Makes a node that puts the views on their bar.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: ToolbarItemGroup) -> ToolbarEntryView<Content> {
      ToolbarEntryView(placement: content.placement, content: content.content)
    }
  }
}

/// Several views on a bar, and what would stand for them where there is little space.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The views.
  public var body: some View { content }
}

/// A space between the items of a bar.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  private let isFlexible: Bool
  private let placement: ToolbarItemPlacement

  /// A space has no body.
  public typealias Body = Never

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - sizing: whether it is as large as there is room.
  ///   - placement: the bar.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    isFlexible = sizing == .flexible
    self.placement = placement
  }

  /// Makes a node that puts the space on its bar.
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

/// Where something stands that the platform puts on bars by itself. Hosts put it where it is: a search field below the title, the title in
/// the middle, and what hides a sidebar nowhere.
public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - kind: what it is.
  ///   - placement: where it is to stand.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// An item has no body.
  public typealias Body = Never

  /// Makes a node that shows nothing.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: DefaultToolbarItem) -> EmptyView { EmptyView() }
  }
}

/// How large a space between items is.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// As large as there is room.
  public static let flexible = Self(name: "flexible")
  /// As large as the platform has it.
  public static let fixed = Self(name: "fixed")
}
