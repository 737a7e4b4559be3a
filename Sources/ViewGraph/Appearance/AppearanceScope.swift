/// Determines whether the content below a node is visible.
///
/// A covered page, an unselected tab and a row far from the visible area keep their nodes and state but are not
/// visible. Content in nested scopes is visible only if all scopes show it.
@MainActor
package final class AppearanceScope {
  private let outer: AppearanceScope?
  /// Whether this scope shows its content.
  var isShown: Bool
  /// Whether the scope withholds the preferences of hidden content from ancestors.
  private let silencesHidden: Bool

  init(inside outer: AppearanceScope?, isShown: Bool, silencesHidden: Bool = false) {
    self.outer = outer
    self.isShown = isShown
    self.silencesHidden = silencesHidden
  }

  /// Whether a scope between this one and `end` hides its content and withholds its preferences.
  ///
  /// - Complexity: O(n) in the number of scopes between.
  func isSilenced(upTo end: AppearanceScope?) -> Bool {
    var scope: AppearanceScope? = self
    while let current = scope, current !== end {
      if current.silencesHidden, !current.isShown { return true }
      scope = current.outer
    }
    return false
  }

  /// Whether this scope and all outer scopes show their content.
  ///
  /// - Complexity: O(n) in the number of outer scopes.
  var isVisible: Bool {
    var scope: AppearanceScope? = self
    while let current = scope {
      if !current.isShown { return false }
      scope = current.outer
    }
    return true
  }
}
