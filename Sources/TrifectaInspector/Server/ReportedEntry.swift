import Foundation

/// An entry of a recording in a document.
struct ReportedEntry: Codable {
  let number: Int
  let kind: String
  /// The seconds since the beginning of the recording.
  let time: TimeInterval
  let title: String
  let details: String
  /// The number of the state after the entry; `nil` if there is none.
  let state: Int?

  /// - Parameters:
  ///   - entry: The entry.
  ///   - secrets: The texts that are replaced with dots.
  @MainActor
  init(_ entry: TimelineEntry, secrets: Set<String>) {
    let text = TimelineText.Value(entry, secrets: secrets)
    number = entry.id
    kind = "\(entry.kind)"
    time = entry.time / .seconds(1)
    title = text.title
    details = text.details
    if case .update(let update) = entry.content { state = update.state } else { state = nil }
  }
}

extension Encodable {
  /// The document as JSON. Its values are texts, finite numbers and data, which can always be encoded.
  var documentData: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return (try? encoder.encode(self)) ?? Data()
  }
}
