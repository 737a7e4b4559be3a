import Trifecta

/// Lets other tasks run until the tracked ones are asleep or done, and the others most likely are.
///
/// Each round passes once through the main actor's queue and once, with a task of the lowest priority, behind
/// everything that waits for a thread. An effect that sleeps off the main actor needs two or three rounds to fall
/// asleep. Where effects do not start immediately, each round waits for those that have not begun.
///
/// On a busy machine a thread may be delayed for longer than all the rounds take, so rounds are counted only while no
/// tracked task is in motion. A task whose actor is blocked never arrives; it is waited for until the limit.
@MainActor
func settle(atMost limit: Duration = .seconds(10)) async {
  let end = ContinuousClock.now + limit
  var quietRounds = 0
  while quietRounds < 12 {
    await DeferredStart.all.finish(atMost: 100)
    await Task.yield()
    await Task.detached(priority: .background) { await Task.yield() }.value
    quietRounds = TransientTasks.count > 0 && ContinuousClock.now < end ? 0 : quietRounds + 1
  }
}
