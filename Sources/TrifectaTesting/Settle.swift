import Trifecta

/// Lets other tasks run until all tracked tasks are asleep or done, and all others most likely are too. A tracked task
/// is one that ``TransientTasks`` counts.
///
/// Each round passes once through the main actor's queue. It also passes once through the thread pool with a task of
/// the lowest priority, which runs after all work that waits for a thread. An effect that sleeps off the main actor
/// needs two or three rounds to fall asleep. On systems where effects do not start immediately, each round also waits
/// for the effects that have not begun.
///
/// On a busy machine, a thread may be delayed for longer than all the rounds take. So a round is counted only while no
/// tracked task is moving between threads. A task whose actor is blocked never arrives at its actor; this function
/// waits for it until the limit.
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
