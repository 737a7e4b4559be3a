import Foundation

/// A piece of state for debugging tools: a stored property of a mounted view.
@MainActor
public struct StateEntry {
  /// The path from the root to the view: names of views, indices among siblings, ids in brackets, and `else` for a second branch.
  /// It is the same in each run of the program.
  public let path: [String]
  /// The path of stored properties from the view to the value, such as `count` or `form.name`.
  public let property: String
  /// The current value. It may contain anything that a view stores, including secrets.
  public let value: Any

  /// The value as text, created by `String(describing:)`.
  public var valueDescription: String { String(describing: value) }

  /// Returns the value as JSON.
  ///
  /// - Returns: the JSON, or `nil` if the value is not `Encodable`.
  /// - Throws: an error of the value or the encoder, for example for a number that is not finite.
  public func encoded() throws -> Data? {
    guard let value = value as? any Encodable else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }
}

extension StateEntry: @MainActor CustomStringConvertible {
  /// The path, the property and the value, on one line.
  public var description: String { "\(path.joined(separator: "/")).\(property) = \(valueDescription)" }
}

/// Storage of a dynamic property that is part of the state of a screen.
@MainActor
package protocol StateBox: AnyObject {
  /// The current value. Reading it registers no dependency.
  var currentValue: Any { get }
}
