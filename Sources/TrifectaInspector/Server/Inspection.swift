import Foundation
import PortableUI
import Trifecta
import TrifectaWeb
import ViewGraph

/// The sessions of a server, and the recordings of those that are inspected.
@MainActor
final class Inspection: InspectionService, SessionListObserver {
  private struct Entry {
    let number: Int
    let session: ObservedSession
    let start: Date
  }

  /// The paths of the inspector and of the page with all previews, whose sessions are not listed.
  private let ownPaths: Set<String>
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0
  private var recorders: [SessionSummary.ID: SessionRecorder] = [:]
  /// The sessions of pages that were reloaded, and the sessions that they have since.
  private var successors: [SessionSummary.ID: SessionSummary.ID] = [:]
  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var lastListener = 0

  init(ownPaths: Set<String>) {
    self.ownPaths = ownPaths
  }

  // MARK: Sessions

  func willStart(_ session: ObservedSession) {
    guard !ownPaths.contains(session.path) else { return }
    lastNumber += 1
    entries[session.id] = Entry(number: lastNumber, session: session, start: Date())
    let earlier = recorders.filter { _, recorder in
      let other = recorder.session
      return !other.isConnected && other.path == session.path && session.belongsToTab(of: other)
    }
    if let number = earlier.keys.max() {
      successors[number] = lastNumber
      record(lastNumber, alternatives: recorders[number]?.alternatives ?? [:])
    }
    notify()
  }

  func successor(of number: SessionSummary.ID) -> SessionSummary.ID? { successors[number] }

  func didEnd(_ session: ObservedSession) {
    entries[session.id] = nil
    notify()
  }

  var sessions: [SessionSummary] {
    entries.values.sorted { $0.number < $1.number }.map { entry in
      SessionSummary(
        id: entry.number, title: entry.session.title, path: entry.session.path, start: entry.start,
        isConnected: entry.session.isConnected, showsEarlierState: entry.session.showsEarlierState,
        isPicking: entry.session.isPicking)
    }
  }

  private func session(_ number: Int) -> ObservedSession? { entries.values.first { $0.number == number }?.session }

  // MARK: Changes

  func changes() -> AsyncStream<Void> {
    lastListener += 1
    let number = lastListener
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    listeners[number] = continuation
    continuation.onTermination = { [weak self] _ in Task { await self?.removeListener(number) } }
    return stream
  }

  private func removeListener(_ number: Int) {
    listeners[number] = nil
    guard listeners.isEmpty else { return }
    for recorder in recorders.values {
      recorder.stop()
      // Without an inspector, no one could return the page to its current state.
      recorder.session.showCurrent()
      recorder.session.highlight(nil)
      recorder.session.cancelPick()
    }
    recorders = [:]
    successors = [:]
    InspectedStore.creationObservers[ObjectIdentifier(self)] = nil
  }

  private func notify() {
    for listener in listeners.values { listener.yield() }
  }

  // MARK: Recordings

  func record(_ number: SessionSummary.ID) { record(number, alternatives: [:]) }

  private func record(_ number: SessionSummary.ID, alternatives: [ObjectIdentifier: ChosenAlternative]) {
    guard recorders[number] == nil, let session = session(number) else { return }
    let recorder = SessionRecorder(session, alternatives: alternatives)
    recorder.didChange = { [weak self] in self?.notify() }
    recorders[number] = recorder
    recorder.start()
    InspectedStore.creationObservers[ObjectIdentifier(self)] = { [weak self] in self?.add($0) }
  }

  /// Adds a store to the recording of the screen that is being evaluated.
  private func add(_ store: InspectedStore) {
    guard let graph = Graph.current else { return }
    recorders.values.first { $0.session.view?.graph === graph }?.add(store)
  }

  func rows(of number: SessionSummary.ID, after entry: Int) -> (rows: [TimelineRow], first: Int) {
    guard let recorder = recorders[number] else { return ([], 0) }
    // The measurements of the newest update may be incomplete, so the last known row is read again.
    let rows = recorder.entries(after: entry - 1).map { TimelineRow($0, of: recorder) }
    return (rows, recorder.entries.first?.id ?? 0)
  }

