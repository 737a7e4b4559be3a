import Foundation

/// One thing that the person has done.
public struct Activity: Hashable, Identifiable, Codable, Sendable {
  /// What can be done.
  public enum Kind: Hashable, Codable, Sendable {
    /// A prime was saved.
    case addedFavoritePrime(Int)
    /// A prime was dropped.
    case removedFavoritePrime(Int)
  }

  /// Its number in the feed, counted from 1.
  public let id: Int
  /// When it was done.
  public let timestamp: Date
  /// What was done.
  public let kind: Kind

  /// Creates an activity.
  public init(id: Int, timestamp: Date, kind: Kind) {
    self.id = id
    self.timestamp = timestamp
    self.kind = kind
  }
}

extension Activity.Kind: CustomStringConvertible {
  /// What was done, in words for the person who did it.
  public var description: String {
    switch self {
    case .addedFavoritePrime(let prime): "Added \(prime) to favorites"
    case .removedFavoritePrime(let prime): "Removed \(prime) from favorites"
    }
  }
}
