/// Content that may give itself an identity.
@MainActor
package protocol IdentifiedContent {
  /// The identity; `nil` where it gives itself none.
  var ownID: AnyHashable? { get }
}
