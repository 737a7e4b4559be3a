// The saved forms of containers.

@MainActor
private func save<Element>(
  _ elements: some Sequence<Element>, by saver: ValueSaver
) throws(UnsavableValue) -> [SavedValue] {
  var list: [SavedValue] = []
  for element in elements { list.append(try saver.save(element)) }
  return list
}

@MainActor
private func restore<Element>(_: Element.Type, from saved: SavedValue, by restorer: ValueRestorer) -> [Element]? {
  guard let list = saved.list else { return nil }
  var elements: [Element] = []
  elements.reserveCapacity(list.count)
  for saved in list {
    guard let element = restorer.restore(Element.self, from: saved) else { return nil }
    elements.append(element)
  }
  return elements
}

/// Returns the elements of an unordered container in an order that is the same in each process.
private func inStableOrder(_ elements: [SavedValue]) -> [SavedValue] {
  elements.map { (bytes: $0.bytes, element: $0) }
    .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    .map(\.element)
}

extension Optional: SnapshotContainer {
  package static var elementTypes: [Any.Type] { [Wrapped.self] }

  package func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue {
    if let self { .list([try saver.save(self)]) } else { .null }
  }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> Wrapped?? {
    if saved == .null { return .some(nil) }
    guard let list = saved.list, list.count == 1, let wrapped = restorer.restore(Wrapped.self, from: list[0]) else {
      return nil
    }
    return .some(wrapped)
  }
}

extension Array: SnapshotContainer {
  package static var elementTypes: [Any.Type] { [Element.self] }

  package func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue { .list(try save(self, by: saver)) }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> [Element]? {
    restore(Element.self, from: saved, by: restorer)
  }
}

extension Set: SnapshotContainer {
  package static var elementTypes: [Any.Type] { [Element.self] }

  package func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue {
    .list(inStableOrder(try save(self, by: saver)))
  }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> Set<Element>? {
    guard let elements = restore(Element.self, from: saved, by: restorer) else { return nil }
    return Set(elements)
  }
}

extension Dictionary: SnapshotContainer {
  package static var elementTypes: [Any.Type] { [Key.self, Value.self] }

  package func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue {
    let keys = try save(keys, by: saver)
    let values = try save(values, by: saver)
    return .list(inStableOrder(zip(keys, values).map { SavedValue.list([$0, $1]) }))
  }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> [Key: Value]? {
    guard let list = saved.list else { return nil }
    var dictionary: [Key: Value] = [:]
    for pair in list {
      guard let pair = pair.list, pair.count == 2, let key = restorer.restore(Key.self, from: pair[0]),
        let value = restorer.restore(Value.self, from: pair[1])
      else { return nil }
      dictionary[key] = value
    }
    return dictionary
  }
}

extension Result: SnapshotConvertible {
  package func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue {
    switch self {
    case .success(let value): .record(["success": try saver.save(value)])
    case .failure(let error): .record(["failure": try saver.save(error)])
    }
  }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> Result<Success, Failure>? {
    if let value = saved.record?["success"] { return restorer.restore(Success.self, from: value).map { .success($0) } }
    return saved.record?["failure"].flatMap { restorer.restore(Failure.self, from: $0) }.map { .failure($0) }
  }
}

extension AnyHashable: SnapshotConvertible {
  package func saved(by saver: ValueSaver) throws(UnsavableValue) -> SavedValue {
    // As `Any`, so that the type is saved too.
    try saver.save(base as Any)
  }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> AnyHashable? {
    restorer.restore(Any.self, from: saved).flatMap { ($0 as? any Hashable).map { AnyHashable($0) } }
  }
}
