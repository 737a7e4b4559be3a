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
  /// Called after entries were added.
  var didChange: () -> Void = {}

  private let began = ContinuousClock.now
  private var lastID = 0
  private var stores: [ObjectIdentifier: (store: InspectedStore, events: EventToken)] = [:]
  /// The number of stores that were found, by the names of their features.
  private var storeCounts: [String: Int] = [:]

  static let entryLimit = 10_000

  init(_ session: ObservedSession) {
    self.session = session
  }

  /// Begins to observe the session and the stores of its screen.
  func start() {
    session.observe(by: self)
    session.view?.graph.recordEvaluations(true)
    addStores()
    if let view = session.view { add(update: SessionUpdate(duration: .zero, evaluations: 0), of: view) }
  }

  /// Whether a store was found.
  var hasStores: Bool { !storeCounts.isEmpty }

  /// Begins to record a new screen of the session.
  func restart() {
    session.view?.graph.recordEvaluations(true)
    addStores()
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
    for (_, events) in stores.values { events.cancel() }
    stores = [:]
  }

  /// Records the events of a store. A store that is recorded already is ignored.
  func add(_ store: InspectedStore) {
    // A store may have the address of a released one.
    if let known = stores[store.id], known.store.isAlive { return }
    let count = storeCounts[store.name, default: 0] + 1
    storeCounts[store.name] = count
    let title = count == 1 ? store.name : "\(store.name) \(count)"
    let events = store.onEvent { [weak self] in self?.record($0, store: title) }
    if let events { stores[store.id] = (store, events) }
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
    append(
      .event(
        RecordedEvent(
          kind: event.kind.rawValue, role: role?.rawValue ?? element.kind.rawValue, name: element.spokenName,
          value: value, choice: choice, texts: visibleTexts)))
  }

  func didUpdate(_ update: SessionUpdate) {
    guard let view = session.view, !session.showsEarlierState else { return }
    add(update: update, of: view)
  }

  func didSend(bytes: Int) {
    guard let index = entries.indices.last, case .update(var update) = entries[index].content else { return }
    update.bytes += bytes
    entries[index].content = .update(update)
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
          duration: update.duration, evaluations: update.evaluations, state: number, isChanged: isNew)))
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
