import Elements

extension Session {
  /// Encodes a commit as operations of the patch.
  func encode(_ commit: Commit) {
    guard commit.passes.count == 1 else { return encodeStepwise(commit) { _ in true } }
    let pass = commit.passes[0]
    var changes = PageChanges()
    patch.pass(pass.transaction.animation)
    for mutation in pass.mutations { encode(mutation, &changes) }
    changes.write(to: &patch)
    patch.pass(nil)
  }

  /// Encodes the changes of a commit again, for a page whose markup already contains the state after the commit, so
  /// that the page can animate them. Moves and first insertions are omitted, because the page has never shown the state
  /// before them.
  func encodeChanges(of commit: Commit) {
    guard commit.passes.count > 1 else { return }
    var absent: Set<Int> = []
    encodeStepwise(commit) { mutation in
      switch mutation {
      case .update, .become: true
      case .remove(let element, _): absent.insert(element.id).inserted
      case .insert(let element, _, _): absent.remove(element.id) != nil
      case .move: false
      }
    }
  }

  /// Encodes each pass with the attribute values that the elements had after the pass.
  ///
  /// Elements that are written again are deferred to the last pass, because the earlier content of an element is not
  /// available.
  private func encodeStepwise(_ commit: Commit, where isSent: (Mutation) -> Bool) {
    var changes = PageChanges()
    var states: [Int: [AttributeLocation: AttributeValue?]] = [:]
    for (index, pass) in commit.passes.enumerated() {
      for case .update(let element, let layer, let key, let value) in pass.mutations {
        states[element.id, default: [:]].updateValue(value, forKey: AttributeLocation(layer: layer, key))
      }
      patch.pass(pass.transaction.animation)
      for mutation in pass.mutations where isSent(mutation) {
        if case .update(let element, _, _, _) = mutation, let state = states[element.id] {
          element.with(state) { encode(mutation, &changes) }
        } else {
          encode(mutation, &changes)
        }
      }
      if index < commit.passes.count - 1 {
        changes.writeAttributes(to: &patch, as: states)
      } else {
        changes.write(to: &patch)
      }
    }
    patch.pass(nil)
  }
}

/// The closures that run when animations on the page end.
@MainActor
final class AnimationTimers {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var newest = 0

  /// Runs a closure once, after a duration or on ``cancel()``.
  func run(after duration: Duration, _ time: Timekeeper, _ closure: @escaping @MainActor () -> Void) {
    newest += 1
    let number = newest
    tasks[number] = Task { [weak self] in
      try? await time.sleep(duration)
      self?.tasks[number] = nil
      closure()
    }
  }

  /// Runs all pending closures now.
  func cancel() {
    for task in tasks.values { task.cancel() }
  }
}
