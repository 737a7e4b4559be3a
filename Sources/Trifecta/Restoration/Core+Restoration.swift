import Snapshots

extension Core {
  /// Returns the ids of the running effects, and the side effects that no screen has received.
  ///
  /// - Parameter saver: saves the values, and notes side effects that cannot be saved.
  func savedEffects(by saver: ValueSaver) -> SavedEffects {
    // While a restoration is not complete, its effects are still interrupted.
    var saved = interrupted ?? SavedEffects()
    saved.add(savedRuns(by: saver))
    if mayHaveUndelivered || !pendingSideEffects.isEmpty { saved.add(savedSideEffects(by: saver)) }
    return saved
  }

  fileprivate func savedRuns(by saver: ValueSaver) -> SavedEffects {
    var saved = SavedEffects()
    var paths: [ObjectIdentifier: [SavedValue]?] = [:]
    for run in runs.runs where run.isRunning {
      for placed in run.declaredIDs where placed.node.exists {
        let path = paths[ObjectIdentifier(placed.node)] ?? placed.node.savedPath(by: saver)
        paths[ObjectIdentifier(placed.node)] = path
        guard let path, let id = placed.id.saved(by: saver), !saved[path[...]].ids.contains(id) else { continue }
        saved[path[...]].ids.append(id)
      }
    }
    return saved
  }

  private func savedSideEffects(by saver: ValueSaver) -> SavedEffects {
    var saved = SavedEffects()
    mayHaveUndelivered = false
    for node in node.withBelow() {
      let waiting = node.waitingSideEffects + pendingSideEffects.filter { $0.node === node }.map(\.value)
      guard !waiting.isEmpty else { continue }
      mayHaveUndelivered = true
      guard node.exists, let path = node.savedPath(by: saver) else { continue }
      for sideEffect in waiting {
        do throws(UnsavableValue) {
          saved[path[...]].sideEffects.append(try SavedSideEffect(sideEffect, by: saver))
        } catch {
          saver.omit("sideEffects", of: type(of: sideEffect), because: error)
        }
      }
    }
    return saved
  }
}

extension RootCore {
  /// Changes the state without an action, and publishes the changes.
  func replaceState(_ change: (inout State) -> Void) {
    guard !isProcessing else { return }
    isProcessing = true
    isReducing = true
    isAhead = true
    change(&state.pointee)
    isReducing = false
    if !watched.isEmpty || !watchedRows.isEmpty { cancelEffectsOfRemovedChildren() }
    DependencyValues.withoutOverrides { settle() }
    isProcessing = false
  }

  /// Completes a restoration, once: delivers the side effects that no screen had received, runs the reducers'
  /// restorations, and starts their effects.
  ///
  /// - Parameter sideEffect: the type of the root feature's side effects.
  func resume<SideEffect>(_ sideEffect: SideEffect.Type) {
    guard var interrupted, !isClosed, !isProcessing else { return }
    self.interrupted = nil
    interrupted.removeIDs(of: savedRuns(by: ValueSaver()))
    let effects = InterruptedEffects(interrupted)
    isProcessing = true
    currentNode = node
    DependencyValues.withoutOverrides {
      withOverrides {
        isReducing = true
        isAhead = true
        let effect: Effect<Action> = effects.undelivered(sideEffect)
          .and(restoration?(&state.pointee, effects) ?? .none)
        isReducing = false
        follow(effect, nil)
      }
      settle()
    }
    isProcessing = false
    currentGroup = nil
  }
}
