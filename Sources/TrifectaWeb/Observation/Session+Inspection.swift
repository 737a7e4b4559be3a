import PortableUI

extension Session {
  /// Whether the page shows an earlier state instead of the current one.
  var isShowingEarlierState: Bool { hiddenView != nil }

  /// The screen itself, even while the page shows an earlier state of it.
  var currentView: HostedView? { hiddenView ?? view }

  /// Shows a copy of the screen with an earlier state. The copy runs no lifecycle closures and tasks, and the page does
  /// not accept input for it.
  ///
  /// - Parameters:
  ///   - snapshot: The state.
  ///   - note: The text that the page shows on top of the screen.
  func showEarlier(_ snapshot: ScreenSnapshot, note: String) {
    guard let current = currentView else { return }
    replaceView(with: makeView(restoring: snapshot, isCopy: true), hiding: current)
    patch.need([.inspection])
    patch.set(0, "inert", "")
    patch.set(0, "data-earlier", note)
    announce(note)
    flush()
  }

  /// Shows the screen itself again, with the changes of the meantime.
  func showCurrent() {
    guard let current = hiddenView else { return }
    replaceView(with: current, hiding: nil)
    removeNote()
  }

  /// Replaces the screen with a new one that has an earlier state, or with its initial state.
  func resume(from snapshot: ScreenSnapshot?) {
    guard let current = currentView else { return }
    current.graph.stop()
    replaceView(with: makeView(restoring: snapshot), hiding: nil)
    removeNote()
    host.didChange(self)
  }

  /// Highlights an element in the page.
  func highlight(_ element: Int?) {
    if let highlighted, view?.graph.element(id: highlighted) != nil { patch.set(highlighted, "data-highlighted", nil) }
    highlighted = element
    if let element, view?.graph.element(id: element) != nil {
      patch.need([.inspection])
      patch.set(element, "data-highlighted", "")
    }
    flush()
  }

  private func removeNote() {
    patch.set(0, "inert", nil)
    patch.set(0, "data-earlier", nil)
    flush()
  }
}