  func detail(of id: Int, in number: SessionSummary.ID) -> EntryDetail? {
    recorders[number]?.detail(of: id)
  }

  // MARK: Time travel

  func show(_ entry: Int, in number: SessionSummary.ID) -> Bool {
    guard let recorder = recorders[number], let session = session(number),
      let snapshot = recorder.state(after: entry).flatMap({ recorder.states.snapshot($0) })
    else { return false }
    let note = "The page shows the state after entry \(entry). It is controlled by the inspector."
    session.showEarlier(snapshot, note: note)
    notify()
    return true
  }

  func showCurrent(in number: SessionSummary.ID) {
    session(number)?.showCurrent()
    notify()
  }

  func resume(from entry: Int, in number: SessionSummary.ID) -> Bool {
    guard let recorder = recorders[number], let session = session(number),
      let snapshot = recorder.state(after: entry).flatMap({ recorder.states.snapshot($0) })
    else { return false }
    recorder.restart(isInitial: false) { session.resume(from: snapshot) }
    notify()
    return true
  }

  func restart(_ number: SessionSummary.ID) {
    guard let recorder = recorders[number], let session = session(number) else { return }
    recorder.restart(isInitial: true) { session.resume(from: nil) }
    notify()
  }

  // MARK: Dependencies

  func dependencies(of number: SessionSummary.ID) -> [StoreDependencies] { recorders[number]?.dependencies ?? [] }

  func override(_ dependency: ObjectIdentifier, with alternative: String?, in number: SessionSummary.ID) {
    recorders[number]?.override(dependency, with: alternative)
  }

  // MARK: Views and charts

  func views(of number: SessionSummary.ID, includingLibrary: Bool) -> [ViewRow] {
    recorders[number]?.views(includingLibrary: includingLibrary) ?? []
  }

  func highlight(_ element: Int?, in number: SessionSummary.ID) { session(number)?.highlight(element) }

  func pick(in number: SessionSummary.ID) {
    guard let recorder = recorders[number], let session = session(number), !session.showsEarlierState else { return }
    recorder.picked = nil
    session.pick(note: "Click a view to show it in the inspector. Press Escape to cancel.") { [weak self] element in
      recorder.picked = element
      self?.notify()
    }
    notify()
  }

  func cancelPick(in number: SessionSummary.ID) { session(number)?.cancelPick() }

  func pickedView(in number: SessionSummary.ID, includingLibrary: Bool) -> ViewRow.ID? {
    guard let recorder = recorders[number], let element = recorder.picked else { return nil }
    return recorder.view(showing: element, includingLibrary: includingLibrary)
  }

  func charts(of number: SessionSummary.ID) -> [InspectedChart] {
    var charts: [InspectedChart] = []
    for object in session(number)?.view?.graph.ownedObjects ?? [] {
      guard let store = object as? any ChartedStore, !charts.contains(where: { $0.id == store.chartID }) else {
        continue
      }
      let event = recorders[number]?.undefinedEvent(in: (object as? any InspectableStore)?.inspected.id)
      charts.append(
        InspectedChart(id: store.chartID, name: store.chartName, undefinedEvent: event, view: store.chart))
    }
    return charts
  }

  // MARK: Reports

  func test(of number: SessionSummary.ID, form: GeneratedTest.Form) -> GeneratedTest? {
    recorders[number]?.test(form)
  }

  func report(of number: SessionSummary.ID) -> Data? {
    recorders[number].map { Report($0).data }
  }

  func show(report data: Data, in number: SessionSummary.ID) throws {
    guard let session = session(number) else { throw InvalidReport.noSession }
    let report = try Report(data: data)
    guard report.path == session.path else {
      throw InvalidReport.otherScreen(report.path, session: session.path)
    }
    session.showEarlier(
      try report.lastSnapshot, note: "The page shows the last state of a report. It is controlled by the inspector.")
    notify()
  }

  /// The sessions and the entries of recordings as JSON, for editors and other tools.
  var summary: Data { InspectionSummary(sessions: sessions, recordings: recorders).data }
}
