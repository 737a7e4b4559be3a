import Trifecta

/// Lets other tasks run until it is likely that none has anything to do.
///
/// Each round goes once through the main actor's queue, and once behind everything that waits for a thread, by a task
/// of the lowest priority. An effect that sleeps needs two or three rounds to fall asleep. Where effects do not start at
/// once, each round waits for those that have not begun.
@MainActor
func settle() async {
  for _ in 0..<12 {
    await SoonStart.all.finish(atMost: 100)
    await Task.yield()
    await Task.detached(priority: .background) { await Task.yield() }.value
  }
}
