/// The identity of an alert or a dialog. Each alert or dialog gets a new identity when it is created, even if another
/// one has the same content.
///
/// A copy of an alert has the identity of the original.
public struct PresentationID: Hashable, Sendable {
  private final class Marker: Sendable {}

  // An object is retained as the identity. Its address alone would not be unique, because another object may be
  // allocated at the address of a released one.
  private let marker = Marker()

  package init() {}

  /// Returns whether both identify the same alert or dialog.
  public static func == (first: Self, second: Self) -> Bool { first.marker === second.marker }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(marker)) }
}

extension PresentationID: CustomReflectable {
  /// An empty mirror, so that dumps of equal states are equal.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}
