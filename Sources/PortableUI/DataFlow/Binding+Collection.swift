// A binding to a collection is a collection of bindings to its elements, as in `$items[0].name` and `$items.first`.

extension Binding: @MainActor Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes from binding to binding.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: @MainActor Collection where Value: MutableCollection {
  /// The place of an element.
  public typealias Index = Value.Index
  /// The places of the elements.
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The place after one.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// Goes on from a place to the next.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    guard let place = position as? any Hashable else {
      return Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
    }
    return element(place, at: position)
  }

  private func element(_ place: some Hashable, at position: Value.Index) -> Binding<Value.Element> {
    element(place, at: place, get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: @MainActor BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The place before one.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// Goes back from a place to the one before.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: @MainActor RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
