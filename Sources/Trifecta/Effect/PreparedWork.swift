/// Work with a synchronous part that runs when the effect is started, even on systems where its task begins later.
@usableFromInline
struct PreparedWork<Action> {
  let title: EffectTitle
  let taskOptions: TaskOptions
  /// The work that is done instead if the feature was removed in the same reduction.
  let ifRemoved: ImmediateWork?
  /// Runs the synchronous part and returns the rest. The rest always runs, even if the effect was cancelled before its
  /// task began, because it cleans up what was prepared.
  let prepare: @MainActor (Send<Action>) -> @MainActor () async -> Void

  init(
    _ title: EffectTitle,
    _ taskOptions: TaskOptions,
    ifRemoved: ImmediateWork?,
    prepare: @escaping @MainActor (Send<Action>) -> @MainActor () async -> Void
  ) {
    self.title = title
    self.taskOptions = taskOptions
    self.ifRemoved = ifRemoved
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
  ///   - ifRemoved: called instead if a parent removes the feature in the same reduction.
  ///   - prepare: runs the synchronous part and returns the rest. The rest always runs, even if the effect was
  ///     cancelled before its task began, because it cleans up what was prepared.
  package static func prepared(
    name: String,
    at place: SourceCodeLocation,
    ifRemoved: (@MainActor () -> Void)? = nil,
    prepare: @escaping @MainActor (Send<Action>) -> @MainActor () async -> Void
  ) -> Effect {
    let title = EffectTitle(.run(name: name), place)
    let immediate = ifRemoved.map { work in ImmediateWork(name, at: place) { _ in work() } }
    return Effect(
      .prepared(
        PreparedWork(title, TaskOptions(name: name, priority: nil), ifRemoved: immediate, prepare: prepare)))
  }
}

extension Core {
  /// Starts prepared work.
  func start<Action>(_ work: PreparedWork<Action>, _ context: EffectContext, for recipient: Recipient<Action>) {
    guard isDue(context) else {
      if let ifRemoved = work.ifRemoved { perform(ifRemoved, context) }
      return
    }
    guard !context.operators.hasModifiers else {
      start(work.run, context, for: recipient)
      return
    }
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
