import Elements
import PortableUI
import ViewGraph

/// The HTML attributes that stand for an element's properties; the raw value is the attribute's name.
///
/// One property may show in several attributes and one attribute, `style`, stands for many properties, so both ways of
/// writing an element, its markup and a later change, ask here.
@MainActor
enum PageAttribute: String {
  case disabled
  case type
  case inputMode = "inputmode"
  case autocomplete
  case placeholder
  case value
  case label = "aria-label"
  case description = "aria-description"
  case testIdentifier = "data-testid"
  case role = "data-role"
  case hidden = "aria-hidden"
  case ariaRole = "role"
  case symbol = "data-symbol"
  case busy = "aria-busy"
  case animation = "data-animation"
  case animationPass = "data-animation-pass"
  case fillsWidth = "data-fills-width"
  case fillsHeight = "data-fills-height"
  case fixedWidth = "data-fixed-width"
  case fixedHeight = "data-fixed-height"
  case style

  /// The attributes an element's markup has, each once.
  static func present(on element: Element) -> [PageAttribute] {
    var attributes: [PageAttribute] =
      switch element.kind {
      case .textField: [.type, .autocomplete, .value]
      case .button: [.type]
      case .progress: [.label]
      case .image: [.hidden, .ariaRole]
      default: []
      }
    for (key, _) in element.attributes {
      for attribute in affected(by: key, of: element.kind) where !attributes.contains(attribute) {
        attributes.append(attribute)
      }
    }
    return attributes
  }

  /// The attributes that a change of a property may change.
  static func affected(by key: AttributeKey, of kind: ElementKind) -> [PageAttribute] {
    switch key {
    case .text, .runs: []
    case .disabled: [.disabled]
    case .prompt: [.placeholder, .label]
    case .keyboard: [.inputMode]
    case .label: kind == .image ? [.label, .hidden, .ariaRole] : [.label]
    case .value: [.value]
    case .symbol: [.symbol]
    case .refreshing: [.busy]
    case .animation: [.animation]
    case .animationPass: [.animationPass]
    case .hint: [.description]
    case .identifier: [.testIdentifier]
    case .role: [.role]
    case .width: [.fixedWidth, .style]
    case .height: [.fixedHeight, .style]
    case .maxWidth: [.fillsWidth, .style]
    case .maxHeight: [.fillsHeight, .style]
    default: [.style]
    }
  }

  /// What the attribute says on an element; empty for one that only has to be there, `nil` where it is not.
  func value(on element: Element) -> String? {
    switch self {
    case .disabled: element[.disabled] == .flag(true) ? "" : nil
    case .type: element.kind == .button ? "button" : "text"
    case .inputMode: element[.keyboard].flatMap { Self.inputMode(of: $0.description) }
    // The state is the server's: a browser that filled a field by itself would show what no handler was told of.
    case .autocomplete: "off"
    case .placeholder: element[.prompt]?.description
    case .value: (element[.text] ?? element[.value])?.description
    // What goes on must have a name (WCAG 2.2, 4.1.2), also where no label gives it one.
    case .label:
      (element[.label] ?? element[.prompt])?.description ?? (element.kind == .progress ? "In progress" : nil)
    case .description: element[.hint]?.description
    case .testIdentifier: element[.identifier]?.description
    case .role: element[.role]?.description
    case .hidden: element[.label] == nil ? "true" : nil
    case .ariaRole: element[.label] == nil ? nil : "img"
    case .symbol: element[.symbol]?.description
    case .busy: element[.refreshing] == .flag(true) ? "true" : nil
    case .animation: element[.animation]?.description
    case .animationPass: element[.animationPass]?.description
    case .fillsWidth: element[.maxWidth] == nil ? nil : ""
    case .fillsHeight: element[.maxHeight] == nil ? nil : ""
    case .fixedWidth: element[.width] == nil ? nil : ""
    case .fixedHeight: element[.height] == nil ? nil : ""
    case .style: Style.declarations(of: element)
    }
  }

  /// The `inputmode` (WHATWG HTML, 6.8.8) that brings up the keyboard a `UIKeyboardType` case names.
  private static func inputMode(of keyboard: String) -> String? {
    switch keyboard {
    case "phonePad", "namePhonePad": "tel"
    case "numberPad", "asciiCapableNumberPad": "numeric"
    case "decimalPad": "decimal"
    case "emailAddress": "email"
    case "URL": "url"
    case "webSearch": "search"
    default: nil
    }
  }
}
