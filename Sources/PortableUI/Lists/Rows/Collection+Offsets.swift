extension RangeReplaceableCollection {
  /// Removes the elements at the given offsets, for example in the action of ``DynamicViewContent/onDelete(perform:)``.
  ///
  /// - Parameter offsets: the offsets of the elements. Offsets out of bounds are ignored.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets, for example in the action of ``DynamicViewContent/onMove(perform:)``.
  ///
  /// - Parameters:
  ///   - source: the offsets of the elements. Offsets out of bounds are ignored.
  ///   - destination: the offset of the element before which the moved elements are inserted. If the offset is the
  ///     number of elements in the collection, they are moved to the end.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let old = Array(self)
    let end = Swift.min(Swift.max(destination, 0), old.count)
    let before = old.indices.prefix(end).filter { !source.contains($0) }
    let after = old.indices.suffix(from: end).filter { !source.contains($0) }
    let moved = old.indices.filter { source.contains($0) }
    for (index, offset) in zip(indices, before + moved + after) { self[index] = old[offset] }
  }
}
