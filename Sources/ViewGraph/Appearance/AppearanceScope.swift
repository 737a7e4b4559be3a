/// Says whether what stands below one place has appeared.
///
/// A page under another, a tab that is not chosen and a row far from the window keep their nodes and their state, and have disappeared.
/// What stands below several scopes has appeared only where all of them show it.
@MainActor
package final class AppearanceScope {
  private let outer: AppearanceScope?
  /// Whether this scope shows what is below it.
  var isShown: Bool

  init(inside outer: AppearanceScope?, isShown: Bool) {
    self.outer = outer
    self.isShown = isShown
  }

  /// Whether this scope and all around it show what is below. O(scopes around).
  var isVisible: Bool {
    var scope: AppearanceScope? = self
    while let current = scope {
      if !current.isShown { return false }
      scope = current.outer
    }
    return true
  }
}
