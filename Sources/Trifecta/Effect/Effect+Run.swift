extension Effect {
  /// An effect that runs asynchronous work and sends what comes of it.
  ///
  /// The work starts at once, on the main actor, so that `send` is a plain call and the feature can be captured. Before
  /// iOS 26 and macOS 26 no task can be started at once: there the work starts soon after the action was handled, see
  /// <doc:WhenEffectsStart>. Work that keeps a processor busy belongs in a `@concurrent` function: here it would block
  /// every screen.
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
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    var options: TaskOptions?
    switch (name, priority) {
    case (nil, nil): break
    default: options = TaskOptions(name: name, priority: priority)
    }
    let run = Run(EffectTitle(.run(name: name), place), options, operation, handler)
    if DependencyValues.isOverridden { run.overrides = DependencyValues.overridden }
    return Effect(.run(run))
  }

  /// A run with what it does.
  @usableFromInline
  final class Run: EffectRun {
    @usableFromInline let operation: @MainActor (Send<Action>) async throws -> Void
    @usableFromInline let handler: (@MainActor (any Error, Send<Action>) async -> Void)?

    /// What was overridden where the effect was described: a reducer with overrides describes it, and it runs when they
    /// are over.
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

    /// Sends an action, while it may.
    @inlinable
    func send(_ action: Action, within scope: HandlingScope?) {
      guard let core = coreForSending(action), let recipient else {
        scope?({})
        return
      }
      // A run is begun for a recipient of its own actions.
      unsafeDowncast(recipient, to: Recipient<Action>.self).receive(
        action, EffectSender(group: group, run: self, scope: scope), core)
    }

    /// A run with the same work, and with what the operators around it add, that has not been started.
    @usableFromInline
    func copy(in context: EffectContext, _ core: Core) -> Run {
      let modifiers = context.operators.modifiers
      let operation = modifiers.reversed().reduce(operation) { work, modifier in
        modifier(work, of: title, core.starts, core.dependencies)
      }
      let copy = Run(title, taskOptions, operation, handler)
      copy.overrides = overrides
      return copy
    }
  }
}
