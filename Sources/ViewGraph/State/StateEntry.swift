import Foundation

/// One piece of state that a screen keeps, as a tool shows it: a stored property of a view in one place.
@MainActor
public struct StateEntry {
  /// The way from the screen to the view, with the view as the last: names of views, numbers of those that stand side by side, ids in
  /// brackets, and `else` for a second branch. The same place in the same screen has the same path each time the program runs.
  public let path: [String]
  /// The stored properties that lead from the view to the value, as in `count` or `form.name`.
  public let property: String
  /// The value of now. It may be anything that a view keeps, secrets included.
  public let value: Any

  /// The value as text, made by `String(describing:)`.
  public var valueDescription: String { String(describing: value) }

  /// The value as JSON.
  ///
  /// - Returns: `nil` for a value that is not `Encodable`.
  /// - Throws: what the value or the encoder throws, as for a number that is not finite.
  public func encoded() throws -> Data? {
    guard let value = value as? any Encodable else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }
}

extension StateEntry: @MainActor CustomStringConvertible {
  /// The path, the property and the value, in a line.
  public var description: String { "\(path.joined(separator: "/")).\(property) = \(valueDescription)" }
}

/// Something kept for a dynamic property that is part of what a screen is in.
@MainActor
package protocol StateBox: AnyObject {
  /// What is kept now. Reading it makes nobody depend on it.
  var currentValue: Any { get }
}
