import PortableUI

extension Screen {
  /// Returns a snapshot of the screen, from which `Screen(restoring:_:)` creates a screen with the same state.
  ///
  /// ```swift
  /// let restored = await Screen(restoring: screen.snapshot()) { NotesScreen() }
  /// #expect(restored.tree == screen.tree)
  /// ```
  ///
  /// The snapshot's `omissions` are the properties that cannot be saved. In the new screen, they have initial values.
  public func snapshot() -> ScreenSnapshot {
    turn()
    return hostedView.snapshot(focusedElement: keyboardFocus.element(in: graph))
  }
}
