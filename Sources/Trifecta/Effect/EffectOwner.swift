/// Whose effects an action's effects are: what a ``StoreTask`` waits for and cancels.
///
/// Most actions start one effect or none, so a group is made only when a second member comes.
@MainActor
@usableFromInline
enum EffectOwner {
  case nobody
  /// The handle of the `send` that is being processed.
  case current
  /// That of an effect: the group that it is in or leads, if there is one.
  case run(EffectRun)
  case group(EffectGroup)

  /// The group, if it has been made.
  @usableFromInline var groupIfAny: EffectGroup? {
    switch self {
    case .nobody, .current: nil
    case .run(let run): run.group
    case .group(let group): group
    }
  }

  /// The group, made if it has not been, `nil` if there is no owner.
  @usableFromInline var group: EffectGroup? {
    switch self {
    case .nobody, .current: nil
    case .run(let run): run.ownGroup()
    case .group(let group): group
    }
  }

  @usableFromInline var isFinished: Bool {
    if let groupIfAny { return groupIfAny.isFinished }
    if case .run(let run) = self, run.isLeader { return run.isFinished }
    return true
  }
}
