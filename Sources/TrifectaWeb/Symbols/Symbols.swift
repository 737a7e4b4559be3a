import Elements
import Foundation
import IssueReporting
import PortableUI

/// Drawings for the names of symbols, in strokes of our own on a square of 24.
@MainActor
enum Symbols {
  private static var masks: [String: String] = [:]
  /// Drawings in colors of their own; `nil` for names that have none.
  private static var pictures: [String: String?] = [:]
  private static var unknown: Set<String> = []
  /// The most bytes that a name may have. Longer ones are unknown, and not kept.
  private static let nameLimit = 100
  private static let standIn = DataURL.svg(SymbolDrawing.standIn.svg)

  /// The drawing of a symbol as CSS names it; a stand-in for one that is not known, which is reported once.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - isHierarchical: whether what it stands in is fainter.
  static func mask(_ name: String, isHierarchical: Bool = false) -> String {
    guard name.utf8.count <= nameLimit else { return standIn }
    // No name has a blank.
    let key = isHierarchical ? name + " hierarchical" : name
    if let mask = masks[key] { return mask }
    // So many drawings are kept as no program has; a name may come from what a person typed.
    if masks.count > 2_000 { masks = [:] }
    let layered = isHierarchical ? SymbolDrawing(hierarchical: name) : nil
    let drawing = layered ?? SymbolDrawing(name)
    if drawing == nil, unknown.count < 500, unknown.insert(name).inserted {
      reportIssue(
        """
        There is no drawing for the symbol "\(name.escapedForLog())": pages show a question mark in a dashed square in its place. \
        Use another symbol, or an image of your own.
        """)
    }
    let mask = drawing.map { DataURL.svg($0.svg) } ?? standIn
    masks[key] = mask
    return mask
  }

  /// The drawing of a symbol in colors of its own, as CSS names it; `nil` for one that has none.
  static func picture(_ name: String) -> String? {
    guard name.utf8.count <= nameLimit else { return nil }
    if let picture = pictures[name] { return picture }
    if pictures.count > 2_000 { pictures = [:] }
    let picture = SymbolDrawing(multicolor: name).map { DataURL.svg($0.svg) }
    pictures[name] = .some(picture)
    return picture
  }

  /// Whether there is a drawing of that name.
  static func isKnown(_ name: String) -> Bool { name.utf8.count <= nameLimit && SymbolDrawing(name) != nil }
}
