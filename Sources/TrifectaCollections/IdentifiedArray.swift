import OrderedCollections

/// An ordered collection of rows, each found by its id in O(1).
///
/// It is how a feature holds a list that a screen shows: a store publishes a change to one of its rows in O(1), however
/// many there are, because mutations note which rows they touch. A plain array has to be compared as a whole.
///
/// Ids are unique. Appending an element whose id exists changes nothing; see each operation.
public struct IdentifiedArray<Element: Identifiable> {
  /// The identity of a row.
  public typealias ID = Element.ID

  @usableFromInline package var rows: OrderedDictionary<ID, Element>
  @usableFromInline package var log = ChangeLog<ID>()

  /// Creates an empty collection.
  @inlinable
  public init() {
    rows = [:]
  }

  /// Creates a collection of the given elements. Of several with one id the first is kept. O(n).
  ///
  /// - Parameter elements: the rows, in order.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    rows = OrderedDictionary(elements.lazy.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The ids of the rows, in order. O(1).
  @inlinable
  public var ids: OrderedSet<ID> { rows.keys }

  /// The rows as a plain array. O(1).
  @inlinable
  public var elements: [Element] { rows.values.elements }

  /// The row with the given id, `nil` if there is none. O(1); O(n) when it adds or removes a row that is not the last.
  ///
  /// Setting a row that exists replaces it where it stands, setting one that does not appends it, and setting `nil`
  /// removes it. A row whose own id was changed through this subscript keeps its place under the new id, unless another
  /// row has that id: then it is removed.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { rows[id] }
    _modify {
      if rows.count > 1, let index = rows.index(forKey: id) {
        var element = Optional(take(at: index))
        defer { putBack(&element, id, at: index) }
        yield &element
      } else {
        let index = rows.index(forKey: id)
        defer { didModify(id, at: index) }
        yield &rows[id]
      }
    }
  }

  /// The position of the row with the given id, `nil` if there is none. O(1).
  @inlinable
  public func index(id: ID) -> Int? {
    rows.index(forKey: id)
  }

  /// Whether there is a row with the given id. O(1).
  @inlinable
  public func contains(id: ID) -> Bool {
    rows.index(forKey: id) != nil
  }

  /// Changes a row in place. O(1).
  ///
  /// - Parameters:
  ///   - id: the row's id.
  ///   - change: changes the row.
  /// - Returns: what `change` returns, `nil` if there is no such row.
  @inlinable
  public mutating func modify<Result>(id: ID, _ change: (inout Element) throws -> Result) rethrows -> Result? {
    guard let index = rows.index(forKey: id) else { return nil }
    defer { didModify(id, at: index) }
    return try change(&rows.values[index])
  }

  /// Notes a change and puts a row under the id it has now.
  @inlinable
  mutating func didModify(_ id: ID, at index: Int?) {
    if let index {
      guard index < rows.count, rows.keys[index] == id else { return log.remove(id, of: rows.count) }
      if rows.values[index].id != id { rekey(at: index) }
      log.touch(id, of: rows.count)
    } else if rows.keys.last == id {  // appended
      log.insert(id, of: rows.count)
      if rows.values[rows.count - 1].id != id { rekey(at: rows.count - 1) }
    }
  }

  /// Takes a row out to be changed. Until it is put back, in the same access to this collection, its memory has no value,
  /// and nobody else reads or copies the rows. An ordered dictionary does the same where a default is given; where a row
  /// may be removed, it would look for the id again, and move the last row to and fro.
  @inlinable
  mutating func take(at index: Int) -> Element {
    rows.values.withUnsafeMutableBufferPointer { ($0.baseAddress! + index).move() }
  }

  /// Puts back what was taken, or removes the row.
  @inlinable
  mutating func putBack(_ element: inout Element?, _ id: ID, at index: Int) {
    if let element = element.take() {
      let isRenamed = element.id != id
      rows.values.withUnsafeMutableBufferPointer { ($0.baseAddress! + index).initialize(to: element) }
      if isRenamed { rekey(at: index) }
      log.touch(id, of: rows.count)
    } else {
      // The row is removed with a copy of its neighbour in the place of what has gone: there are two rows at least.
      rows.values.withUnsafeMutableBufferPointer { rows in
        let place = rows.baseAddress! + index
        place.initialize(to: index == 0 ? place[1] : place[-1])
      }
      rows.remove(at: index)
      log.remove(id, of: rows.count)
    }
  }

  /// Gives the row at `index` the key that is its id, or removes it if another row has that one. O(n).
  @usableFromInline
  mutating func rekey(at index: Int) {
    let (id, element) = rows.remove(at: index)
    log.remove(id, of: rows.count)
    if rows.index(forKey: element.id) == nil {
      rows.updateValue(element, forKey: element.id, insertingAt: index)
    }
    log.insert(element.id, of: rows.count)
  }
}

extension IdentifiedArray: Sendable where Element: Sendable, Element.ID: Sendable {}
