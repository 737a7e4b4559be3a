import Snapshots

extension TestCore {
  /// Ends the running effects, restores the initial state from a snapshot of the current one, and completes the
  /// restoration.
  ///
  /// - Parameters:
  ///   - sideEffect: the type of the root feature's side effects.
  ///   - ids: ids of further interrupted effects of the root feature.
  /// - Returns: a sentence for each property that cannot be saved.
  package func restore<SideEffect>(_ sideEffect: SideEffect.Type, interrupting ids: [any Hashable & Sendable])
    -> [String]
  {
    let saver = ValueSaver()
    var state = initialState
    do throws(UnsavableValue) {
      ValueRestorer().restore(state: &state, from: try saver.save(state: core.state.pointee))
    } catch {
      saver.omit("state", of: State.self, because: error)
    }
    var interrupted = core.savedEffects(by: saver)
    interrupted.ids += ids.compactMap { EffectID($0).saved(by: saver) }
    cancelEffects()
    // Also closes the windows of throttled effects.
    core.cancelEffects(of: [core.node])
    core.replaceState { $0 = state }
    core.interrupted = interrupted
    core.resume(sideEffect)
    return saver.omissions.map(\.description)
  }
}
