import SwiftUI

/// Views that belong together, shown by examples.
public struct Family: Identifiable {
  /// What it is called.
  public let name: String
  /// The examples, in the order in which they are shown.
  public let examples: [Example]

  /// The name, which no other family has.
  public var id: String { name }

  /// Creates a family.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - source: the text of the file in which the views of its examples are declared.
  ///   - examples: the examples, in the order in which they are shown.
  init(_ name: String, source: [UInt8], _ examples: [Example]) {
    let source = SourceText(String(decoding: source, as: UTF8.self))
    self.name = name
    self.examples = examples.map { $0.found(in: source) }
  }
}
