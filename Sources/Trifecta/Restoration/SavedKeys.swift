import Snapshots

// Places and cancellation ids in the form in which snapshots store them, which is the same in each process.

extension ChildKey {
  /// The saved form of the key; `nil` if the id of the row cannot be saved.
  @MainActor
  func saved(by saver: ValueSaver) -> SavedValue? {
    guard let row else { return part.savedName }
    return saver.save(id: row).map { .list([part.savedName, $0]) }
  }
}

extension ChildKey.Part {
  /// The name of the part. The line of a declaration is not part of it, because another build may have other lines.
  @MainActor fileprivate var savedName: SavedValue {
    switch self {
    case .keyPath(let keyPath): SavedNames.name(of: keyPath)
    case .declaration(let place): .string("case in \(place.fileID)")
    }
  }
}

extension Node {
  /// The saved keys that lead to this node from the root; `nil` if the id of a row cannot be saved.
  func savedPath(by saver: ValueSaver) -> [SavedValue]? {
    var path: [SavedValue] = []
    var next: Node? = self
    while let node = next, let above = node.above {
      guard let key = node.savedKey(by: saver) else { return nil }
      path.append(key)
      next = above
    }
    return path.reversed()
  }

  private func savedKey(by saver: ValueSaver) -> SavedValue? {
    guard let rowIndex else { return site.key?.saved(by: saver) }
    guard let id = rowID, let saved = saver.save(id: id) else { return nil }
    return .list([SavedNames.name(of: rowIndex.keyPath), saved])
  }
}

extension EffectID {
  /// The saved form of the id: the short name of its type, and its value. `nil` if the value cannot be saved.
  @MainActor
  func saved(by saver: ValueSaver) -> SavedValue? {
    saver.save(id: value).map { .list([.string(Self.name(of: Swift.type(of: value.base))), $0]) }
  }

  /// The name by which an id's type is recognized. It contains no module and no context, because the names of private
  /// types contain an address.
  static func name(of type: Any.Type) -> String { _typeName(type, qualified: false) }
}

/// The names of key paths, which take long to create.
@MainActor
private enum SavedNames {
  private static var known: [AnyKeyPath: SavedValue] = [:]
  /// Key paths with subscripts can be created at run time, so the number of cached names is limited.
  private static let limit = 1_000

  static func name(of keyPath: AnyKeyPath) -> SavedValue {
    if let name = known[keyPath] { return name }
    if known.count >= limit { known = [:] }
    let name = SavedValue.string(withoutAddresses("\(keyPath)"))
    known[keyPath] = name
    return name
  }

  /// Returns the text without hexadecimal numbers. The description of a computed property contains its address.
  private static func withoutAddresses(_ text: String) -> String {
    let parts = text.split(separator: "0x", omittingEmptySubsequences: false)
    return parts.first.map { first in parts.dropFirst().reduce(String(first)) { $0 + $1.drop(while: \.isHexDigit) } }
      ?? text
  }
}
