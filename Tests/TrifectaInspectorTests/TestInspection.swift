import Foundation

@testable import TrifectaInspector

/// Sessions of a test.
@MainActor
final class TestInspection: InspectionService {
  var sessions: [SessionSummary] = []
  var rows: [TimelineRow] = []
  var shown: [Int] = []
  var available: Set<Int> = []
  var highlighted: [Int?] = []
  var restarted: [Int] = []
  var successors: [Int: Int] = [:]
  private(set) var picked: Int?
  private var continuation: AsyncStream<Void>.Continuation?

  func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.continuation = continuation
    return stream
  }

  func change() { continuation?.yield() }

  func record(_ session: SessionSummary.ID) {}

  func successor(of session: SessionSummary.ID) -> SessionSummary.ID? { successors[session] }

  func rows(of session: SessionSummary.ID, after entry: Int) -> (rows: [TimelineRow], first: Int) {
    (rows.filter { $0.id >= entry }, rows.first?.id ?? 0)
  }

  func detail(of entry: Int, in session: SessionSummary.ID) -> EntryDetail? {
    EntryDetail(id: entry, title: "State", value: nil, changes: [], state: nil, canShow: available.contains(entry))
  }

  func show(_ entry: Int, in session: SessionSummary.ID) -> Bool {
    guard available.contains(entry) else { return false }
    shown.append(entry)
    setEarlier(true, session)
    return true
  }

  func showCurrent(in session: SessionSummary.ID) {
    shown.append(-session)
    setEarlier(false, session)
  }

  func resume(from entry: Int, in session: SessionSummary.ID) -> Bool {
    setEarlier(false, session)
    return available.contains(entry)
  }

  private func setEarlier(_ isEarlier: Bool, _ session: SessionSummary.ID) {
    for index in sessions.indices where sessions[index].id == session {
      sessions[index].showsEarlierState = isEarlier
    }
  }

  func views(of session: SessionSummary.ID, includingLibrary: Bool) -> [ViewRow] {
    (0..<(includingLibrary ? 2 : 1)).map {
      ViewRow(id: $0, depth: 0, name: "View", state: [], evaluations: 1, reasons: [], element: 10 + $0)
    }
  }
  func highlight(_ element: Int?, in session: SessionSummary.ID) { highlighted.append(element) }
  func pick(in session: SessionSummary.ID) {
    picked = nil
    setPicking(true, session)
  }

  func cancelPick(in session: SessionSummary.ID) { endPick(in: session, with: nil) }

  func endPick(in session: SessionSummary.ID, with view: Int?) {
    picked = view
    setPicking(false, session)
  }

  private func setPicking(_ isPicking: Bool, _ session: SessionSummary.ID) {
    for index in sessions.indices where sessions[index].id == session { sessions[index].isPicking = isPicking }
  }

  func pickedView(in session: SessionSummary.ID, includingLibrary: Bool) -> ViewRow.ID? { picked }
  func charts(of session: SessionSummary.ID) -> [InspectedChart] { [] }

  var dependencies: [StoreDependencies] = []
  private(set) var alternatives: [String?] = []

  func dependencies(of session: SessionSummary.ID) -> [StoreDependencies] { dependencies }
  func override(_ dependency: ObjectIdentifier, with alternative: String?, in session: SessionSummary.ID) {
    alternatives.append(alternative)
  }

  func restart(_ session: SessionSummary.ID) { restarted.append(session) }
  func test(of session: SessionSummary.ID, form: GeneratedTest.Form) -> GeneratedTest? {
    GeneratedTest(source: form.rawValue, isComplete: !restarted.isEmpty)
  }
  func report(of session: SessionSummary.ID) -> Data? { Data("report".utf8) }
  func show(report: Data, in session: SessionSummary.ID) throws { throw InvalidReport.malformed }
}
