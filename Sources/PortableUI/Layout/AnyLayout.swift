/// A way to lay views out that may become another.
///
/// The views keep their state when it does: a row that becomes a column, or a layout of a program's own, has the same views in it.
public struct AnyLayout: Layout {
  /// What the layout keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  private let layout: any Layout

  /// Creates a layout that is another.
  ///
  /// - Parameter layout: the other.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// Makes what the layout keeps.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }

  /// Brings what the layout keeps up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.updateCache(&cache.value, subviews)
  }

  /// How large all is.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.sizeThatFits(proposal, subviews, &cache.value)
  }

  /// Has each view stand somewhere.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    layout.placeSubviews(bounds, proposal, subviews, &cache.value)
  }
}

extension AnyLayout: StackLayout {
  var stack: StackLook? { (layout as? any StackLayout)?.stack }
}

extension Layout {
  fileprivate func updateCache(_ cache: inout Any, _ subviews: Subviews) {
    withCache(&cache, of: subviews) { $0.updateCache(&$1, subviews: subviews) }
  }

  fileprivate func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
    withCache(&cache, of: subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
  }

  fileprivate func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) {
    withCache(&cache, of: subviews) { $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1) }
  }

  /// Uses what is kept as what it is; what another layout has kept is made anew.
  fileprivate func withCache<R>(_ erased: inout Any, of subviews: Subviews, _ body: (Self, inout Cache) -> R) -> R {
    var cache = erased as? Cache ?? makeCache(subviews: subviews)
    defer { erased = cache }
    return body(self, &cache)
  }
}
