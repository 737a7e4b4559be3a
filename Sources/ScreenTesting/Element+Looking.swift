import Elements
import PortableUI
import ViewGraph

extension Element {
  /// What a person who cannot see the element hears; empty for one that is not spoken of.
  var name: String {
    if let label = self[.label] { return label.description }
    switch kind {
    case .textField: return self[.prompt]?.description ?? ""
    case .text: return self[.text]?.description ?? ""
    case .button: return texts.joined(separator: " ")
    default: return ""
    }
  }

  /// Whether a person can act on the element.
  var isControl: Bool { kind == .button || kind == .textField }

  /// The element itself, or the nearest around it, that handles an event.
  func nearest(handling event: EventKind) -> Element? {
    handles(event) ? self : parent?.nearest(handling: event)
  }

  /// The texts inside, first to last.
  private var texts: [String] {
    children.flatMap { $0.kind == .text ? [$0.name] : $0.texts }
  }
}
