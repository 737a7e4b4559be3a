import Elements
import HostKit
import IssueReporting
import PortableCombine
import PortableUI
import ViewGraph

/// A screen under test, without a device or browser. A test finds elements, performs user actions, and inspects the
/// result.
///
/// ```swift
/// let screen = await Screen { PhoneDialerScreen() }
/// try await screen.type("555-0123", into: "Phone number")
/// try await screen.tap("Dial this number")
/// #expect(screen.openedURLs == [URL(string: "tel:555-0123")])
/// ```
///
/// Its methods perform what a user can do:
///
/// - Tap, press, drag, hover: `tap(_:count:)`, which also opens links, toggles switches and selects tabs, `tap(_:at:)`,
///   `longPress(_:for:)`, `drag(_:from:to:steps:)`, `beginDrag(_:from:)`, `hover(_:isOver:at:)`, and `press(_:modifiers:)`
///   for keys.
/// - Set the values of controls: `type(_:into:)`, `clear(_:)`, `submit(_:)`, `endEditing(_:)`, `slide(_:to:)`,
///   `step(_:by:)`, `choose(_:in:)`, `enter(_:into:)`, `focus(_:)`, ``unfocus()``. A search field is a text field.
/// - Use lists: `scroll(to:)`, `swipe(_:choosing:)`, `delete(_:)`, `move(_:by:)`, `refresh(_:)`.
/// - Import and export files: `chooseFiles(_:)`, `saveFile()`, `cancelFiles()`, ``savedFiles``.
/// - Navigate: `goBack()`, `dismiss()`, `pullSheet(by:)`, ``open(_:)``.
///
/// An action that cannot be performed throws an error. The error contains the reason, the line of the test that called
/// the action, and the tree of the screen. Helper functions in tests pass their caller's `#fileID` and `#line` to the
/// action.
///
/// Each action returns when the screen has settled: all updates are applied, closures such as `onAppear` have run, and
/// tasks are suspended or finished.
@MainActor
public final class Screen {
  /// The URLs that the screen has opened, in order.
  public private(set) var openedURLs: [URL] = []
  /// The accessibility announcements that the screen has posted, in order.
  public private(set) var announcements: [String] = []
  /// The text that the screen has most recently copied to the clipboard; `nil` if there is none.
  public private(set) var copiedText: String?
  /// The number of times that the screen has requested a review with the environment's `requestReview`.
  public private(set) var reviewRequests = 0
  /// The files that the screen has saved, in order.
  public private(set) var savedFiles: [SavedFile] = []
  /// A closure that returns whether a URL can be opened. By default, it returns `true` for every URL.
  public var canOpen: (URL) -> Bool = { _ in true }

  /// The persistent values of `@AppStorage` and `@SceneStorage`.
  public let storage: ScreenStorage

  private(set) var hosted: HostedView?
  let host = TestHost()
  private let clock: ViewClock
  let chosenFiles = ChosenFiles()
  let keyboardFocus = KeyboardFocus()

  /// Creates a screen and waits until it has settled.
  ///
  /// - Parameters:
  ///   - snapshot: A snapshot of an earlier screen with the same content, whose state the screen restores.
  ///   - size: The size of the screen, in points. Views that read their size get this size, unless the test sets
  ///     another with `setSize(_:of:at:)`. The screen is laid out only for `frame(of:)`.
  ///   - traits: The traits of the device and the preferences of the user.
  ///   - storage: The persisted values of an earlier screen. By default, there are none.
  ///   - content: The view to show.
  public init<Content: View>(
    restoring snapshot: ScreenSnapshot? = nil, size: CGSize = CGSize(width: 390, height: 844),
    traits: HostTraits = HostTraits(), storage: ScreenStorage = ScreenStorage(), @ViewBuilder _ content: () -> Content
  ) async {
    self.storage = storage
    clock = ViewClock(startingAt: snapshot?.date ?? Date())
    hosted = onClock {
      HostedView(
        host: host, rowsAtFirst: Self.visibleRowCount, viewport: size, traits: traits, storage: storage, clock: clock,
        announce: { [weak self] in self?.announcements.append($0) }, copy: { [weak self] in self?.copiedText = $0 },
        save: { [weak self] file, completion in
          guard let self else { return HostedView.saveNothing(file, completion) }
          completion(Result { try self.chosenFiles.write(file.contents, as: file.name) })
          savedFiles.append(file)
        },
        requestReview: { [weak self] in self?.reviewRequests += 1 }, restoring: snapshot,
        openURL: { [weak self] url, completion in
          guard let self else { return completion(false) }
          openedURLs.append(url)
          completion(canOpen(url))
        },
        content: content)
    }
    await settle()
    guard let snapshot, focused == nil, let element = hosted?.focusedElement(in: snapshot) else { return }
    moveFocus(to: element.id)
    await settle()
  }

