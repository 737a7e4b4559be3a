import Foundation
import Trifecta

/// An entry of the timeline as a screen shows it.
struct TimelineRow: Identifiable, Equatable, Sendable {
  /// The number of the entry.
  let id: Int
  let kind: Kind
  /// The seconds since the beginning of the recording.
  let time: TimeInterval
  /// What happened.
  let title: String
  /// Where it happened, and what it took.
  let details: String
  /// The measurements of an update; `nil` for other entries.
  var update: Update?
  /// Whether the entry is an event for which a machine has no transition.
  var isUndefined = false

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
  /// Creates the row of an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - secrets: The texts that are replaced with dots.
  @MainActor
  init(_ entry: TimelineEntry, secrets: Set<String>) {
    id = entry.id
    time = entry.time / .seconds(1)
    switch entry.content {
    case .event(let event):
      kind = .event
      title = event.line
      details = ""
    case .action(let reduction, let store):
      kind = .action
      title = ValueReader.tree(of: reduction.action, secrets: secrets, limit: 100).line()
      isUndefined = (reduction.before as? any AnyConfiguration)?.undefinedEvent(in: reduction.action) != nil
      let note = isUndefined ? ", without a transition" : ""
      details = "\(store), sent from \(reduction.place)\(note)"
    case .effect(let effect, let phase, let store):
      kind = .effect
      title = "\(phase.rawValue) \(effect.title)"
      let ids = effect.ids.isEmpty ? "" : ", id \(effect.ids.joined(separator: ", "))"
      let age = phase == .started ? "" : ", after \(Self.text(effect.age))"
      details = "\(store), \(effect.place)\(ids)\(age)"
    case .sideEffect(let sideEffect, let isDelivered, let store):
      kind = .sideEffect
      title = ValueReader.tree(of: sideEffect.value, secrets: secrets, limit: 100).line()
      details = "\(store), \(isDelivered ? "delivered to the screen of" : "emitted by") \(sideEffect.place)"
    case .opened(let opened):
      kind = .sideEffect
      let address = opened.url.absoluteString
      title = "opened \(secrets.contains(address) ? ValueNode.secret : address)"
      details = opened.isAccepted ? "" : "refused by the page"
    case .update(let update):
      kind = .update
      title = update.isChanged ? "Update" : "Update without a change of state"
      let bodies = "\(update.evaluations) \(update.evaluations == 1 ? "body" : "bodies")"
      details = "\(bodies), \(Self.text(update.duration)), \(update.bytes) B"
      self.update = Update(
        milliseconds: update.duration / .milliseconds(1), evaluations: update.evaluations, bytes: update.bytes)
    }
  }

  /// A duration in milliseconds, or in seconds from 10 seconds.
  static func text(_ duration: Duration) -> String {
    let milliseconds = duration / .milliseconds(1)
    if milliseconds >= 10_000 { return String(format: "%.1f s", milliseconds / 1_000) }
    return String(format: milliseconds < 10 ? "%.2f ms" : "%.0f ms", milliseconds)
  }
}
