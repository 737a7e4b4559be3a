extension RangeReplaceableCollection {
  /// Removes elements, as ``DynamicViewContent/onDelete(perform:)`` asks. O(elements).
  ///
  /// - Parameter offsets: how far they are from the beginning. Offsets without an element are passed over.
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
  /// Moves elements, as ``DynamicViewContent/onMove(perform:)`` asks. O(elements).
  ///
  /// - Parameters:
  ///   - source: how far they are from the beginning. Offsets without an element are passed over.
  ///   - destination: the offset of the element before which they are to stand; that of the end puts them last.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let old = Array(self)
    let end = Swift.min(Swift.max(destination, 0), old.count)
    let before = old.indices.prefix(end).filter { !source.contains($0) }
    let after = old.indices.suffix(from: end).filter { !source.contains($0) }
    let moved = old.indices.filter { source.contains($0) }
    for (index, offset) in zip(indices, before + moved + after) { self[index] = old[offset] }
  }
}
