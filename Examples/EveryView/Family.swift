import SwiftUI

/// A group of related examples.
public struct Family: Identifiable {
  /// The name of the family.
  public let name: String
  /// The examples, in display order.
  public let examples: [Example]

  /// The unique name of the family.
  public var id: String { name }

  /// Creates a family.
  ///
  /// - Parameters:
  ///   - name: The name of the family.
  ///   - source: The content of the file in which the example views are declared.
  ///   - examples: The examples, in display order.
  init(_ name: String, source: [UInt8], _ examples: [Example]) {
    let source = SourceText(String(decoding: source, as: UTF8.self))
    self.name = name
    self.examples = examples.map { $0.found(in: source) }
  }
}
