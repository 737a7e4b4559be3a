import ViewGraph

/// A modifier that can be applied to any view.
///
/// Conforming types implement ``body(content:)``. The protocol corresponds to SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// The type of the modified view, as passed to the body.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view.
  ///
  /// - Parameter content: The view to modify.
  @ViewBuilder func body(content: Content) -> Body

  /// Whether containers of pages, such as ``TabView``, ignore the modifier and find their pages in the modified view.
  /// It is `true` for modifiers with a body.
  static var isStructure: Bool { get }

  /// Creates the node of a view with this modifier. A default implementation exists for modifiers with a body.
  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>>

  /// Passes the modifiers of a view to a visitor. The default implementation, for modifiers with a body, passes the
  /// modified view as a single view.
  static func visitLayers<Modified: View>(
    of content: ModifiedContent<Modified, Self>, _ visitor: inout LayerVisitor)
}

extension ViewModifier {
  /// Whether the modifier has a body.
  public static var isStructure: Bool { Body.self != Never.self }

  /// Passes the modified view to a visitor, as a single view.
  public static func visitLayers<Modified: View>(
    of content: ModifiedContent<Modified, Self>, _ visitor: inout LayerVisitor
  ) {
    visitor.core(content)
  }

  /// Creates a node that evaluates the modifier's body with the view.
  public static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    SlotOwnerNode(content, in: context) { content, slot in
      ModifierBody(modifier: content.modifier, slot: slot)
    } slotted: {
      $0.content
    }
  }
}

/// A modifier that combines two modifiers.
struct JoinedModifier<Inner: ViewModifier, Outer: ViewModifier>: ViewModifier {
  let inner: Inner
  let outer: Outer

  func body(content: Content) -> some View { content.modifier(inner).modifier(outer) }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier and then another.
  ///
  /// - Parameter modifier: The modifier to apply to the result of this one.
  public func concat<T: ViewModifier>(_ modifier: T) -> some ViewModifier {
    JoinedModifier(inner: self, outer: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Never evaluated: a primitive modifier creates its own node.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a primitive modifier and has no body. Apply it to a view with modifier(_:).")
  }
}

/// A modifier without an effect.
public struct EmptyModifier: ViewModifier, Equatable, Sendable {
  /// The shared instance.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  nonisolated public init() {}

  /// Returns the view unchanged.
  public func body(content: Content) -> some View { content }
}

/// The modified view, as passed to a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let slot: ContentSlot

  package init(slot: ContentSlot) {
    self.slot = slot
  }

  /// The modified view is primitive: it has no body.
  public typealias Body = Never

  /// Always `true`: a container of pages, such as ``TabView``, treats the modified view as the page.
  public static var isStructure: Bool { true }

  /// Creates a node that shows the modified view.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SlotNode(content.slot, in: context)
  }
}

/// A view that evaluates the body of a modifier. The modifier's dynamic properties are installed in the node of this
/// view.
struct ModifierBody<Modifier: ViewModifier>: View, PropertyForwarder {
  let modifier: Modifier
  let slot: ContentSlot

  typealias Body = Never

  static var owner: Any.Type { Modifier.self }
  static var isStructure: Bool { true }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    CompositeNode<Evaluator>(content, in: context)
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: ModifierBody) -> Modifier.Body {
      content.modifier.body(content: _ViewModifier_Content(slot: content.slot))
    }
  }
}

/// A view with a modifier.
@frozen
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  @inlinable
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: GraphContent, View where Content: View, Modifier: ViewModifier {
  /// A modified view has no body.
  public typealias Body = Never

  /// Whether containers of pages, such as ``TabView``, ignore the modifier and find their pages in the modified view.
  public static var isStructure: Bool { Modifier.isStructure }

  /// Creates the node of the modifier.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    Modifier.makeNode(for: content, in: context)
  }

  /// Passes the modifiers to a visitor.
  public static func visitLayers(of content: Self, _ visitor: inout LayerVisitor) {
    Modifier.visitLayers(of: content, &visitor)
  }
}

extension View {
  /// Applies a modifier to the view.
  @inlinable
  public consuming func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
