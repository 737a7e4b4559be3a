import Elements
import IssueReporting
import PortableCombine
import PortableUI
import ViewGraph

/// A screen that is shown to nobody: a test finds what is on it, acts as a person would, and looks again.
///
/// ```swift
/// let screen = await Screen { PhoneDialerScreen() }
/// try await screen.type("555-0123", into: "Phone number")
/// try await screen.tap("Dial this number")
/// #expect(screen.openedURLs == [URL(string: "tel:555-0123")])
/// ```
///
/// What a person can do is an action of the screen's:
///
/// - press, hold, drag, and point: `tap(_:count:)`, which also follows links, turns switches and chooses tabs, `tap(_:at:)`,
///   `longPress(_:)`, `drag(_:from:to:steps:)`, `beginDrag(_:from:)`, `hover(_:isOver:at:)`, `press(_:modifiers:)` for keys;
/// - set what controls hold: `type(_:into:)`, `clear(_:)`, `submit(_:)`, `endEditing(_:)`, `slide(_:to:)`, `step(_:by:)`,
///   `choose(_:in:)`, `enter(_:into:)`, `focus(_:)`, ``unfocus()``; a search is a field like others;
/// - use lists: `scroll(to:)`, `swipe(_:choosing:)`, `delete(_:)`, `move(_:by:)`, `refresh(_:)` for pulling down;
/// - give and keep files: `chooseFiles(_:)`, `saveFile()`, `cancelFiles()`, ``savedFiles``;
/// - go elsewhere: `goBack()`, `dismiss()`, `pullSheet(by:)`, ``open(_:)``.
///
/// Each throws an error where it cannot be done. The error says why, names the line of the test that called the action, and prints the
/// screen. A helper function of a test passes its caller's `#fileID` and `#line` on.
///
/// Each action returns when the screen has settled: all updates are done, closures such as `onAppear` have run, and tasks
/// have come to where they wait for something that takes time.
@MainActor
public final class Screen {
  /// The URLs that the screen has asked to open, first to last.
  public private(set) var openedURLs: [URL] = []
  /// What the screen has had said to who does not see it, first to last.
  public private(set) var announcements: [String] = []
  /// The text that the screen has put on the person's clipboard last; `nil` before it has.
  public private(set) var copiedText: String?
  /// How many times the screen has asked for a rating of the app, by the environment's `requestReview`.
  public private(set) var reviewRequests = 0
  /// The files that the screen has given to the person, first to last.
  public private(set) var savedFiles: [SavedFile] = []
  /// Whether something opens a URL. By default everything does.
  public var canOpen: (URL) -> Bool = { _ in true }

  /// What the screen keeps beyond its own life: what `@AppStorage` and `@SceneStorage` have.
  public let storage: ScreenStorage

  private(set) var hosted: HostedView?
  private let host = TestHost()
  private let clock = ViewClock()
  let chosenFiles = ChosenFiles()
  /// The element that has the focus.
  var focusedID: Int?

  /// Shows a screen and lets it settle.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, in points. A view that reads its size is told this one, unless a test says another by
  ///     `setSize(_:of:at:)`. The screen is laid out only for `frame(of:)`.
  ///   - traits: what is known of the device and the person.
  ///   - storage: what is kept from an earlier screen. By default nothing is.
  ///   - content: the screen.
  public init<Content: View>(
    size: CGSize = CGSize(width: 390, height: 844), traits: HostTraits = HostTraits(),
    storage: ScreenStorage = ScreenStorage(), @ViewBuilder _ content: () -> Content
  ) async {
    self.storage = storage
    hosted = onClock {
      HostedView(
        host: host, rowsAtFirst: Self.rowsInSight, viewport: size, traits: traits, storage: storage, clock: clock,
        announce: { [weak self] in self?.announcements.append($0) }, copy: { [weak self] in self?.copiedText = $0 },
        save: { [weak self] file, completion in
          guard let self else { return HostedView.saveNothing(file, completion) }
          completion(Result { try self.chosenFiles.write(file.contents, as: file.name) })
          savedFiles.append(file)
        },
        requestReview: { [weak self] in self?.reviewRequests += 1 },
        openURL: { [weak self] url, completion in
          guard let self else { return completion(false) }
          openedURLs.append(url)
          completion(canOpen(url))
        },
        content: content)
    }
    await settle()
  }

  /// Takes the screen down: tasks are cancelled and closures of `onDisappear` run.
  public func close() async {
    graph.stop()
    await settle()
  }

  /// How many bodies were evaluated so far.
  public var evaluations: Int { graph.evaluations }

  /// What is on the screen as text, an element a line.
  public var tree: String { TreePrinter.print(graph.root) }

  /// The changes that hosts would have shown over time, since the screen was shown or the last action began, first to last.
  ///
  /// Animations take no time on this screen, and their completions run at once.
  ///
  /// ```swift
  /// try await screen.tap("Show")
  /// #expect(screen.animatedChanges.map(\.animation) == [.easeIn])
  /// ```
  public var animatedChanges: [AnimatedChange] { host.animatedChanges }

  // MARK: Looking

