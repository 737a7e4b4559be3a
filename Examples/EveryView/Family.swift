import EveryViewSources
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
  ///   - examples: The examples, in display order.
  ///   - file: The file that declares the example views.
  init(_ name: String, _ examples: [Example], file: String = #fileID) {
    let text = every_view_source(String(file.split(separator: "/").last ?? ""))
    let source = SourceText(text.map { String(cString: $0) } ?? "")
    self.name = name
    self.examples = examples.map { $0.found(in: source) }
  }
}
