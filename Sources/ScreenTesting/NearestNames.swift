import Elements
import HostKit
import PortableUI
import ViewGraph

/// Suggests names for a query that matches nothing.
@MainActor
enum NearestNames {
  /// Returns the three names and identifiers that are nearest to `wanted`, nearest first. Controls in menus and swipe
  /// actions are included.
  static func of(_ wanted: String, in root: Element) -> [String] {
    var names: Set<String> = []
    // Iterate instead of recursing, because a hierarchy may be deeper than the call stack.
    var waiting = [root]
    while let element = waiting.popLast() {
      for name in [element.name, element.described(.identifier)?.description ?? ""] where !name.isEmpty {
        names.insert(name)
      }
      waiting += element.visibleParts + element.hiddenControls
    }
    let ranked = names.map { (name: $0, distance: distance(wanted.lowercased(), $0.lowercased())) }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// Returns the Levenshtein distance of two words. O(n · m).
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let replaced = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[second.count]
  }
}
