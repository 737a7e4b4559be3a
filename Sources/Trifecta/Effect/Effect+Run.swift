extension Effect {
  /// Runs asynchronous work that can send actions.
  ///
  /// The work starts immediately, on the main actor, so that `send` is a plain call and the closure can capture the
  /// feature. Before iOS 26 and macOS 26 a task cannot start immediately: there the work starts soon after the action
  /// was handled, see <doc:WhenEffectsStart>. Move CPU-intensive work to a `@concurrent` function; here it would block
  /// the main actor.
  ///
  /// ```swift
  /// return .run { send in
  ///   send(.loaded(try await profile.username()))
  /// } catch: { error, send in
  ///   send(.failed("\(error)"))
  /// }
  /// ```
  ///
  /// Cancelling the effect cancels its task. Actions that it sends afterwards are dropped, and `handler` is not called.
  /// A `CancellationError` is ignored. Any other error is passed to `handler`, or reported as an issue if there is no
  /// handler.
  ///
  /// - Parameters:
  ///   - name: the name of the effect in reports, tests and debuggers.
  ///   - priority: the priority of the task.
  ///   - operation: the work. It sends actions with the ``Send`` that it is given.
  ///   - handler: handles an error, usually by sending it as an action.
  ///   - fileID: the file reported as the source location of the effect.
  ///   - filePath: the path of that file.
  ///   - line: the line reported as the source location of the effect.
  ///   - column: the column reported as the source location of the effect.
  /// - Returns: the effect to return from the reducer.
  @inlinable
  public static func run(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: @escaping @MainActor (Send<Action>) async throws -> Void,
    catch handler: (@MainActor (any Error, Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    let place = SourceCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var options: TaskOptions?
    switch (name, priority) {
    case (nil, nil): break
    default: options = TaskOptions(name: name, priority: priority)
    }
    let run = Run(EffectTitle(.run(name: name), place), options, operation, handler)
    if DependencyValues.isOverridden { run.overrides = DependencyValues.overridden }
    return Effect(.run(run))
  }

  /// A run with its operation and error handler.
  @usableFromInline
  final class Run: EffectRun {
    @usableFromInline let operation: @MainActor (Send<Action>) async throws -> Void
    @usableFromInline let handler: (@MainActor (any Error, Send<Action>) async -> Void)?

    /// The dependency overrides that applied where the effect was created. They are captured because the reducer's
    /// overrides have ended by the time the effect runs.
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var overrides: DependencyValues?

    @inlinable
    nonisolated init(
      _ title: EffectTitle,
      _ taskOptions: TaskOptions?,
      _ operation: @escaping @MainActor (Send<Action>) async throws -> Void,
      _ handler: (@MainActor (any Error, Send<Action>) async -> Void)?
    ) {
      self.operation = operation
      self.handler = handler
      super.init(title, taskOptions)
    }

    /// Sends an action, unless the run has been cancelled or has ended.
    @inlinable
    func send(_ action: Action, within scope: HandlingScope?) {
      guard let core = coreForSending(action), let recipient else {
        scope?({})
        return
      }
      // A run is always begun with a recipient of its own action type.
      unsafeDowncast(recipient, to: Recipient<Action>.self).receive(
        action, EffectSender(group: group, run: self, scope: scope), core)
    }

    /// Returns a new run with the same work, changed by the modifiers of the operators around it.
    @usableFromInline
    func copy(in context: EffectContext, _ core: Core) -> Run {
      let modifiers = context.operators.modifiers
      let operation = modifiers.reversed().reduce(operation) { work, modifier in
        modifier(work, of: title, taskOptions, core.starts, core.dependencies)
      }
      let copy = Run(title, taskOptions, operation, handler)
      copy.overrides = overrides
      return copy
    }
  }
}
