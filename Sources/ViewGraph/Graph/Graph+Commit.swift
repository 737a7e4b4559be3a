import Elements

extension Graph {
  /// Sends the changes of the turn to the host, and releases unmounted nodes.
  func commit() {
    if !pendingIssues.isEmpty { reportPendingIssues() }
    let passes = log.take()
    let commands = commands.take { elements[$0]?.isInTree == true }
    if !passes.isEmpty || !commands.isEmpty {
      host?.graph(self, didCommit: Commit(passes: passes, commands: commands))
    }
    retireRemoved()
    for (completion, timing) in takeCompletions() {
      let seconds = timing?.totalDuration(untilRest: completion.waitsForRest) ?? 0
      if let host { host.graph(self, after: seconds) { completion.end() } } else { completion.end() }
    }
  }

  /// Discards removed elements, whose links are no longer needed.
  func retireRemoved() {
    if !removed.isEmpty {
      for element in removed {
        element.forEachInSubtree { descendant in
          elements[descendant.id] = nil
          descendant.isRemoved = true
          descendant.retire()
        }
      }
      removed = []
    }
    if !retired.isEmpty {
      // Releasing nodes also releases objects of views, whose deinitializers may run arbitrary code. So the nodes are
      // moved to a local variable first: if they were released while `retired` is being modified, that code could
      // access `retired` at the same time.
      var released: [Node] = []
      swap(&released, &retired)
    }
  }
}
