/// A view of the inspected screen as the inspector lists it.
struct ViewRow: Identifiable, Equatable, Sendable {
  /// Identifies the view as long as it is mounted.
  let id: Int
  /// The number of views that contain it.
  let depth: Int
  /// The name of its type.
  let name: String
  /// The names and the values of its state.
  let state: [String]
  /// The number of evaluations of its body since the recording began; `nil` if they are not recorded.
  let evaluations: Int?
  /// The reasons for the last evaluation.
  let reasons: [String]
  /// The id of the first element that it shows; `nil` if it shows none.
  let element: Int?
}
