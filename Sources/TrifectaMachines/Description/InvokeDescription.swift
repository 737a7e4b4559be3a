/// Work that a state owns: started on entering it, cancelled on leaving it.
public struct InvokeDescription: Hashable, Sendable, Codable {
  /// What messages and diagrams call the work. No other work of its state has that name.
  public var id: String
  /// The event that brings its result; `done.invoke.` and its id if `nil`.
  public var onDone: String?
  /// The event that brings its error; `error.execution` if `nil`.
  public var onError: String?

  /// Creates a description of work.
  ///
  /// - Parameters:
  ///   - id: what messages and diagrams call the work.
  ///   - onDone: the event that brings its result.
  ///   - onError: the event that brings its error.
  public init(_ id: String, onDone: String? = nil, onError: String? = nil) {
    self.id = id
    self.onDone = onDone
    self.onError = onError
  }
}
