import Foundation

/// The sessions of a server and their recordings, for the inspector's feature.
@MainActor
protocol InspectionService: AnyObject, Sendable {
  /// The sessions, oldest first, without those of inspectors.
  var sessions: [SessionSummary] { get }

  /// Returns a sequence with an element after each change, for one consumer. Changes while the consumer is busy are
  /// combined.
  func changes() -> AsyncStream<Void>

  /// Begins the recording of a session, if it is not recorded. It ends when the sequence of ``changes()`` of its last
  /// inspector ends.
  func record(_ session: SessionSummary.ID)

  /// Returns the session that the page of a recorded session has since it was reloaded; `nil` if it was not. The new
  /// session is recorded too.
  func successor(of session: SessionSummary.ID) -> SessionSummary.ID?

  /// Returns the rows after an entry, oldest first, and the number of the first entry that is still available.
  func rows(of session: SessionSummary.ID, after entry: Int) -> (rows: [TimelineRow], first: Int)

  /// Returns the details of an entry; `nil` if it was removed.
  func detail(of entry: Int, in session: SessionSummary.ID) -> EntryDetail?

  /// Shows the state after an entry in the page.
  ///
  /// - Returns: Whether the state is available.
  func show(_ entry: Int, in session: SessionSummary.ID) -> Bool

  /// Shows the current state in the page again.
  func showCurrent(in session: SessionSummary.ID)

  /// Continues the session from the state after an entry.
  ///
  /// - Returns: Whether the state is available.
  func resume(from entry: Int, in session: SessionSummary.ID) -> Bool

  /// Returns the views of a session's screen.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - includingLibrary: Whether views of the libraries are included.
  func views(of session: SessionSummary.ID, includingLibrary: Bool) -> [ViewRow]

  /// Highlights an element in the page, or removes the highlight.
  func highlight(_ element: Int?, in session: SessionSummary.ID)

  /// Lets the user pick a view in the page. It ends when ``SessionSummary/isPicking`` is `false`.
  func pick(in session: SessionSummary.ID)

  /// Cancels the pick in the page, if one is in progress.
  func cancelPick(in session: SessionSummary.ID)

  /// Returns the view that the user has picked last; `nil` if there is none, or if the pick was cancelled.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - includingLibrary: Whether it may be a view of the libraries.
  func pickedView(in session: SessionSummary.ID, includingLibrary: Bool) -> ViewRow.ID?

  /// Returns the charts of the machines on a session's screen.
  func charts(of session: SessionSummary.ID) -> [InspectedChart]

  /// Returns the dependencies of the stores of a session's screen.
  func dependencies(of session: SessionSummary.ID) -> [StoreDependencies]

  /// Overrides a dependency of all stores of a session, as long as the session is recorded.
  ///
  /// - Parameters:
  ///   - dependency: The identity of the key.
  ///   - alternative: The name of one of its alternatives; `nil` for the values of the app.
  ///   - session: The session.
  func override(_ dependency: ObjectIdentifier, with alternative: String?, in session: SessionSummary.ID)

  /// Replaces the screen of a session with a new one in its initial state, and records it.
  func restart(_ session: SessionSummary.ID)

  /// Returns a test that repeats what was done in a session since it began or was restarted; `nil` if nothing was
  /// recorded.
  func test(of session: SessionSummary.ID, form: GeneratedTest.Form) -> GeneratedTest?

  /// Returns the recording of a session as JSON; `nil` if it is not recorded.
  func report(of session: SessionSummary.ID) -> Data?

  /// Shows the last state of a report in a session's page.
  ///
  /// - Throws: ``InvalidReport``.
  func show(report: Data, in session: SessionSummary.ID) throws
}
