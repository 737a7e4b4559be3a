import Elements
import PortableUI

extension Style {
  /// Returns the declaration for a property of a grid or a scroll view; `nil` if it has none.
  static func gridDeclaration(for key: AttributeKey, _ value: AttributeValue, of kind: ElementKind) -> String? {
    switch key {
    case .tracks: return tracks(value, of: kind)
    case .columns: return number(value).map { "--columns:\(text(min($0, 100)))" }
    case .trackSpacing: return length(kind == .lazyHGrid ? "column-gap" : "row-gap", value)
    case .cellSpacing: return length(kind == .lazyHGrid ? "row-gap" : "column-gap", value)
    case .cellAlignment: return placement(value)
    default: return columnAlignment(key, value)
    }
  }

  /// Returns the declaration that limits a grid to the maximum width of its columns; `nil` if there is no maximum.
  ///
  /// The number of columns depends on their minimum width: as many columns as fit at that width. CSS would compute the
  /// number from their maximum width.
  static func maximumWidth(ofGrid grid: Element) -> String? {
    guard grid.kind == .lazyVGrid, case .tracks(let tracks)? = grid[.tracks], let track = cappedTrack(of: tracks),
      let maximum = track.maximum
    else { return nil }
    let spacing = max(0, number(grid[.cellSpacing]) ?? 8)
    let step = track.minimum + spacing
    let count = "max(\(text(step))px,round(down,100% + \(text(spacing))px,\(text(step))px))"
    return "max-width:calc(\(count)*\(text((maximum + spacing) / step)) - \(text(spacing))px)"
  }

  /// Returns the only track of a grid that repeats and has a maximum width.
  private static func cappedTrack(of tracks: [GridTrack]) -> GridTrack? {
    guard tracks.count == 1, tracks[0].repeats, tracks[0].maximum != nil else { return nil }
    return tracks[0]
  }

  private static func tracks(_ value: AttributeValue, of kind: ElementKind) -> String? {
    guard case .tracks(let tracks) = value, !tracks.isEmpty else { return nil }
    if kind == .lazyVGrid, let track = cappedTrack(of: tracks) {
      return "grid-template-columns:repeat(auto-fill,minmax(\(text(track.minimum))px,1fr))"
    }
    let words = tracks.map { track in
      let most = track.maximum.map { "\(text($0))px" } ?? "1fr"
      let size = track.minimum == track.maximum ? most : "minmax(\(text(track.minimum))px,\(most))"
      return track.repeats ? "repeat(auto-fill,\(size))" : size
    }
    let property = kind == .table ? "--tracks" : kind == .lazyHGrid ? "grid-template-rows" : "grid-template-columns"
    return "\(property):" + words.joined(separator: " ")
  }

  /// Returns the alignment of views in the cells of a grid.
  private static func placement(_ value: AttributeValue) -> String? {
    guard case .alignment(let alignment) = value else { return nil }
    let block = alignment.vertical.map(position) ?? "center"
    return "place-items:\(block) \(alignment.horizontal.map(position) ?? "center")"
  }

  private static func columnAlignment(_ key: AttributeKey, _ value: AttributeValue) -> String? {
    guard let column = AttributeKey.columnAlignments.firstIndex(of: key), case .alignment(let alignment) = value else {
      return nil
    }
    return alignment.horizontal.map { "--column\(column + 1):\(position($0))" }
  }
}
