import Snapshots

/// A node that can exclude its descendants from snapshots.
@MainActor
package final class StateExclusionNode<Content, Shown: GraphContent>: PassthroughNode<Content, Shown> {
  private let shown: @MainActor (Content) -> Shown
  private let isSaved: @MainActor (Content) -> Bool
  private var savesState: Bool

  /// Creates the node and its child.
  ///
  /// - Parameters:
  ///   - content: the content of the node.
  ///   - context: the position of the node.
  ///   - isSaved: returns whether the state of the descendants is saved and restored.
  ///   - shown: returns the part of the content that is shown.
  package init(
    _ content: Content, in context: NodeContext, isSaved: @escaping @MainActor (Content) -> Bool,
    shown: @escaping @MainActor (Content) -> Shown
  ) {
    self.shown = shown
    self.isSaved = isSaved
    savesState = isSaved(content)
    super.init(context)
    // An earlier build may have saved the state. State that is parked in memory is restored.
    let restoration = graph.restoration
    if !savesState, restoration?.state(of: self)?.saved != nil { graph.restoration = nil }
    mount(shown(content), in: childContext(before: context.before))
    graph.restoration = restoration
  }

  package override func update(to content: Content) {
    savesState = isSaved(content)
    updateChild(to: shown(content))
  }

  override func forEachSavedChild(by saver: ValueSaver, _ body: (SavedSlot, SavedChild) -> Void) {
    if savesState { super.forEachSavedChild(by: saver, body) }
  }

  override func park(with kept: (Node) -> ParkedState?) -> ParkedState? {
    let state = super.park(with: kept)
    state?.isExcluded = !savesState
    return state
  }
}
