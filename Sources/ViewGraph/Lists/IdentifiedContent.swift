/// Content that may have an explicit identity.
@MainActor
package protocol IdentifiedContent {
  /// Whether content of this type always has an explicit identity.
  static var hasOwnID: Bool { get }
  /// The explicit identity, or `nil` if there is none.
  var ownID: AnyHashable? { get }
}
