import Foundation

/// The sessions of a server and the entries of recordings, as JSON for editors and other tools.
@MainActor
struct InspectionSummary {
  let sessions: [SessionSummary]
  let recordings: [SessionSummary.ID: SessionRecorder]

  private struct Document: Encodable {
    struct Session: Encodable {
      let number: Int
      let title: String
      let path: String
      let start: Date
      let isConnected: Bool
      let entries: [ReportedEntry]
      /// The state of the screen, one line for each property; `nil` if the session is not recorded.
      let state: [String]?
    }

    let sessions: [Session]
  }

  /// The newest entries that are included.
  private static let entryLimit = 1_000

  var data: Data {
    let document = Document(
      sessions: sessions.map { session in
        let recorder = recordings[session.id]
        let entries = recorder?.entries.suffix(Self.entryLimit).map {
          ReportedEntry($0, secrets: recorder?.secrets ?? [])
        }
        return Document.Session(
          number: session.id, title: session.title, path: session.path, start: session.start,
          isConnected: session.isConnected,
          entries: entries ?? [],
          state: recorder?.currentState.map { $0.children.map { "\($0.label): \($0.line(limit: 1_000))" } })
      })
    return document.documentData
  }
}
