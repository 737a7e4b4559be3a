import Tracking

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
  ///
  /// If the collection becomes shorter and the place is gone, the binding returns the last known element, so that a view that is about
  /// to be removed can still be evaluated, and drops writes. A place that was never in the collection stops the program.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    var known = untracked { wrappedValue.element(at: position) }
    let get: @MainActor () -> Value.Element = {
      let whole = wrappedValue
      if let element = whole.element(at: position) { known = element }
      // The subscript stops the program if the place was never in the collection.
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
  /// The element at a place; `nil` where the place is not in the collection.
  fileprivate func element(at position: Index) -> Element? {
    position >= startIndex && position < endIndex ? self[position] : nil
  }
}

extension Binding: @MainActor BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The place before one.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// Goes back from a place to the one before.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: @MainActor RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
