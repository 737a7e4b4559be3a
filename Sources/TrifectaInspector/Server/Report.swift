import Foundation
import PortableUI

/// A recording as a document, which another server of the same program can show.
struct Report: Codable {
  /// The version of the format.
  var version = Self.currentVersion
  /// The path of the screen.
  let path: String
  /// The title of the screen.
  let title: String
  /// The time at which the report was made.
  let date: Date
  /// The entries of the timeline, oldest first.
  let entries: [ReportedEntry]
  /// The states of the screen, by their numbers.
  let states: [Int: Data]

  private static let currentVersion = 1
  /// The largest report that is read, in bytes.
  static let byteLimit = 64 << 20

  @MainActor
  init(_ recorder: SessionRecorder) {
    path = recorder.session.path
    title = recorder.session.title
    date = Date()
    entries = recorder.entries.map { ReportedEntry($0, secrets: recorder.secrets) }
    var states: [Int: Data] = [:]
    for number in Set(entries.compactMap(\.state)) { states[number] = recorder.states.data(number) }
    self.states = states
  }

  /// Reads a report.
  ///
  /// - Throws: ``InvalidReport``.
  init(data: Data) throws(InvalidReport) {
    guard data.count <= Self.byteLimit else { throw .tooLarge(data.count) }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    struct Version: Decodable { let version: Int }
    guard let version = try? decoder.decode(Version.self, from: data).version else { throw .malformed }
    guard version <= Self.currentVersion else { throw .newer(version) }
    guard let report = try? decoder.decode(Report.self, from: data) else { throw .malformed }
    self = report
  }

  /// The report as JSON.
  var data: Data { documentData }

  /// The state after the last update.
  ///
  /// - Throws: ``InvalidReport``.
  @MainActor var lastSnapshot: ScreenSnapshot {
    get throws(InvalidReport) {
      guard let number = entries.last(where: { $0.state != nil })?.state, let data = states[number] else {
        throw .noState
      }
      do throws(ScreenSnapshot.InvalidData) {
        return try ScreenSnapshot(data: data)
      } catch {
        throw .malformed
      }
    }
  }
}

/// The reason why a report cannot be shown.
enum InvalidReport: Error, Equatable, CustomStringConvertible {
  case malformed
  case newer(Int)
  case tooLarge(Int)
  case noState
  case noSession
  case otherScreen(String, session: String)

  var description: String {
    switch self {
    case .malformed: "it is damaged, or not a report of the inspector. Export it again."
    case .newer(let version):
      "a later version of the inspector made it (format \(version)). Open it with that version."
    case .tooLarge(let bytes):
      "it has \(bytes) bytes, and the limit is \(Report.byteLimit). Record a shorter part of the session."
    case .noState: "it contains no state."
    case .noSession: "the session has ended. Choose another session."
    case .otherScreen(let path, let session):
      "it belongs to the screen at \(path), but the session shows \(session). Open \(path) and choose its session."
    }
  }
}
