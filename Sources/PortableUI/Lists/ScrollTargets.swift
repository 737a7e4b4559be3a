import Elements
import ViewGraph

/// Where a region that scrolls comes to rest. There are those of the platform only.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// How hosts know it.
  nonisolated var _name: String { get }
}

/// A region comes to rest at multiples of its own size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Its name.
  public nonisolated var _name: String { "paging" }

  /// Creates the behavior.
  public nonisolated init() {}
}

/// A region comes to rest at the beginning of one of the views in its ``View/scrollTargetLayout(isEnabled:)``.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one movement may lead.
  public struct LimitBehavior: Hashable, Sendable {
    let isLimited: Bool

    /// As the platform has it.
    public static let automatic = LimitBehavior(isLimited: false)
    /// No further than what is seen.
    public static let always = LimitBehavior(isLimited: true)
    /// No further than one view.
    public static let alwaysByOne = LimitBehavior(isLimited: true)
    /// As far as it goes.
    public static let never = LimitBehavior(isLimited: false)
  }

  private let limit: LimitBehavior

  /// Its name.
  public nonisolated var _name: String { limit.isLimited ? "viewByView" : "viewAligned" }

  /// Creates the behavior.
  ///
  /// - Parameter limitBehavior: how far one movement may lead.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A region comes to rest at multiples of its own size.
  public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A region comes to rest at the beginning of a view.
  public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// A region comes to rest at the beginning of a view.
  ///
  /// - Parameter limitBehavior: how far one movement may lead.
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
  /// Sets where the regions in this view that scroll come to rest.
  ///
  /// - Parameter behavior: where.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior._name)
  }

  /// Makes the views in this stack those at which a region comes to rest.
  ///
  /// - Parameter isEnabled: whether they are.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled))
  }

  /// Makes this view one at which a region comes to rest.
  ///
  /// - Parameter isEnabled: whether it is.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled))
  }
}

/// Where a region would come to rest, for a behavior of one's own.
@available(
  *, unavailable, message: "Browsers decide where scrolling comes to rest. Use .paging or .viewAligned."
)
public struct ScrollTarget {
  /// Not to be had here.
  public var rect: CGRect
  /// Not to be had here.
  public var anchor: UnitPoint?
}

/// What is known where a region comes to rest, for a behavior of one's own.
@available(
  *, unavailable, message: "Browsers decide where scrolling comes to rest. Use .paging or .viewAligned."
)
public struct ScrollTargetBehaviorContext {}

extension ScrollTargetBehavior {
  /// What is known where a region comes to rest, for a behavior of one's own.
  @available(
    *, unavailable, message: "Browsers decide where scrolling comes to rest. Use .paging or .viewAligned."
  )
  public typealias TargetContext = ScrollTargetBehaviorContext
}
