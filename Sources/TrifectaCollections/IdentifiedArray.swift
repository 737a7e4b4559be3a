import OrderedCollections

/// An ordered collection of rows that are accessed by id in O(1).
///
/// Use it for a list in a feature's state. A store publishes a change of one row in O(1), however many rows there are,
/// because mutations record the rows that they change. A plain array has to be compared as a whole.
///
/// Ids are unique. Appending a row whose id already exists does nothing; the documentation of each other operation
/// describes what it does.
public struct IdentifiedArray<Element: Identifiable> {
  /// The type of a row's id.
  public typealias ID = Element.ID

  @usableFromInline package var rows: OrderedDictionary<ID, Element>
  @usableFromInline package var log = ChangeLog<ID>()

  /// Creates an empty collection.
  @inlinable
  public init() {
    rows = [:]
  }

  /// Creates a collection of the given rows. Of several rows with the same id, the first is kept. O(n).
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

  /// Accesses the row with the given id; `nil` if there is none. O(1); O(n) to insert or remove a row that is not the
  /// last.
  ///
  /// Setting the row of an existing id replaces it in place; setting the row of a new id appends it; setting `nil`
  /// removes it. If a row's own id is changed through this subscript, the row keeps its position under the new id,
  /// unless another row already has that id. In that case the changed row is removed.
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

  /// Returns the position of the row with the given id; `nil` if there is none. O(1).
  @inlinable
  public func index(id: ID) -> Int? {
    rows.index(forKey: id)
  }

  /// Returns whether there is a row with the given id. O(1).
  @inlinable
  public func contains(id: ID) -> Bool {
    rows.index(forKey: id) != nil
  }

  /// Modifies a row in place. O(1).
  ///
  /// - Parameters:
  ///   - id: the row's id.
  ///   - change: modifies the row.
  /// - Returns: the result of `change`; `nil` if there is no such row.
  @inlinable
  public mutating func modify<Result>(id: ID, _ change: (inout Element) throws -> Result) rethrows -> Result? {
    guard let index = rows.index(forKey: id) else { return nil }
    defer { didModify(id, at: index) }
    return try change(&rows.values[index])
  }

  /// Records a change, and updates the row's key if its id has changed.
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

  /// Moves a row out so that it can be changed. Until the row is put back, within the same access to this collection,
  /// its memory is uninitialized. That is safe because nothing else reads or copies the rows during the access.
  /// `OrderedDictionary` uses the same technique in its subscript with a default value. Its subscript with an optional
  /// value is not used, because it would look up the id again and swap the row with the last one and back.
  @inlinable
  mutating func take(at index: Int) -> Element {
    rows.values.withUnsafeMutableBufferPointer { ($0.baseAddress! + index).move() }
  }

  /// Puts back a row that was moved out, or removes it if it is `nil`.
  @inlinable
  mutating func putBack(_ element: inout Element?, _ id: ID, at index: Int) {
    if let element = element.take() {
      let isRenamed = element.id != id
      rows.values.withUnsafeMutableBufferPointer { ($0.baseAddress! + index).initialize(to: element) }
      if isRenamed { rekey(at: index) }
      log.touch(id, of: rows.count)
    } else {
      // Before the row can be removed, its memory must be initialized, so a neighbour is copied into it. There is a
      // neighbour because there are at least two rows.
      rows.values.withUnsafeMutableBufferPointer { rows in
        let place = rows.baseAddress! + index
        place.initialize(to: index == 0 ? place[1] : place[-1])
      }
      rows.remove(at: index)
      log.remove(id, of: rows.count)
    }
  }

  /// Updates the key of the row at `index` to the row's id, or removes the row if another one has that id. O(n).
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
