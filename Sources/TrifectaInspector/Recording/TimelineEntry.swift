import Foundation
import Trifecta

/// Something that happened in a session.
struct TimelineEntry: Identifiable {
  /// The number of the entry, in the order of the recording.
  let id: Int
  /// The time since the beginning of the recording.
  let time: Duration
  /// The event, action, effect or update.
  var content: Content

  enum Content {
    /// A person has used a control.
    case event(RecordedEvent)
    /// A store has handled an action.
    case action(StoreEvent.Reduction, store: String)
    /// An effect has started or ended.
    case effect(StoreEvent.Effect, EffectPhase, store: String)
    /// A feature has emitted a side effect, or a screen has received it.
    case sideEffect(StoreEvent.SideEffect, isDelivered: Bool, store: String)
    /// The page was requested to open a URL.
    case opened(OpenedURL)
    /// The views were updated.
    case update(RecordedUpdate)
  }
}

/// A step in the life of an effect.
enum EffectPhase: String, Sendable {
  case started, ended, cancelled
}

/// A use of a control.
struct RecordedEvent: Hashable, Sendable {
  /// The name of the event, such as `tap` or `input`.
  let kind: String
  /// The role of the control, such as `button`.
  let role: String
  /// The accessible name of the control; empty if it has none.
  let name: String
  /// The accessibility identifier of the control; `nil` if it has none.
  var identifier: String?
  /// The value, such as the text of a field; `nil` if there is none. The text of a secure field is replaced with dots.
  let value: String?
  /// The label of the chosen option; `nil` for other events.
  var choice: String?
  /// The texts on the screen before the event.
  var texts: [String] = []
  /// Whether the control appeared after the previous event.
  var isNew = false
  /// The current name of the control that the previous event used, or of the button that replaced it; `nil` if neither
  /// exists.
  var lastName: String?

  /// The event as a sentence.
  var line: String {
    let control = name.isEmpty ? role : "\(role) “\(name)”"
    return "\(kind) on \(control)" + (value.map { ": \(ValueNode(label: "", text: $0).line())" } ?? "")
  }
}

/// A URL that a screen has opened.
struct OpenedURL: Hashable, Sendable {
  let url: URL
  /// Whether the page opens it; `true` until the page responds.
  var isAccepted = true
}

/// An update of the views.
struct RecordedUpdate: Sendable {
  let duration: Duration
  /// The number of bodies that were evaluated.
  let evaluations: Int
  /// The length of the patches for the page, before compression.
  var bytes = 0
  /// The number of the state after the update in ``RecordedStates``; `nil` if it was not recorded.
  let state: Int?
  /// Whether the state differs from that of the update before.
  let isChanged: Bool
}
