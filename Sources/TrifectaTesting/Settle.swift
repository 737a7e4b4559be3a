import Trifecta

/// Lets other tasks run until those that can be seen are asleep or done, and it is likely that the others are too.
///
/// Each round goes once through the main actor's queue, and once behind everything that waits for a thread, by a task
/// of the lowest priority. An effect that sleeps off the main actor needs two or three rounds to fall asleep. Where
/// effects do not start at once, each round waits for those that have not begun.
///
/// A busy machine may hold up a thread for longer than all the rounds, so they are counted from when no task is in motion.
/// One whose actor is blocked never arrives: it is waited for until the limit.
@MainActor
func settle(atMost limit: Duration = .seconds(10)) async {
  let end = ContinuousClock.now + limit
  var quietRounds = 0
  while quietRounds < 12 {
    await SoonStart.all.finish(atMost: 100)
    await Task.yield()
    await Task.detached(priority: .background) { await Task.yield() }.value
    quietRounds = TasksInMotion.count > 0 && ContinuousClock.now < end ? 0 : quietRounds + 1
  }
}
