/// The names of types in snapshots: mangled names.
///
/// Both directions are cached, because the runtime searches all types of the program for a name.
@MainActor
enum StoredTypeName {
  private static var names: [ObjectIdentifier: String?] = [:]
  private static var types: [String: Any.Type] = [:]

  /// Returns the name by which a type can be found again; `nil` if there is none. Private types have such a name only
  /// in debug builds.
  static func name(of type: Any.Type) -> String? {
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = _mangledTypeName(type).flatMap { name in _typeByName(name) == type ? name : nil }
    names[ObjectIdentifier(type)] = .some(name)
    return name
  }

  /// Returns the type with a name; `nil` if the program has no such type. Unknown names are not cached, because a
  /// snapshot of another build may have any number of them.
  static func type(named name: String) -> Any.Type? {
    if let known = types[name] { return known }
    guard let type = _typeByName(name) else { return nil }
    types[name] = type
    return type
  }
}
