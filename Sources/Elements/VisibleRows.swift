/// The visible part of a long list, as reported by a host.
///
/// A list has elements only for rows in and near the visible area. Each run of other rows is represented by one
/// element, a ``ElementKind/gap``. A host sends a report when a gap approaches the visible area.
public struct VisibleRows: Hashable, Sendable {
  /// The location of a row in a list.
  public struct Position: Hashable, Sendable {
    /// The id of a child of the list.
    public var element: Int
    /// The index among the rows that the child represents, from 0. Only a gap represents several rows.
    public var row: Int

    /// Creates a location.
    ///
    /// - Parameters:
    ///   - element: the id of a child of the list.
    ///   - row: the index among the rows that the child represents, from 0.
    public init(element: Int, row: Int = 0) {
      self.element = element
      self.row = row
    }
  }

  /// The first visible row, or `nil` if the list has not been scrolled. If it is `nil`, rows that are inserted at the
  /// start become visible too.
  public var first: Position?
  /// The last visible row.
  public var last: Position
  /// The id of the list's child that contains the keyboard focus, or `nil`. That child is kept even outside of the
  /// visible area.
  public var focused: Int?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - first: the first visible row, or `nil` if the list has not been scrolled.
  ///   - last: the last visible row.
  ///   - focused: the id of the list's child that contains the keyboard focus.
  public init(first: Position?, last: Position, focused: Int? = nil) {
    self.first = first
    self.last = last
    self.focused = focused
  }
}
