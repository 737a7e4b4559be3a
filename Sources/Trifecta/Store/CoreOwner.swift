/// What the stores of one tree own together: when the last of them has gone, the core is closed.
///
/// Running effects refer to the core too. They hold it strongly, because an object that is referred to weakly is slow to
/// retain and to release, and they let go of it when it is closed.
@usableFromInline
final class CoreOwner: Sendable {
  @usableFromInline let core: Core

  @usableFromInline
  init(_ core: Core) {
    self.core = core
  }

  deinit {
    guard core.needsClosing else { return }
    runOnMainActor { [core] in core.close() }
  }
}
