/// Asynchronous work of a state: started on entry, cancelled on exit.
public struct InvokeDescription: Hashable, Sendable, Codable {
  /// The name of the work in messages and diagrams, unique within its state.
  public var id: String
  /// The event that is sent when the work completes; `done.invoke.` followed by the id if `nil`.
  public var onDone: String?
  /// The event that is sent when the work fails; `error.execution` if `nil`.
  public var onError: String?

  /// Creates a description of work.
  ///
  /// - Parameters:
  ///   - id: the name of the work in messages and diagrams.
  ///   - onDone: the event that is sent when the work completes.
  ///   - onError: the event that is sent when the work fails.
  public init(_ id: String, onDone: String? = nil, onError: String? = nil) {
    self.id = id
    self.onDone = onDone
    self.onError = onError
  }
}