  /// Closes the screen: cancels its tasks and runs `onDisappear` closures.
  public func close() async {
    graph.stop()
    await settle()
  }

  /// The number of `body` evaluations so far.
  public var evaluations: Int { graph.evaluations }

  /// The elements on the screen as text, one per line.
  public var tree: String { TreePrinter.print(graph.root) }

  /// The animated changes since the last action began, or since the screen was created, in order.
  ///
  /// Animations take no time on this screen, and their completions run at once.
  ///
  /// ```swift
  /// try await screen.tap("Show")
  /// #expect(screen.animatedChanges.map(\.animation) == [.easeIn])
  /// ```
  public var animatedChanges: [AnimatedChange] { host.animatedChanges }

  // MARK: Finding elements

  /// Returns the one element that matches a query.
  ///
  /// If no visible element matches, lists are scrolled from their start until an element matches. The actions do the
  /// same. ``findAll(_:)``, ``contains(_:)`` and ``tree`` cover only the visible elements, which are the first 100 rows
  /// of a list before it is scrolled.
  ///
  /// - Parameters:
  ///   - query: The element to find. A string literal is the name of the element.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if no element matches, or more than one.
  public func find(_ query: Query, fileID: StaticString = #fileID, line: UInt = #line) throws -> ScreenElement {
    try located(fileID, line) {
      bringIntoSight(query)
      let matches = matches(query)
      guard matches.count == 1 else {
        throw LookupError(query: query, matches: matches, root: graph.root)
      }
      return ScreenElement(matches[0])
    }
  }

  /// Returns all visible elements that match a query, in order.
  public func findAll(_ query: Query) -> [ScreenElement] {
    matches(query).map { ScreenElement($0) }
  }

  /// Returns whether at least one visible element matches a query.
  public func contains(_ query: Query) -> Bool { !matches(query).isEmpty }

