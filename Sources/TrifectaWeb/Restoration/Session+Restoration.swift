import Elements
import PortableUI
import Snapshots
import ViewGraph

/// The data of a session that its restoration needs.
struct SessionRestoration {
  /// The key under which the state of the page is kept; `nil` if it is not kept.
  var key: SessionKey?
  /// Whether the state has changed since the last snapshot.
  var needsSnapshot = false
  /// The earliest time of the next snapshot after a change; `nil` before the first snapshot.
  var nextSnapshot: Duration?
  /// Whether the state is stored before answers are sent.
  var commitsBeforeAnswer = false
  /// The answers that may be sent, while the state is being stored; `nil` if all may be sent.
  var answerLimit: Session.AnswerLimit?
  /// Whether the page must be told which events were handled when the state is stored.
  var owesAcknowledgement = false
  /// The element that has the focus, as far as it is known.
  var focusedID: Int?
}

extension Session {
  /// Whether the page has violated the protocol. The state of such a session is not saved.
  var hasMisbehaved: Bool { refusals.keys.contains { !$0.isExpected } }

  /// Returns a snapshot of the screen; `nil` if the session has not started or has ended.
  func snapshot() -> ScreenSnapshot? {
    guard let view = currentView else { return nil }
    // The texts of secure fields are recognized by the elements, which must have the current texts.
    if turnIsDue, !isShowingEarlierState, view.graph.root.containsSecureField { turn() }
    return view.snapshot(focusedElement: restoration.focusedID.flatMap { view.graph.element(id: $0) })
  }

  /// Removes and returns the saved values that did not fit their properties.
  func takeRestorationLosses() -> [RestorationLoss] { view?.graph.takeRestorationLosses() ?? [] }

  /// Gives a reloaded page the focus that the earlier page had, unless the screen itself moves the focus.
  func restoreFocus(in snapshot: ScreenSnapshot) {
    guard !effects.movesFocus, let element = view?.focusedElement(in: snapshot) else { return }
    effects.restoredFocus = element.id
    restoration.focusedID = element.id
  }

  /// Records which element has the focus, as far as an event of the page shows it: pages report the focus only if a view
  /// reads it, but only a text field with the focus is edited.
  func noteFocus(_ handler: Handler, _ value: AttributeValue?, of element: Element) {
    if handler.event == .focus, value == .flag(false) {
      if restoration.focusedID == element.id { restoration.focusedID = nil }
    } else if handler.event == .focus || element.holdsText && handler.payload == .text {
      restoration.focusedID = element.id
    } else if handler.event == .tap {
      restoration.focusedID = nil
    }
  }
}

extension Element {
  @MainActor fileprivate var containsSecureField: Bool {
    var result = false
    forEachInSubtree { if $0.kind == .secureField { result = true } }
    return result
  }
}
