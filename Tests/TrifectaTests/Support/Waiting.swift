/// Lets tasks and threads work until a condition holds, for as long as the time limit of the test allows.
@MainActor
func settle(until condition: () -> Bool) async {
  while !condition(), !Task.isCancelled { await Task.yield() }
}
