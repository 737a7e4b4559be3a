import Elements
import ViewGraph

/// The parts of sections that stay visible while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension ElementWriter {
  /// Describes the parts of sections that stay visible.
  @MainActor
  package mutating func describePins(_ pins: PinnedScrollableViews) {
    let words = [(PinnedScrollableViews.sectionHeaders, "header"), (.sectionFooters, "footer")]
    let names = words.filter { pins.contains($0.0) }.map(\.1)
    if !names.isEmpty { self[.pinned] = .string(names.joined(separator: " ")) }
  }

  /// Describes the tracks, spacing and alignment of a lazy grid.
  @MainActor
  mutating func describeGrid(_ items: [GridItem], spacing: CGFloat?, _ pins: PinnedScrollableViews) {
    self[.tracks] = .tracks(items.map(\.track))
    self[.trackSpacing] = spacing.map { .number(Double($0)) }
    self[.cellSpacing] = items.first?.spacing.map { .number(Double($0)) }
    self[.cellAlignment] = items.first?.alignment?.attribute
    describePins(pins)
    if items.isEmpty {
      issue = "A lazy grid has no grid items, so its views are placed in a single line. Add a GridItem."
    }
  }
}
