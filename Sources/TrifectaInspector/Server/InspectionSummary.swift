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
      let entries: [Entry]
      /// The state of the screen, one line for each property; `nil` if the session is not recorded.
      let state: [String]?
    }

    struct Entry: Encodable {
      let number: Int
      let kind: String
      let time: TimeInterval
      let title: String
      let details: String
    }

    let sessions: [Session]
  }

  /// The newest entries that are included.
  private static let entryLimit = 1_000

  var data: Data {
    let document = Document(
      sessions: sessions.map { session in
        let recorder = recordings[session.id]
        let rows = recorder?.entries.suffix(Self.entryLimit).map { TimelineRow($0, secrets: recorder?.secrets ?? []) }
        return Document.Session(
          number: session.id, title: session.title, path: session.path, start: session.start,
          isConnected: session.isConnected,
          entries: (rows ?? []).map {
            Document.Entry(number: $0.id, kind: "\($0.kind)", time: $0.time, title: $0.title, details: $0.details)
          },
          state: recorder?.currentState.map { $0.children.map { "\($0.label): \($0.line(limit: 1_000))" } })
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    // All values are texts and finite numbers, so they can always be encoded.
    return (try? encoder.encode(document)) ?? Data()
  }
}
