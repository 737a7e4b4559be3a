/// A type-erased layout.
///
/// When the wrapped layout changes, for example from a row to a column or to a custom layout, the views keep their
/// state.
public struct AnyLayout: Layout {
  /// The type-erased cache of the wrapped layout.
  public struct Cache {
    fileprivate var value: Any
  }

  private let layout: any Layout

  /// Creates a type-erased layout.
  ///
  /// - Parameter layout: The layout to wrap.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// Creates the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }

  /// Updates the cache of the wrapped layout.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.updateCache(&cache.value, subviews)
  }

  /// Returns the size of the wrapped layout.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.sizeThatFits(proposal, subviews, &cache.value)
  }

  /// Places the subviews as the wrapped layout does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    layout.placeSubviews(bounds, proposal, subviews, &cache.value)
  }
}

extension AnyLayout: StackLayout {
  var stack: StackConfiguration? { (layout as? any StackLayout)?.stack }
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

  /// Calls `body` with the cache cast to this layout's type. If the cache belongs to another layout, it is replaced by
  /// a new cache.
  fileprivate func withCache<R>(_ erased: inout Any, of subviews: Subviews, _ body: (Self, inout Cache) -> R) -> R {
    var cache = erased as? Cache ?? makeCache(subviews: subviews)
    defer { erased = cache }
    return body(self, &cache)
  }
}
