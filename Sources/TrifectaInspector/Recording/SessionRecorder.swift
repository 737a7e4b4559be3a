import DequeModule
import Elements
import Foundation
import PortableUI
import Snapshots
import Trifecta
import TrifectaWeb
import ViewGraph

/// Records what happens in a session: events of the page, actions and effects of all stores, updates, and the state
/// after each update.
///
/// At most 10,000 entries are kept, and states of 32 MiB. The values of an action are kept as long as the state after
/// it, so that large states limit them too.
@MainActor
final class SessionRecorder: SessionObserver {
  let session: ObservedSession
  private(set) var entries: Deque<TimelineEntry> = []
  private(set) var states = RecordedStates()
  /// The texts of secure fields, which must not be shown.
  private(set) var secrets: Set<String> = []
  /// The alternatives that the user has chosen for dependencies, by the identities of their keys.
  var alternatives: [ObjectIdentifier: ChosenAlternative]
  /// The element that the user has picked last; `nil` if there is none.
  var picked: Int?
  /// Called after entries were added.
  var didChange: () -> Void = {}

  private let began = ContinuousClock.now
  private var lastID = 0
  private var stores: [ObjectIdentifier: (store: InspectedStore, title: String, events: EventToken)] = [:]
  /// The number of stores that were found, by the names of their features.
  private var storeCounts: [String: Int] = [:]

  /// The responses of dependencies to the effects of stores.
  private(set) var fixtures = FixtureRecorder()
  /// The last entry before the screen was created again; 0 if it was not.
  private(set) var lastRestart = 0
  /// Whether the recording contains all that happened since the screen was created in its initial state.
  private(set) var isComplete = false
  /// Whether the evaluations of the current screen are recorded.
  private var isWatching = false
  /// The control of the last event.
  private(set) var lastControl: Int?
  /// The elements that were visible at the last event.
  private(set) var knownElements: Set<Int> = []
  /// What the screen shows since the last update; `nil` until it is read.
  private var shown: ShownScreen?
  private var isReadingScreen = false

  /// What an event records of the screen before it.
  private struct ShownScreen {
    let texts: [String]
    let elements: Set<Int>
    let nameOfLastControl: String?
  }

  static let entryLimit = 10_000

  /// - Parameters:
  ///   - session: The session.
  ///   - alternatives: The alternatives that the user has chosen before.
  init(_ session: ObservedSession, alternatives: [ObjectIdentifier: ChosenAlternative] = [:]) {
    self.session = session
    self.alternatives = alternatives
  }

  /// Begins to observe the session and the stores of its screen.
  func start() {
    session.observe(by: self)
    watch()
    if let view = session.view { add(update: SessionUpdate(duration: .zero, evaluations: 0), of: view) }
  }

  /// Whether a store was found.
  var hasStores: Bool { !storeCounts.isEmpty }

  /// Begins to record the evaluations and the stores of the screen, if it exists.
  private func watch() {
    guard let graph = session.view?.graph else { return }
    isWatching = true
    graph.recordEvaluations(true)
    addStores()
  }

  /// Records a new screen, which replaces the one of the session.
  ///
  /// - Parameters:
  ///   - isInitial: Whether the screen begins in its initial state.
  ///   - replace: Replaces the screen.
  func restart(isInitial: Bool, _ replace: () -> Void) {
    lastRestart = lastID
    isComplete = isInitial
    // The stores of the new screen are found while it is created.
    fixtures = FixtureRecorder()
    knownElements = []
    lastControl = nil
    replace()
    shown = nil
    watch()
  }

  /// Begins to record the stores of the screen.
  func addStores() {
    for object in session.view?.graph.ownedObjects ?? [] {
      if let store = object as? any InspectableStore { add(store.inspected) }
    }
  }

  /// Ends the observation. The recording can still be read.
  func stop() {
    if session.observer === self { session.observe(by: nil) }
    session.view?.graph.recordEvaluations(false)
    for (store, _, events) in stores.values {
      events.cancel()
      store.override {
        $0.fixtureRecorder = nil
        $0.reads = nil
      }
      for alternative in alternatives.values { store.override(alternative.key, withAlternative: nil) }
    }
    stores = [:]
    alternatives = [:]
  }

  /// Records the events of a store. A store that is recorded already is ignored.
  func add(_ store: InspectedStore) {
    // A store may have the address of a released one.
    if let known = stores[store.id], known.store.isAlive { return }
    let count = storeCounts[store.name, default: 0] + 1
    storeCounts[store.name] = count
    let title = count == 1 ? store.name : "\(store.name) \(count)"
    let events = store.onEvent { [weak self] in self?.record($0, store: title) }
    guard let events else { return }
    stores[store.id] = (store, title, events)
    store.override { [fixtures] in $0.fixtureRecorder = fixtures }
    store.recordReads()
    for alternative in alternatives.values {
      store.override(alternative.key, withAlternative: alternative.name)
    }
  }

  /// The stores that exist, by their names.
  var liveStores: [(title: String, store: InspectedStore)] {
    stores.values.filter { $0.store.isAlive }.map { ($0.title, $0.store) }.sorted { $0.title < $1.title }
  }

  // MARK: Observation

