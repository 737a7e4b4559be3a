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
    endPick(with: nil)
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
    endPick(with: nil)
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

  /// The name of the event with which the page reports a picked element. Its element is 0 if the user cancels.
  static let pickEvent = "pick"

  /// Lets the user pick an element in the page, which does not accept other input until then.
  ///
  /// - Parameters:
  ///   - note: The text that the page shows on top of the screen.
  ///   - completion: Receives the id of the element; `nil` if the pick was cancelled.
  func pick(note: String, _ completion: @escaping @MainActor (Int?) -> Void) {
    endPick(with: nil)
    onPick = completion
    patch.need([.inspection])
    patch.set(0, "data-picking", note)
    announce(note)
    flush()
  }

  /// Ends the pick, if one is in progress.
  ///
  /// - Parameter element: The picked element; `nil` if the pick is cancelled.
  func endPick(with element: Int?) {
    guard let onPick else { return }
    self.onPick = nil
    patch.set(0, "data-picking", nil)
    flush()
    onPick(element)
  }

  /// Handles the page's report of a picked element. If the element was removed in the meantime, the pick is cancelled.
  func handlePick(_ event: ClientEvent) {
    guard onPick != nil else { return refuse(.notHandled) }
    guard event.value == nil else { return refuse(.undeclaredValue) }
    let isKnown = event.element != 0 && view?.graph.element(id: event.element) != nil
    endPick(with: isKnown ? event.element : nil)
  }

  private func removeNote() {
    patch.set(0, "inert", nil)
    patch.set(0, "data-earlier", nil)
    flush()
  }
}
