import OrderedCollections

extension IdentifiedArray: RandomAccessCollection {
  /// The position of the first row: 0.
  @inlinable public var startIndex: Int { 0 }
  /// The position after the last row: the number of rows.
  @inlinable public var endIndex: Int { rows.count }

  /// Accesses the row at a position. Changing its id changes its key, as with ``subscript(id:)``. O(1).
  @inlinable
  public subscript(position: Int) -> Element {
    get { rows.values[position] }
    _modify {
      let id = rows.keys[position]
      defer { didModify(id, at: position) }
      yield &rows.values[position]
    }
  }

  /// Calls `body` with the contiguous storage of the rows. O(1).
  ///
  /// - Parameter body: reads the rows. The buffer is valid only during the call.
  /// - Returns: the result of `body`.
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try rows.values.withUnsafeBufferPointer(body)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral {
  /// Creates a collection of the given rows. Of several rows with the same id, the first is kept.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Returns whether two collections have equal rows in the same order. O(n).
  @inlinable
  public static func == (first: IdentifiedArray, second: IdentifiedArray) -> Bool {
    first.rows.values == second.rows.values
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the rows in order. O(n).
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rows.values)
  }
}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the rows as an array.
  @inlinable
  public func encode(to encoder: any Encoder) throws {
    try rows.values.elements.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable where Element: Decodable {
  /// Decodes the rows from an array. Of several rows with the same id, the first is kept.
  @inlinable
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension IdentifiedArray: CustomStringConvertible {
  /// The description of the rows as an array.
  public var description: String { rows.values.elements.description }
}

extension IdentifiedArray: CustomReflectable {
  /// A mirror of the rows as a collection, so that dumps and diffs do not show the internal storage.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: rows.values.elements, displayStyle: .collection)
  }
}
