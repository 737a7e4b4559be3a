import Elements
import Foundation
import PortableUI

/// Receives what happens in one session. A session without an observer only compares a reference with `nil`.
@MainActor
package protocol SessionObserver: AnyObject {
  /// An event of the page is about to be dispatched to its element.
  ///
  /// - Parameters:
  ///   - event: The event, with the value that the view receives.
  ///   - element: The element.
  func willHandle(_ event: Event, on element: Element)

  /// The views have been updated, and the changes were sent to the page.
  ///
  /// - Parameter update: The measurements of the update.
  func didUpdate(_ update: SessionUpdate)

  /// The page shows another screen: an earlier state, the current state again, or a new screen.
  func didReplaceScreen()

  /// Changes were sent to the page without an update of the views.
  ///
  /// - Parameter bytes: The length of the patch before compression.
  func didSend(bytes: Int)

  /// The screen has requested the page to open a URL.
  func willOpen(_ url: URL)

  /// The page has responded to a request to open a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - isAccepted: Whether the page has opened it.
  func didOpen(_ url: URL, isAccepted: Bool)
}

/// The measurements of an update of a session's views.
package struct SessionUpdate: Sendable {
  /// The time that the update took.
  package let duration: Duration
  /// The number of bodies that were evaluated.
  package let evaluations: Int
  /// The length of the patch before compression; 0 for the first update, which is the whole screen.
  package internal(set) var bytes = 0

  package init(duration: Duration, evaluations: Int) {
    self.duration = duration
    self.evaluations = evaluations
  }
}

/// Receives which sessions a server has.
@MainActor
package protocol SessionListObserver: AnyObject {
  /// A session is about to create its screen. The observer may observe the session from its first evaluation.
  func willStart(_ session: ObservedSession)

  /// A session has ended.
  func didEnd(_ session: ObservedSession)
}

/// A session of a page, for tools that observe it and change what its page shows.
@MainActor
package struct ObservedSession: Identifiable {
  let session: Session

  /// The identity of the session. It is not the secret with which a page resumes the session.
  package nonisolated let id: ObjectIdentifier

  init(_ session: Session) {
    self.session = session
    id = ObjectIdentifier(session)
  }

  /// The path of the screen.
  package var path: String { session.screen.path }
  /// The title of the screen.
  package var title: String { session.screen.title }
  /// Whether the page is connected.
  package var isConnected: Bool { session.transport != nil }
  /// The screen itself, even while the page shows an earlier state; `nil` before it is created and after it has ended.
  package var view: HostedView? { session.currentView }
  /// Whether the page shows an earlier state.
  package var showsEarlierState: Bool { session.isShowingEarlierState }

  /// Returns whether the session belongs to the same browser tab as another one. Tabs of a browser that does not store
  /// their names are not distinguished.
  package func belongsToTab(of other: ObservedSession) -> Bool {
    session.cookie == other.session.cookie && session.tab == other.session.tab
  }

  /// Sets the observer of the session, or removes it. The session retains it.
  package func observe(by observer: (any SessionObserver)?) { session.observer = observer }

  /// The observer of the session.
  package var observer: (any SessionObserver)? { session.observer }

  /// Returns the state of the screen itself; `nil` before it is created and after it has ended.
  package func snapshot() -> ScreenSnapshot? { session.snapshot() }

  /// Shows an earlier state in the page, which does not accept input until it shows the current state again. The screen
  /// itself keeps running, but is not shown.
  ///
  /// - Parameters:
  ///   - snapshot: The state, of this screen or of a screen with the same path.
  ///   - note: The text that the page shows on top of the screen.
  package func showEarlier(_ snapshot: ScreenSnapshot, note: String) { session.showEarlier(snapshot, note: note) }

  /// Highlights an element in the page, instead of the one that was highlighted before.
  ///
  /// - Parameter element: The id of the element; `nil` for none.
  package func highlight(_ element: Int?) { session.highlight(element) }

  /// Whether the user is asked to pick an element in the page.
  package var isPicking: Bool { session.onPick != nil }

  /// Lets the user pick an element in the page, which does not accept other input until then. If another pick is in
  /// progress, it is cancelled.
  ///
  /// - Parameters:
  ///   - note: The text that the page shows on top of the screen.
  ///   - completion: Receives the id of the element; `nil` if the pick was cancelled.
  package func pick(note: String, _ completion: @escaping @MainActor (Int?) -> Void) {
    session.pick(note: note, completion)
  }

  /// Cancels the pick, if one is in progress.
  package func cancelPick() { session.endPick(with: nil) }

  /// Shows the screen itself again.
  package func showCurrent() { session.showCurrent() }

  /// Replaces the screen with a new one that restores an earlier state. The effects and tasks of the replaced screen
  /// are cancelled. The tasks of the new screen start.
  ///
  /// - Parameter snapshot: The state, of this screen or of a screen with the same path; `nil` for the initial state.
  package func resume(from snapshot: ScreenSnapshot?) { session.resume(from: snapshot) }
}