  /// Waits until exactly one visible element matches a query.
  ///
  /// The query is evaluated again whenever the screen changes. Timers run while the test waits. Use this method for
  /// work in the background; work on the main actor is finished when an action returns.
  ///
  /// - Parameters:
  ///   - query: The element to find.
  ///   - limit: The maximum time to wait.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if the time limit is exceeded. `CancellationError` if the task is cancelled.
  @discardableResult
  public func wait(
    for query: Query, atMost limit: Duration = .seconds(5), fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> ScreenElement {
    try await located(fileID, line) {
      let deadline = ContinuousClock.now + limit
      var last = ContinuousClock.now
      while matches(query).count != 1, ContinuousClock.now < deadline {
        try Task.checkCancellation()
        let next = clock.timers.nextDate.map { last + .seconds($0.timeIntervalSince(clock.now)) }
        await host.nextRequest(until: min(next ?? deadline, deadline))
        if next != nil { onClock { clock.advance(by: (ContinuousClock.now - last) / .seconds(1)) } }
        last = ContinuousClock.now
        await settle()
      }
      return try find(query)
    }
  }

  // MARK: Performing actions

  /// Returns the one element that matches a query. If several match, such as a field and its label with the same name,
  /// the one that handles the action is returned.
  ///
  /// - Parameters:
  ///   - query: The element to find.
  ///   - reacts: Whether an element handles the action.
  func find(_ query: Query, where reacts: (Element) -> Bool) throws -> Element {
    bringIntoSight(query)
    let all = matches(query)
    let reacting = all.filter(reacts)
    let matches = reacting.isEmpty ? all : reacting
    guard matches.count == 1 else { throw LookupError(query: query, matches: matches, root: graph.root) }
    return matches[0]
  }

  /// Applies pending changes, so that an action sees the current screen.
  func applyPendingChanges() async {
    // Objects may publish changes in a task on the main actor. Let that task run first.
    await Task.yield()
    turn()
    host.animatedChanges = []
  }

  /// Advances the clock of the screen, which drives time-dependent views and texts and `Timer.publish`. The clock does
  /// not advance by itself. Every scheduled time in the interval is processed in order.
  ///
  /// - Parameter seconds: The interval; negative values count as 0.
  public func advanceTime(by seconds: TimeInterval) async {
    await applyPendingChanges()
    let end = clock.now + max(seconds, 0)
    while let next = clock.nextAlarm, next <= end {
      onClock { clock.advance(by: next.timeIntervalSince(clock.now)) }
      turn()
    }
    onClock { clock.advance(by: end.timeIntervalSince(clock.now)) }
    await settle()
  }

  /// Processes updates and lets tasks run until the screen does not change any more.
  ///
  /// Call this method only after the test has changed a model directly. A screen that keeps changing is reported as an
  /// issue.
  public func settle() async {
    var quietRounds = 0
    var rounds = 0
    while quietRounds < Self.quietRoundsToSettle {
      rounds += 1
      guard rounds < Self.maximumRounds else {
        return reportIssue("The screen did not settle: a task or a closure keeps changing its state.")
      }
      quietRounds = host.takeRequest() ? 0 : quietRounds + 1
      turn()
      if let focus = host.takeFocus() { moveFocus(to: focus) }
      await Task.yield()
      await Self.yieldToOtherTasks()
    }
  }

  /// The number of consecutive rounds without a change after which the screen has settled. A task may need several
  /// steps, on different executors, before it changes something. On a busy machine, one step may take longer than
  /// several rounds.
  private static let quietRoundsToSettle = 10
  private static let maximumRounds = 1_000

  /// Waits until every task that was ready to run off the main actor has had a chance to run.
  ///
  /// Each priority has its own queue. A detached task at the end of a queue resumes after the tasks before it have
  /// started. The value of the task is not awaited, because awaiting it would raise the task's priority.
  private static func yieldToOtherTasks() async {
    for priority in [TaskPriority.high, .medium, .low, .background] {
      await withCheckedContinuation { continuation in
        Task.detached(priority: priority) {
          sched_yield()
          await Task.yield()
          continuation.resume()
        }
      }
    }
  }

  /// Processes pending events and updates of the graph.
  func turn() {
    onClock { graph.turn() }
  }

  /// Runs a closure in which timers are connected to the clock of the screen.
  private func onClock<Result>(_ body: () -> Result) -> Result {
    TimerClocks.$current.withValue(clock.timers, operation: body)
  }

  var graph: Graph { hostedView.graph }

  var hostedView: HostedView {
    guard let hosted else {
      // The screen has no graph yet, so there is no value to return.
      fatalError("A closure that the screen's body called uses the screen before its first evaluation has finished.")
    }
    return hosted
  }

  /// Sends an event without checking whether a presentation covers the target.
  @discardableResult
  func dispatch(_ event: Event, to target: EventTarget) -> EventOutcome {
    onClock { graph.dispatch(event, to: target) }
  }

  func send(_ event: TargetedEvent, of query: Query) throws { try send(event.event, to: event.target, of: query) }

  func send(_ event: Event, to target: EventTarget, of query: Query) throws {
    if let cover = graph.cover(of: target.element) {
      let reason = "A \(cover.kind.rawValue) covers it. Dismiss the \(cover.kind.rawValue) first."
      throw ActionError(action: event.kind.rawValue, query: query, reason: reason, root: graph.root)
    }
    let reason: String
    switch dispatch(event, to: target) {
    case .handled: return
    case .unknownElement: reason = "It was removed from the screen."
    case .undeclaredPayload: reason = "It does not handle this event with this value."
    case .notHandled: reason = target.element[.disabled] == nil ? "It does not handle this event." : "It is disabled."
    }
    throw ActionError(action: event.kind.rawValue, query: query, reason: reason, root: graph.root)
  }
}

extension Screen: @MainActor CustomStringConvertible {
  /// The same as ``tree``, so that `print(screen)` prints the elements on the screen.
  public var description: String { tree }
}
