/// Says whether what stands below one place has appeared.
///
/// A page under another, a tab that is not chosen and a row far from the window keep their nodes and their state, and have disappeared.
/// What stands below several scopes has appeared only where all of them show it.
@MainActor
package final class AppearanceScope {
  private let outer: AppearanceScope?
  /// Whether this scope shows what is below it.
  var isShown: Bool
  /// Whether those around hear nothing of what is said below while it is not shown.
  private let silencesHidden: Bool

  init(inside outer: AppearanceScope?, isShown: Bool, silencesHidden: Bool = false) {
    self.outer = outer
    self.isShown = isShown
    self.silencesHidden = silencesHidden
  }

  /// Whether a scope that silences what it does not show is between this place and the one that has the scope `end`.
  /// O(scopes between).
  func isSilenced(upTo end: AppearanceScope?) -> Bool {
    var scope: AppearanceScope? = self
    while let current = scope, current !== end {
      if current.silencesHidden, !current.isShown { return true }
      scope = current.outer
    }
    return false
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
