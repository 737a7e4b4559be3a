import ViewGraph

/// A change that can be made to any view.
///
/// Give a ``body(content:)``; the rest is provided. After SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the body is made of.
  associatedtype Body: View
  /// The view that is modified, as it appears in the body.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// Whether the modifier only changes what is said of a view or to it, so that the view stands for itself. `true` for modifiers with a
  /// body.
  static var isStructure: Bool { get }

  /// Makes the node of a view with this modifier. Provided for modifiers with a body.
  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>>

  /// Shows the modifiers around a view to a visitor. Provided for modifiers with a body, which are views to those around
  /// them.
  static func visitLayers<Modified: View>(
    of content: ModifiedContent<Modified, Self>, _ visitor: inout LayerVisitor)
}

extension ViewModifier {
  /// `true` for a modifier with a body.
  public static var isStructure: Bool { Body.self != Never.self }

  /// Shows the modified view to a visitor as a view.
  public static func visitLayers<Modified: View>(
    of content: ModifiedContent<Modified, Self>, _ visitor: inout LayerVisitor
  ) {
    visitor.core(content)
  }

  /// Makes a node that evaluates the modifier's body around the view.
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

/// Two modifiers as one.
struct JoinedModifier<Inner: ViewModifier, Outer: ViewModifier>: ViewModifier {
  let inner: Inner
  let outer: Outer

  func body(content: Content) -> some View { content.modifier(inner).modifier(outer) }
}

extension ViewModifier {
  /// This modifier, and then another one, as one.
  ///
  /// - Parameter modifier: the one that is applied to what this one has made.
  public func concat<T: ViewModifier>(_ modifier: T) -> some ViewModifier {
    JoinedModifier(inner: self, outer: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Never evaluated: a modifier without a body is applied by a node of its own kind.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is applied as it is and has no body. Use modifier(_:) instead.")
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Equatable, Sendable {
  /// The one there is.
  public static let identity = EmptyModifier()

  /// Creates it.
  nonisolated public init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

/// The view that a modifier modifies, as it appears in the modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let slot: ContentSlot

  /// The modified view has no body of its own.
  public typealias Body = Never

  /// `true`: what it shows stands for itself.
  public static var isStructure: Bool { true }

  /// Makes a node that shows the modified view.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    SlotNode(content.slot, in: context)
  }
}

/// Evaluates the body of a modifier, whose properties are installed like a view's.
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

  /// Applies a modifier to a view.
  @inlinable
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: GraphContent, View where Content: View, Modifier: ViewModifier {
  /// A modified view has no body.
  public typealias Body = Never

  /// Whether the modifier leaves the view what it is.
  public static var isStructure: Bool { Modifier.isStructure }

  /// Makes the node that the modifier asks for.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    Modifier.makeNode(for: content, in: context)
  }

  /// Shows the modifiers to a visitor.
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
