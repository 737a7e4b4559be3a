/// The details of the selected entry.
struct EntryDetail: Equatable, Sendable {
  /// The number of the entry.
  let id: Int
  /// A title for the state, such as the name of a store.
  let title: String
  /// The value of an action or of a side effect; `nil` for other entries.
  let value: ValueNode?
  /// The changes of the state by the entry.
  let changes: [ValueChange]
  /// The state after the entry; `nil` if it is not available.
  let state: ValueNode?
  /// Whether the page can show the state after the entry.
  let canShow: Bool
}
