/// Content that may give itself an identity.
@MainActor
package protocol IdentifiedContent {
  /// Whether all of its kind give themselves one.
  static var hasOwnID: Bool { get }
  /// The identity; `nil` where it gives itself none.
  var ownID: AnyHashable? { get }
}
