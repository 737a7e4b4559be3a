import Foundation
import Trifecta

/// The texts of a row of the timeline, which are created when they are first read.
@MainActor
final class TimelineText {
  struct Value: Equatable, Sendable {
    /// What happened.
    let title: String
    /// Where it happened, and what it took.
    let details: String
    /// Whether the entry is an event for which a machine has no transition.
    var isUndefined = false
  }

  /// What determines the texts, in addition to the measurements of an update. If it is equal, the texts are equal.
  enum Version: Equatable, Sendable {
    case constant(Value)
    case entry(of: ObjectIdentifier, isAccepted: Bool)
  }

  nonisolated let version: Version
  private let id: Int
  private weak var recorder: SessionRecorder?
  private var created: Value?

  init(_ value: Value) {
    version = .constant(value)
    id = 0
    created = value
  }

  init(of entry: TimelineEntry, _ recorder: SessionRecorder) {
    let isAccepted = if case .opened(let opened) = entry.content { opened.isAccepted } else { true }
    version = .entry(of: ObjectIdentifier(recorder), isAccepted: isAccepted)
    id = entry.id
    self.recorder = recorder
  }

  /// The texts. An entry that was removed before they were read has none.
  var value: Value {
    if let created { return created }
    let value =
      if let recorder, let entry = recorder.entry(id) {
        Value(entry, secrets: recorder.secrets)
      } else {
        Value(title: "Removed", details: "")
      }
    created = value
    return value
  }
}

extension TimelineText.Value {
  /// Creates the texts of an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - secrets: The texts that are replaced with dots.
  @MainActor
  init(_ entry: TimelineEntry, secrets: Set<String>) {
    switch entry.content {
    case .event(let event):
      title = event.line
      details = ""
    case .action(let reduction, let store):
      title = ValueReader.tree(of: reduction.action, secrets: secrets, limit: 100).line()
      isUndefined = (reduction.before as? any AnyConfiguration)?.undefinedEvent(in: reduction.action) != nil
      let note = isUndefined ? ", without a transition" : ""
      details = "\(store), sent from \(reduction.place)\(note)"
    case .effect(let effect, let phase, let store):
      title = "\(phase.rawValue) \(effect.title)"
      let ids = effect.ids.isEmpty ? "" : ", id \(effect.ids.joined(separator: ", "))"
      let age = phase == .started ? "" : ", after \(Self.text(effect.age))"
      details = "\(store), \(effect.place)\(ids)\(age)"
    case .sideEffect(let sideEffect, let isDelivered, let store):
      title = ValueReader.tree(of: sideEffect.value, secrets: secrets, limit: 100).line()
      details = "\(store), \(isDelivered ? "delivered to the screen of" : "emitted by") \(sideEffect.place)"
    case .opened(let opened):
      let address = opened.url.absoluteString
      title = "opened \(secrets.contains(address) ? ValueNode.secret : address)"
      details = opened.isAccepted ? "" : "refused by the page"
    case .update(let update):
      title = update.isChanged ? "Update" : "Update without a change of state"
      let bodies = "\(update.evaluations) \(update.evaluations == 1 ? "body" : "bodies")"
      details = "\(bodies), \(Self.text(update.duration)), \(update.bytes) B"
    }
  }

  /// A duration in milliseconds, or in seconds from 10 seconds.
  private static func text(_ duration: Duration) -> String {
    let milliseconds = duration / .milliseconds(1)
    if milliseconds >= 10_000 { return String(format: "%.1f s", milliseconds / 1_000) }
    return String(format: milliseconds < 10 ? "%.2f ms" : "%.0f ms", milliseconds)
  }
}

extension TimelineEntry {
  /// The kind by which the timeline is filtered.
  var kind: TimelineRow.Kind {
    switch content {
    case .event: .event
    case .action: .action
    case .effect: .effect
    case .sideEffect, .opened: .sideEffect
    case .update: .update
    }
  }
}
