extension Effect {
  /// An effect that sends an action for each element of an asynchronous sequence.
  ///
  /// This is how a feature subscribes to what goes on outside of it: a socket, a database, the notifications of the
  /// system. A sequence that never ends runs until its id is cancelled, or the store goes away; the `finish()` of the
  /// handle that `send` returned waits for it. A Combine publisher is given as its `values`.
  ///
  /// ```swift
  /// case .appeared:
  ///   return .sequence(socket.messages) { .received($0) }.cancellable(id: "messages", cancelInFlight: true)
  /// case .disappeared:
  ///   return .cancel(id: "messages")
  /// ```
  ///
  /// - Parameters:
  ///   - sequence: what to iterate over, once the effect has started. With
  ///     ``retry(_:clock:using:)`` it is iterated over anew.
  ///   - name: what reports, tests and debuggers call the effect.
  ///   - priority: the priority of its task.
  ///   - action: makes an action of an element.
  ///   - handler: what to do with an error that the sequence throws, usually to send it as an action.
  ///   - fileID: the file reported as the effect's place.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the effect's place.
  ///   - column: the column reported as the effect's place.
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
