import Foundation

extension Loading.Action: Equatable where Value: Equatable {
  /// Whether the same thing happened: to equal values, or with errors of one type that describe themselves alike.
  public static func == (first: Loading.Action, second: Loading.Action) -> Bool {
    switch (first, second) {
    case (.appeared, .appeared), (.refresh, .refresh), (.retry, .retry), (.cancel, .cancel): true
    case (.progressed(let fraction), .progressed(let other)): fraction == other
    case (.received(.success(let value)), .received(.success(let other))): value == other
    case (.received(.failure(let error)), .received(.failure(let other))): areAlike(error, other)
    default: false
    }
  }
}

/// Nothing is there because the person ended the load before anything had come.
public struct LoadingCancelled: Error, LocalizedError, Hashable {
  /// What happened, in words for the person.
  public var errorDescription: String? { "Loading was cancelled." }

  /// Creates the error.
  public init() {}
}
