import Elements
import ViewGraph

/// The position at which scrolling ends. Only the platform's behaviors are supported.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// The name by which hosts identify the behavior.
  nonisolated var _name: String { get }
}

/// A behavior in which scrolling ends at multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// `"paging"`.
  public nonisolated var _name: String { "paging" }

  /// Creates the behavior.
  public nonisolated init() {}
}

/// A behavior in which scrolling ends at the beginning of one of the views in its
/// ``View/scrollTargetLayout(isEnabled:)``.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The limit of the distance of one scroll gesture.
  public struct LimitBehavior: Hashable, Sendable {
    let isLimited: Bool

    /// The platform's default: no limit.
    public static let automatic = LimitBehavior(isLimited: false)
    /// At most the visible area.
    public static let always = LimitBehavior(isLimited: true)
    /// At most one view.
    public static let alwaysByOne = LimitBehavior(isLimited: true)
    /// No limit.
    public static let never = LimitBehavior(isLimited: false)
  }

  private let limit: LimitBehavior

  /// `"viewByView"` or `"viewAligned"`, depending on the limit.
  public nonisolated var _name: String { limit.isLimited ? "viewByView" : "viewAligned" }

  /// Creates the behavior.
  ///
  /// - Parameter limitBehavior: the limit of the distance of one scroll gesture.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior in which scrolling ends at multiples of the scroll view's size.
  public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior in which scrolling ends at the beginning of a view.
  public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Returns a behavior in which scrolling ends at the beginning of a view.
  ///
  /// - Parameter limitBehavior: the limit of the distance of one scroll gesture.
  public nonisolated static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

private struct ScrollTargetModifier: PrimitiveModifier {
  let isEnabled: Bool

  static var kind: ElementKind { .trait }

  func describe(_ writer: inout LayerWriter) {
    if isEnabled { writer[.scrollTargets] = .string("here") }
  }
}

extension View {
  /// Sets where scrolling ends in scroll views within this view.
  ///
  /// - Parameter behavior: the behavior.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior._name)
  }

  /// Makes the views in this stack scroll targets.
  ///
  /// - Parameter isEnabled: whether they are scroll targets.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled))
  }

  /// Makes this view a scroll target.
  ///
  /// - Parameter isEnabled: whether it is a scroll target.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled))
  }
}

/// The position at which scrolling would end, for a custom behavior.
@available(
  *, unavailable, message: "Browsers decide where scrolling stops. Use .paging or .viewAligned."
)
public struct ScrollTarget {
  /// Unavailable.
  public var rect: CGRect
  /// Unavailable.
  public var anchor: UnitPoint?
}

/// The context of a custom behavior.
@available(
  *, unavailable, message: "Browsers decide where scrolling stops. Use .paging or .viewAligned."
)
public struct ScrollTargetBehaviorContext {}

extension ScrollTargetBehavior {
  /// The context of a custom behavior.
  @available(
    *, unavailable, message: "Browsers decide where scrolling stops. Use .paging or .viewAligned."
  )
  public typealias TargetContext = ScrollTargetBehaviorContext
}
