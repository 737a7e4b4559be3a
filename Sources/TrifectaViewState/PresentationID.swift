/// The identity of an alert or a dialog: each one that is created has its own, even if it says the same as another.
///
/// A copy of an alert has the identity of the original.
public struct PresentationID: Hashable, Sendable {
  private final class Marker: Sendable {}

  // The object itself and not its address: another object may get the address once this one is gone.
  private let marker = Marker()

  init() {}

  /// Whether both are the identity of the same alert or dialog.
  public static func == (first: Self, second: Self) -> Bool { first.marker === second.marker }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(marker)) }
}

extension PresentationID: CustomReflectable {
  /// Shows nothing, so that dumps of equal states are equal.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}
