import Elements
import ViewGraph

/// A custom layout algorithm for a collection of views.
///
/// The host measures the ideal size of each view and the available space. The layout returns its own size and places
/// the views. The views are hidden until the host has measured them. If the layout proposes less than the ideal width
/// to a view, the view becomes narrower but keeps its measured height.
public protocol Layout: Animatable, Sendable {
  /// The type of the data that the layout keeps between calls.
  associatedtype Cache = Void
  /// The collection of views to lay out.
  typealias Subviews = LayoutSubviews

  /// Creates the layout's cache.
  ///
  /// - Parameter subviews: The views to lay out.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the layout's cache when the views change.
  ///
  /// - Parameters:
  ///   - cache: The cache to update.
  ///   - subviews: The views to lay out.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The properties of the layout. Hosts ignore them: spacers and dividers behave as in a vertical stack.
  static var layoutProperties: LayoutProperties { get }

  /// Returns the size of the layout.
  ///
  /// - Parameters:
  ///   - proposal: The available space.
  ///   - subviews: The views to lay out.
  ///   - cache: The layout's cache.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views with ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// - Parameters:
  ///   - bounds: The area of the layout.
  ///   - proposal: The proposed size.
  ///   - subviews: The views to lay out.
  ///   - cache: The layout's cache.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

/// The properties of a layout.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis of a layout that is a stack, or `nil` for other layouts.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is not a stack.
  public init() {}

  init(stackOrientation: Axis) {
    self.stackOrientation = stackOrientation
  }
}

extension Layout {
  /// The properties of a layout that is not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache with a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Lays out views with this layout.
  ///
  /// - Parameter content: The views to lay out.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
}

/// A proposed size for a view. A width or height of `nil` asks for the view's ideal length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points, or `nil` to ask for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points, or `nil` to ask for the ideal height.
  public var height: CGFloat?

  /// The proposal of no space.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal of unlimited space.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - width: The width in points, or `nil` to ask for the ideal width.
  ///   - height: The height in points, or `nil` to ask for the ideal height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  ///
  /// - Parameter size: The size in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposal as a size.
  ///
  /// - Parameter size: The size whose width or height replaces an unspecified one.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A key for a value that a view passes to the layout that contains it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that do not set a value.
  static var defaultValue: Value { get }
}

struct LayoutTrait<Key: LayoutValueKey>: TraitKey {
  typealias Value = Key.Value
}

extension View {
  /// Sets a value for the layout that contains the view.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The value.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier<LayoutTrait<K>>(value: value))
  }
}
