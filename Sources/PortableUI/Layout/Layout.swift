import Elements
import ViewGraph

/// A way to lay views out that a program makes itself.
///
/// The host tells how large each view would be for itself, and how much space there is; the layout says how large all is and where each
/// view stands. Until the host has told it, views are not seen. A view that is proposed less width than it would have is made
/// narrower; its height is then what it was measured to be.
public protocol Layout: Animatable, Sendable {
  /// What is kept from one method to the next.
  associatedtype Cache = Void
  /// The views.
  typealias Subviews = LayoutSubviews

  /// Makes what is kept.
  ///
  /// - Parameter subviews: the views.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date when the views have become others.
  ///
  /// - Parameters:
  ///   - cache: what is kept.
  ///   - subviews: the views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// What the layout is like. A host takes nothing from it: spacers and dividers in a layout stand as in one from top to bottom.
  static var layoutProperties: LayoutProperties { get }

  /// How large all is.
  ///
  /// - Parameters:
  ///   - proposal: how much space there is.
  ///   - subviews: the views.
  ///   - cache: what is kept.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Has each view stand somewhere, by ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// - Parameters:
  ///   - bounds: the space that all takes.
  ///   - proposal: how much space there was.
  ///   - subviews: the views.
  ///   - cache: what is kept.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

/// What a layout is like.
public struct LayoutProperties: Hashable, Sendable {
  /// The way in which the layout is a stack; `nil` where it is none.
  public var stackOrientation: Axis?

  /// Creates those of a layout that is no stack.
  public init() {}

  init(stackOrientation: Axis) {
    self.stackOrientation = stackOrientation
  }
}

extension Layout {
  /// No stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Lays views out.
  ///
  /// - Parameter content: the views.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// How much space there is; `nil` in an extent asks how large something would be for itself.
public struct ProposedViewSize: Hashable, Sendable {
  /// In points; `nil` asks for the width that something would have for itself.
  public var width: CGFloat?
  /// In points; `nil` asks for the height that something would have for itself.
  public var height: CGFloat?

  /// No space.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As much as there could be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// What is asked for itself.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - width: in points.
  ///   - height: in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  ///
  /// - Parameter size: in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size.
  ///
  /// - Parameter size: stands for what is not proposed.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The name of something that a view says of itself to the layout around it.
public protocol LayoutValueKey {
  /// What is said.
  associatedtype Value
  /// What is taken where nothing is said.
  static var defaultValue: Value { get }
}

struct LayoutTrait<Key: LayoutValueKey>: TraitKey {
  typealias Value = Key.Value
}

extension View {
  /// Says something of the view to the layout around it.
  ///
  /// - Parameters:
  ///   - key: what it is for.
  ///   - value: what is said.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier<LayoutTrait<K>>(value: value))
  }
}