  func willHandle(_ event: Event, on element: Element) {
    var value = event.value?.description
    var choice: String?
    if case .choice(let chosen)? = event.value {
      choice = element.choices.first { $0.id == chosen.id }?.label ?? ""
      value = choice
    }
    if element.kind == .secureField, let text = value {
      secrets.insert(text)
      value = ValueNode.secret
    }
    if let text = value, secrets.contains(text) { value = ValueNode.secret }
    let role = element.spokenRole ?? element.schema.role
    let shown = readScreen()
    append(
      .event(
        RecordedEvent(
          kind: event.kind.rawValue, role: role?.rawValue ?? element.kind.rawValue, name: element.spokenName,
          identifier: element.described(.identifier)?.description, value: value, choice: choice,
          texts: shown.texts.filter { !secrets.contains($0) }, isNew: !knownElements.contains(element.id),
          lastName: shown.nameOfLastControl)))
    lastControl = element.id
    knownElements = shown.elements
    self.shown = nil
  }

  /// Returns what the screen shows. It was usually read after the last update, so that the next event does not wait.
  @discardableResult
  private func readScreen() -> ShownScreen {
    if let shown { return shown }
    let screen = ShownScreen(texts: visibleTexts, elements: visibleElements, nameOfLastControl: nameOfLastControl)
    shown = screen
    return screen
  }

  /// Reads the screen soon. Several updates in a row are combined.
  private func readScreenSoon() {
    shown = nil
    guard !isReadingScreen else { return }
    isReadingScreen = true
    Task { [weak self] in
      guard let self else { return }
      isReadingScreen = false
      if session.observer === self { readScreen() }
    }
  }

  func didReplaceScreen() { shown = nil }

  func didUpdate(_ update: SessionUpdate) {
    guard let view = session.view, !session.showsEarlierState else { return }
    if !isWatching { watch() }
    view.graph.explainEvaluations()
    add(update: update, of: view)
    readScreenSoon()
  }

  func didSend(bytes: Int) {
    guard let index = entries.indices.last, case .update(var update) = entries[index].content else { return }
    update.bytes += bytes
    entries[index].content = .update(update)
    didChange()
  }

  func willOpen(_ url: URL) { append(.opened(OpenedURL(url: url))) }

  func didOpen(_ url: URL, isAccepted: Bool) {
    let request = entries.lastIndex { entry in
      if case .opened(let opened) = entry.content { opened.url == url } else { false }
    }
    guard !isAccepted, let request else { return }
    entries[request].content = .opened(OpenedURL(url: url, isAccepted: false))
    didChange()
  }

  private func add(update: SessionUpdate, of view: HostedView) {
    let snapshot = view.snapshot()
    secrets.formUnion(snapshot.secrets)
    let oldest = states.first
    let (number, isNew) = states.add(snapshot)
    if states.first > oldest { removeOutdated() }
    append(
      .update(
        RecordedUpdate(
          duration: update.duration, evaluations: update.evaluations, bytes: update.bytes, state: number,
          isChanged: isNew)))
  }

  private func record(_ event: StoreEvent, store: String) {
    let content: TimelineEntry.Content =
      switch event {
      case .reduced(let reduction): .action(reduction, store: store)
      case .effectStarted(let effect): .effect(effect, .started, store: store)
      case .effectEnded(let effect): .effect(effect, .ended, store: store)
      case .effectCancelled(let effect): .effect(effect, .cancelled, store: store)
      case .sideEffectEmitted(let value): .sideEffect(value, isDelivered: false, store: store)
      case .sideEffectDelivered(let value): .sideEffect(value, isDelivered: true, store: store)
      }
    append(content)
  }

  /// Returns the last event of a machine's store, if it has no transition; otherwise `nil`.
  func undefinedEvent(in store: InspectedStore.ID?) -> String? {
    guard let title = store.flatMap({ stores[$0]?.title }) else { return nil }
    for entry in entries.reversed() {
      if case .action(let reduction, store: title) = entry.content {
        let event = (reduction.before as? any AnyConfiguration)?.undefinedEvent(in: reduction.action)
        return event.map { ValueReader.tree(of: $0, secrets: secrets, limit: 100).line() }
      }
    }
    return nil
  }

  private func append(_ content: TimelineEntry.Content) {
    lastID += 1
    entries.append(TimelineEntry(id: lastID, time: ContinuousClock.now - began, content: content))
    if entries.count > Self.entryLimit { entries.removeFirst() }
    didChange()
  }

  /// Removes the entries up to the last update whose state was removed.
  private func removeOutdated() {
    let last = entries.lastIndex { entry in
      guard case .update(let update) = entry.content, let state = update.state else { return false }
      return state < states.first
    }
    if let last { entries.removeSubrange(...last) }
  }

  // MARK: Reading

  /// Returns an entry; `nil` if it was removed.
  func entry(_ id: Int) -> TimelineEntry? {
    guard let first = entries.first else { return nil }
    let index = id - first.id
    return entries.indices.contains(index) ? entries[index] : nil
  }

  /// Returns the entries after a number, oldest first.
  func entries(after id: Int) -> Deque<TimelineEntry>.SubSequence {
    guard let first = entries.first else { return entries[...] }
    return entries.dropFirst(max(0, id - first.id + 1))
  }

  /// Returns the number of the state that the page showed after an entry: that of the next update. `nil` if there is
  /// none, or if it was removed.
  func state(after id: Int) -> Int? {
    for entry in entries(after: id - 1) {
      if case .update(let update) = entry.content { return update.state }
    }
    return nil
  }
}