  /// The one element that a query describes.
  ///
  /// Where none is in sight, lists are scrolled from their beginning until one is, as a person would look for it; so do the
  /// actions below. ``findAll(_:)``, ``contains(_:)`` and ``tree`` tell of what is in sight, which is the first
  /// 100 rows of a list before it is scrolled.
  ///
  /// - Parameters:
  ///   - query: what to look for; a string stands for what the element is called.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when there is none or more than one.
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

  /// All elements in sight that a query describes, first to last.
  public func findAll(_ query: Query) -> [ScreenElement] {
    matches(query).map { ScreenElement($0) }
  }

  /// Whether at least one element in sight is as a query describes.
  public func contains(_ query: Query) -> Bool { !matches(query).isEmpty }

  /// Waits until exactly one element is as a query describes.
  ///
  /// It is woken when the screen changes, and timers go on meanwhile. Use it where real work goes on in the background; what the main actor does is done when
  /// an action returns.
  ///
  /// - Parameters:
  ///   - query: what to look for.
  ///   - limit: how long to wait at the most.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when the time is up; `CancellationError` when the task is cancelled.
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

  // MARK: Acting

  /// The one element that a query describes, or of several the one that an action can be sent to: a field and the label beside it may have
  /// the same name.
  ///
  /// - Parameters:
  ///   - query: what to look for.
  ///   - reacts: whether the action can be sent to an element.
  func find(_ query: Query, where reacts: (Element) -> Bool) throws -> Element {
    bringIntoSight(query)
    let all = matches(query)
    let reacting = all.filter(reacts)
    let matches = reacting.isEmpty ? all : reacting
    guard matches.count == 1 else { throw LookupError(query: query, matches: matches, root: graph.root) }
    return matches[0]
  }

  /// Lets what has changed since arrive on the screen: a person acts on what is there.
  func catchUp() async {
    // Objects may tell of their changes by a task of the main actor, which is then before this one.
    await Task.yield()
    turn()
    host.animatedChanges = []
  }

  /// Lets time pass for views and texts that go on with it, and for what `Timer.publish` sends, which stands still otherwise. Each
  /// moment that one of them waits for comes in its turn.
  ///
  /// - Parameter seconds: how much; nothing happens for less than nothing.
  public func advanceTime(by seconds: TimeInterval) async {
    await catchUp()
    let end = clock.now + max(seconds, 0)
    while let next = clock.nextAlarm, next <= end {
      onClock { clock.advance(by: next.timeIntervalSince(clock.now)) }
      turn()
    }
    onClock { clock.advance(by: end.timeIntervalSince(clock.now)) }
    await settle()
  }

  /// Brings the screen up to date and lets tasks go on, until nothing more happens by itself.
  ///
  /// Needed only after a test has changed something behind the screen's back. A screen that never comes to rest is reported.
  public func settle() async {
    var quietRounds = 0
    var rounds = 0
    while quietRounds < Self.quietRoundsToSettle {
      rounds += 1
      guard rounds < Self.maximumRounds else {
        return reportIssue("The screen did not settle: a task or a closure of it goes on changing it without a pause.")
      }
      quietRounds = host.takeRequest() ? 0 : quietRounds + 1
      turn()
      if let focus = host.takeFocus() { moveFocus(to: focus) }
      await Task.yield()
      await Self.letOthersGoOn()
    }
  }

  /// A task may need several steps, each on another executor, before it changes something; and where all processors are busy
  /// a step may take longer than some of these rounds.
  private static let quietRoundsToSettle = 10
  private static let maximumRounds = 1_000

  /// Returns when every task that was ready to run off the main actor has had its turn.
  ///
  /// Each priority has a queue of its own. A task at its end comes back when those before it have been begun; it is not awaited
  /// by its value, because that would raise its priority.
  private static func letOthersGoOn() async {
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

  /// Lets the graph take a turn.
  func turn() {
    onClock { graph.turn() }
  }

  /// Runs what may connect timers: they go by the screen's clock.
  private func onClock<Result>(_ body: () -> Result) -> Result {
    TimerClocks.$current.withValue(clock.timers, operation: body)
  }

  var graph: Graph {
    guard let hosted else {
      // There is nothing to look at or act on yet, and no value that could stand for it.
      fatalError("The screen is used while its first evaluation is under way, by a closure that its own body called.")
    }
    return hosted.graph
  }

  func send(_ event: Event, to target: (element: Element, layer: Int?), of query: Query) throws {
    if let cover = cover(of: target.element) {
      let reason = "A \(cover.kind.rawValue) is in front of it; put that away first."
      throw ActionError(action: event.kind.rawValue, query: query, reason: reason, root: graph.root)
    }
    let reason: String
    switch onClock({ graph.dispatch(event, to: target.element.id, layer: target.layer) }) {
    case .handled: return
    case .unknownElement: reason = "It has left the screen."
    case .undeclaredPayload: reason = "It does not react to that with such a value."
    case .notHandled: reason = target.element[.disabled] == nil ? "It does not react to that." : "It is disabled."
    }
    throw ActionError(action: event.kind.rawValue, query: query, reason: reason, root: graph.root)
  }
}

extension Screen: @MainActor CustomStringConvertible {
  /// The same as ``tree``: `print(screen)` prints what is on the screen.
  public var description: String { tree }
}
