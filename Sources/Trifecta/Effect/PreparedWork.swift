/// Work with a synchronous part that runs when the effect is started, even on systems where its task begins later.
@usableFromInline
struct PreparedWork<Action> {
  let title: EffectTitle
  let taskOptions: TaskOptions
  /// Runs the synchronous part and returns the rest. The rest always runs, even if the effect was cancelled before its
  /// task began, because it cleans up what was prepared.
  let prepare: @MainActor (Send<Action>) -> @MainActor () async -> Void

  init(
    _ title: EffectTitle,
    _ taskOptions: TaskOptions,
    prepare: @escaping @MainActor (Send<Action>) -> @MainActor () async -> Void
  ) {
    self.title = title
    self.taskOptions = taskOptions
    self.prepare = prepare
  }

  /// The same work as a run that does both parts in its task. Operators such as `retry` can be applied to it.
  var run: Effect<Action>.Run {
    Effect<Action>.Run(title, taskOptions, { [prepare] send in await prepare(send)() }, nil)
  }
}

extension Effect {
  /// Returns an effect with a synchronous part that runs when the effect is started, even on systems where its task
  /// begins later.
  ///
  /// - Parameters:
  ///   - name: the name of the effect in reports, tests and debuggers.
  ///   - place: the source location at which the effect is created.
  ///   - prepare: runs the synchronous part and returns the rest. The rest always runs, even if the effect was
  ///     cancelled before its task began, because it cleans up what was prepared.
  package static func prepared(
    name: String,
    at place: SourceCodeLocation,
    prepare: @escaping @MainActor (Send<Action>) -> @MainActor () async -> Void
  ) -> Effect {
    let title = EffectTitle(.run(name: name), place)
    return Effect(.prepared(PreparedWork(title, TaskOptions(name: name, priority: nil), prepare: prepare)))
  }
}

extension Core {
  /// Starts prepared work.
  func start<Action>(_ work: PreparedWork<Action>, _ context: EffectContext, for recipient: Recipient<Action>) {
    guard !context.operators.hasModifiers else {
      start(work.run, context, for: recipient)
      return
    }
    guard isDue(context) else { return }
    let run = work.run
    begin(run, context, for: recipient)
    let rest = work.prepare(Send(place: ObjectIdentifier(run.node)) { run.send($0, within: $1) })
    run.began(
      startImmediately(run.taskOptions, starts) { @MainActor in
        await rest()
        run.end()
      })
  }
}
