import Tracking

// A binding to a collection is a collection of bindings to its elements, as in `$items[0].name` and `$items.first`.

extension Binding: @MainActor Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: @MainActor Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The valid positions of the collection.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The valid positions of the collection.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the position after a given one.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// Replaces a position with the next one.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// Accesses a binding to the element at a position.
  ///
  /// If the collection shrinks and the position becomes invalid, the binding returns the last known element and drops
  /// writes. A view that is about to be removed can therefore still be evaluated. The use of a position that was never
  /// valid is a fatal error.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    var known = untracked { wrappedValue.element(at: position) }
    let get: @MainActor () -> Value.Element = {
      let whole = wrappedValue
      if let element = whole.element(at: position) { known = element }
      // Traps if the position was never valid.
      return known ?? whole[position]
    }
    let set: @MainActor (Value.Element) -> Void = {
      guard wrappedValue.element(at: position) != nil else { return }
      wrappedValue[position] = $0
    }
    guard let place = position as? any Hashable else { return Binding<Value.Element>(get: get, set: set) }
    return element(place, get, set)
  }

  private func element(
    _ place: some Hashable, _ get: @escaping @MainActor () -> Value.Element,
    _ set: @escaping @MainActor (Value.Element) -> Void
  ) -> Binding<Value.Element> {
    element(place, at: place, get: get, set: set)
  }
}

extension Collection {
  /// The element at a position, or `nil` if the position is not valid.
  fileprivate func element(at position: Index) -> Element? {
    position >= startIndex && position < endIndex ? self[position] : nil
  }
}

extension Binding: @MainActor BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before a given one.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// Replaces a position with the previous one.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: @MainActor RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
