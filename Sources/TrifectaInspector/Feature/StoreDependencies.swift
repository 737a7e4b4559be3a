/// The dependencies of a store as the inspector lists them.
struct StoreDependencies: Identifiable, Equatable, Sendable {
  /// The name of the store.
  let id: String
  /// The dependencies, by name.
  let rows: [Row]

  /// A dependency.
  struct Row: Identifiable, Equatable, Sendable {
    /// The identity of the key.
    let id: ObjectIdentifier
    let name: String
    /// The value, on one line.
    let value: String
    /// Whether the value is the default value of the key.
    let isDefault: Bool
    /// The names of the values that can be chosen instead.
    let alternatives: [String]
    /// The chosen alternative; `nil` for the value of the app.
    let chosen: String?

    /// The origin of the value.
    var origin: String {
      if chosen != nil { return "set by the inspector" }
      return isDefault ? "default value" : "set by the app"
    }
  }
}
