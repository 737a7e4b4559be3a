/// What a person sees of a long list, as its host reports it.
///
/// A list has elements for the rows near those that are seen; each run of others is one element, a ``ElementKind/gap``. A
/// host reports when a gap comes near to what is seen.
public struct VisibleRows: Hashable, Sendable {
  /// A place among the rows of a list.
  public struct Place: Hashable, Sendable {
    /// The id of one of the list's children.
    public var element: Int
    /// Which of the rows that the element stands for, from 0. Only a gap stands for several.
    public var row: Int

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - element: the id of one of the list's children.
    ///   - row: which of the rows that the element stands for, from 0.
    public init(element: Int, row: Int = 0) {
      self.element = element
      self.row = row
    }
  }

  /// The first row that is seen; `nil` where the list has not been scrolled: then what is put before its first row is seen too.
  public var first: Place?
  /// The last row that is seen.
  public var last: Place
  /// The id of the list's child in which the keyboard's focus is: it stays, wherever it is. `nil` where it is elsewhere.
  public var focused: Int?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - first: the first row that is seen; `nil` where the list has not been scrolled.
  ///   - last: the last row that is seen.
  ///   - focused: the id of the list's child in which the keyboard's focus is.
  public init(first: Place?, last: Place, focused: Int? = nil) {
    self.first = first
    self.last = last
    self.focused = focused
  }
}

extension ElementKind {
  /// What stands in a list for rows that are far from those that are seen. It has no other meaning.
  public static let gap = ElementKind(rawValue: "gap")
}

extension AttributeKey {
  /// Number, of a ``ElementKind/gap``: how many rows it stands for.
  public static let rows = AttributeKey(rawValue: "rows")
}
