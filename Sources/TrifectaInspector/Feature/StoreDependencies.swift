import Trifecta

/// The dependencies of a store as the inspector lists them.
struct StoreDependencies: Identifiable, Equatable, Sendable {
  /// The name of the store.
  let id: String
  /// The dependencies, by name.
  let rows: [Row]

  /// A dependency.
  struct Row: Identifiable, Equatable, Sendable {
    let id: ListedDependency.ID
    let name: String
    /// The value, on one line.
    let value: String
    /// Whether the value is the default value of the key.
    let isDefault: Bool
    /// The feature that sets the value in its `body`; `nil` for the value that the root feature sees.
    let owner: String?
    /// The names of the values that can be chosen instead.
    let alternatives: [String]
    /// The chosen alternative; `nil` for the value of the app.
    let chosen: String?

    /// The origin of the value.
    var origin: String {
      if let owner { return "set in the body of \(owner)" }
      if chosen != nil { return "set by the inspector" }
      return isDefault ? "default value" : "set by the app"
    }
  }
}
