extension Effect {
  /// Sends an action for each element of an asynchronous sequence.
  ///
  /// Use it to subscribe to external events: a socket, a database, system notifications. A sequence that never ends
  /// runs until its id is cancelled or the store is deallocated, and `finish()` of the handle that `send` returned
  /// waits for it. For a Combine publisher, pass its `values`.
  ///
  /// ```swift
  /// case .appeared:
  ///   return .sequence(socket.messages) { .received($0) }.cancellable(id: "messages", cancelInFlight: true)
  /// case .disappeared:
  ///   return .cancel(id: "messages")
  /// ```
  ///
  /// - Parameters:
  ///   - sequence: the sequence to iterate over once the effect has started. With ``retry(_:clock:using:)`` each
  ///     attempt iterates over it from the beginning.
  ///   - name: the name of the effect in reports, tests and debuggers.
  ///   - priority: the priority of the task.
  ///   - action: converts an element to an action.
  ///   - handler: handles an error that the sequence throws, usually by sending it as an action.
  ///   - fileID: the file reported as the source location of the effect.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the effect.
  ///   - column: the column reported as the source location of the effect.
  /// - Returns: the effect to return from the reducer.
  @MainActor
  public static func sequence<Elements: AsyncSequence>(
    _ sequence: Elements,
    name: String? = nil,
    priority: TaskPriority? = nil,
    action: @escaping @MainActor (Elements.Element) -> Action,
    catch handler: (@MainActor (any Error, Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    .run(
      name: name,
      priority: priority,
      operation: { send in
        for try await element in sequence { send(action(element)) }
      },
      catch: handler,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
