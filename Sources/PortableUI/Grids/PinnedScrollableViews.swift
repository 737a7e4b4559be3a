import Elements
import ViewGraph

/// Parts of sections that stay in sight while their section is scrolled through.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension ElementWriter {
  /// Says which parts of sections stay in sight.
  @MainActor
  mutating func describePins(_ pins: PinnedScrollableViews) {
    let words = [(PinnedScrollableViews.sectionHeaders, "header"), (.sectionFooters, "footer")]
    let names = words.filter { pins.contains($0.0) }.map(\.1)
    if !names.isEmpty { self[.pinned] = .string(names.joined(separator: " ")) }
  }

  /// Says how the cells of a lazy grid are arranged.
  @MainActor
  mutating func describeGrid(_ items: [GridItem], spacing: CGFloat?, _ pins: PinnedScrollableViews) {
    self[.tracks] = .tracks(items.map(\.track))
    self[.trackSpacing] = spacing.map { .number(Double($0)) }
    self[.cellSpacing] = items.first?.spacing.map { .number(Double($0)) }
    self[.cellAlignment] = items.first?.alignment?.attribute
    describePins(pins)
    if items.isEmpty {
      issue = "A lazy grid was given no columns: its views stand below one another. Give it a GridItem."
    }
  }
}

extension ElementKind {
  /// A grid with `tracks` for columns that grows downwards.
  package static let lazyVGrid = ElementKind(rawValue: "lazyVGrid")
  /// A grid with `tracks` for rows that grows sideways.
  package static let lazyHGrid = ElementKind(rawValue: "lazyHGrid")
}

extension AttributeKey {
  /// Tracks, of a lazy grid.
  package static let tracks = AttributeKey(rawValue: "tracks")
  /// Number, of a grid: the distance between its lines, and between the cells of one.
  package static let trackSpacing = AttributeKey(rawValue: "trackSpacing")
  package static let cellSpacing = AttributeKey(rawValue: "cellSpacing")
  /// Alignment, of a grid: where views stand in their cells.
  package static let cellAlignment = AttributeKey(rawValue: "cellAlignment")
  /// Which parts of sections stay in sight: `header`, `footer` or both.
  package static let pinned = AttributeKey(rawValue: "pinned")
}
