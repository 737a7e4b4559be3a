extension Effect {
  /// An effect that runs asynchronous work and sends what comes of it.
  ///
  /// The work starts at once, on the main actor, so that `send` is a plain call and the feature can be captured. Work
  /// that keeps a processor busy belongs into a `@concurrent` function: here it would block every screen.
  ///
  /// ```swift
  /// return .run { send in
  ///   send(.loaded(try await profile.username()))
  /// } catch: { error, send in
  ///   send(.failed("\(error)"))
  /// }
  /// ```
  ///
  /// When the effect is cancelled its task is, what it sends afterwards is dropped, and `handler` is not called. A
  /// `CancellationError` is ignored. Any other error goes to `handler`; without one it is reported as an issue.
  ///
  /// - Parameters:
  ///   - name: what reports, tests and debuggers call the effect.
  ///   - priority: the priority of its task.
  ///   - operation: the work, given a ``Send``.
  ///   - handler: what to do with an error, usually to send it as an action.
  ///   - fileID: the file reported as the effect's place.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the effect's place.
  ///   - column: the column reported as the effect's place.
  /// - Returns: the effect to return from the reducer.
  @inlinable
  public static func run(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: @escaping @MainActor (Send<Action>) async throws -> Void,
    catch handler: (@MainActor (any Error, Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    let (operation, handler) =
      DependencyValues.isOverridden ? carryingDependencies(operation, handler) : (operation, handler)
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let title = EffectTitle(.run(name: name), place)
    return Effect(.run(Run(title: title, priority: priority, operation: operation, handler: handler)))
  }

  /// Work that has been described. Those who start it share it.
  @usableFromInline
  final class Run: EffectWork {
    @usableFromInline let operation: @MainActor (Send<Action>) async throws -> Void
    @usableFromInline let handler: (@MainActor (any Error, Send<Action>) async -> Void)?

    @inlinable
    init(
      title: EffectTitle,
      priority: TaskPriority?,
      operation: @escaping @MainActor (Send<Action>) async throws -> Void,
      handler: (@MainActor (any Error, Send<Action>) async -> Void)?
    ) {
      self.operation = operation
      self.handler = handler
      super.init(title: title, priority: priority)
    }
  }
}
