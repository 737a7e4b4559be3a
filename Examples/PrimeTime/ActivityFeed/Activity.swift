import Foundation

/// An activity of the user.
public struct Activity: Hashable, Identifiable, Codable, Sendable {
  /// The kinds of activities.
  public enum Kind: Hashable, Codable, Sendable {
    /// A prime was added to the favorites.
    case addedFavoritePrime(Int)
    /// A prime was removed from the favorites.
    case removedFavoritePrime(Int)
  }

  /// The number in the feed, from 1.
  public let id: Int
  /// The time of the activity.
  public let timestamp: Date
  /// The kind of the activity.
  public let kind: Kind

  /// Creates an activity.
  public init(id: Int, timestamp: Date, kind: Kind) {
    self.id = id
    self.timestamp = timestamp
    self.kind = kind
  }
}

extension Activity.Kind: CustomStringConvertible {
  /// The description for the user.
  public var description: String {
    switch self {
    case .addedFavoritePrime(let prime): "Added \(prime) to favorites"
    case .removedFavoritePrime(let prime): "Removed \(prime) from favorites"
    }
  }
}
