import Elements
import Foundation
import IssueReporting
import PortableUI

/// SVG drawings of SF Symbols names. They are the project's own, stroked in a square of 24 units.
@MainActor
enum Symbols {
  private static var masks: [String: String] = [:]
  /// The multicolor drawings; `nil` for names without one.
  private static var pictures: [String: String?] = [:]
  private static var unknown: Set<String> = []
  /// The maximum length of a name, in bytes. Longer names are unknown and not cached.
  private static let nameLimit = 100
  private static let standIn = DataURL.svg(SymbolDrawing.standIn.svg)

  /// Returns the drawing of a symbol as a CSS mask. An unknown symbol is reported once and drawn as a placeholder.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - isHierarchical: Whether the enclosing shape, such as a circle, is fainter than the symbol in it.
  static func mask(_ name: String, isHierarchical: Bool = false) -> String {
    guard name.utf8.count <= nameLimit else { return standIn }
    // Names contain no spaces.
    let key = isHierarchical ? name + " hierarchical" : name
    if let mask = masks[key] { return mask }
    // No app uses this many symbols, but a name may come from user input.
    if masks.count > 2_000 { masks = [:] }
    let layered = isHierarchical ? SymbolDrawing(hierarchical: name) : nil
    let drawing = layered ?? SymbolDrawing(name)
    if drawing == nil, unknown.count < 500, unknown.insert(name).inserted {
      reportIssue(
        """
        The symbol "\(name.escapedForLog())" is not available: pages show a question mark in a dashed square instead. \
        Use another symbol or a custom image.
        """)
    }
    let mask = drawing.map { DataURL.svg($0.svg) } ?? standIn
    masks[key] = mask
    return mask
  }

  /// Returns the multicolor drawing of a symbol as a CSS image; `nil` if it has none.
  static func picture(_ name: String) -> String? {
    guard name.utf8.count <= nameLimit else { return nil }
    if let picture = pictures[name] { return picture }
    if pictures.count > 2_000 { pictures = [:] }
    let picture = SymbolDrawing(multicolor: name).map { DataURL.svg($0.svg) }
    pictures[name] = .some(picture)
    return picture
  }

  /// Returns whether there is a drawing with this name.
  static func isKnown(_ name: String) -> Bool { name.utf8.count <= nameLimit && SymbolDrawing(name) != nil }
}
