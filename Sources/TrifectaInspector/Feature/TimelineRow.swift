import Foundation
import Trifecta

/// An entry of the timeline as a screen shows it.
struct TimelineRow: Identifiable, Equatable, Sendable {
  /// The number of the entry.
  let id: Int
  let kind: Kind
  /// The seconds since the beginning of the recording.
  let time: TimeInterval
  /// The measurements of an update; `nil` for other entries.
  var update: Update?
  private let text: TimelineText

  /// What happened.
  @MainActor var title: String { text.value.title }
  /// Where it happened, and what it took.
  @MainActor var details: String { text.value.details }
  /// Whether the entry is an event for which a machine has no transition.
  @MainActor var isUndefined: Bool { text.value.isUndefined }

  static func == (first: TimelineRow, second: TimelineRow) -> Bool {
    first.id == second.id && first.kind == second.kind && first.time == second.time && first.update == second.update
      && first.text.version == second.text.version
  }

  /// The measurements of an update.
  struct Update: Equatable, Sendable {
    let milliseconds: Double
    /// The number of bodies that were evaluated.
    let evaluations: Int
    /// The length of the patches, before compression.
    let bytes: Int
  }

  /// A kind of entry, by which the timeline is filtered.
  enum Kind: String, CaseIterable, Identifiable, Sendable {
    case event = "Events"
    case action = "Actions"
    case effect = "Effects"
    case sideEffect = "Side effects"
    case update = "Updates"

    var id: Self { self }
  }
}

extension TimelineRow {
  /// Creates the row of an entry. Its texts are created when they are first read, because most rows of a long recording
  /// are never shown.
  @MainActor
  init(_ entry: TimelineEntry, of recorder: SessionRecorder) {
    id = entry.id
    time = entry.time / .seconds(1)
    kind = entry.kind
    if case .update(let update) = entry.content {
      self.update = Update(
        milliseconds: update.duration / .milliseconds(1), evaluations: update.evaluations, bytes: update.bytes)
    }
    text = TimelineText(of: entry, recorder)
  }

  /// Creates a row with constant texts.
  @MainActor
  init(id: Int, kind: Kind, time: TimeInterval, title: String, details: String) {
    self.id = id
    self.kind = kind
    self.time = time
    text = TimelineText(TimelineText.Value(title: title, details: details))
  }
}
