import PortableUI
import ViewGraph

/// Writes elements as HTML.
///
/// Texts, fields and buttons are HTML's own elements. Boxes that only arrange their children are custom elements
/// (`v-stack`, `view-padding` …): they carry no meaning for assistive technology, may stand inside a button, and read
/// well in a style sheet. Everything that came from a person or a program is escaped.
@MainActor
enum Markup {
  /// Appends an element with all that is in it. O(elements, attributes and text in it).
  static func append(_ element: Element, to markup: inout [UInt8]) {
    let tag = tag(of: element.kind)
    markup += "<".utf8
    markup += tag.utf8
    markup += " id=n".utf8
    markup += String(element.id).utf8
    for attribute in PageAttribute.present(on: element) {
      guard let value = attribute.value(on: element) else { continue }
      markup += " ".utf8
      markup += attribute.rawValue.utf8
      if value.isEmpty { continue }
      markup += "=\"".utf8
      markup.appendEscapedForHTML(value)
      markup += "\"".utf8
    }
    markup += ">".utf8
    switch element.kind {
    case .textField, .divider:
      return
    case .text:
      if case .runs(let runs) = element[.runs] {
        append(runs, to: &markup)
      } else {
        markup.appendEscapedForHTML(element[.text]?.description ?? "")
      }
    case .refreshable:
      // A browser has no gesture of its own for it. Not an element of the screen: the script knows it by its attribute.
      markup += "<button type=\"button\" data-event=\"refresh\">Refresh</button>".utf8
      appendChildren(of: element, to: &markup)
    default:
      appendChildren(of: element, to: &markup)
    }
    markup += "</".utf8
    markup += tag.utf8
    markup += ">".utf8
  }

  /// Appends what is in an element, without the element itself.
  static func appendChildren(of element: Element, to markup: inout [UInt8]) {
    for child in element.children { append(child, to: &markup) }
  }

  /// Appends a text whose parts are set differently.
  static func append(_ runs: [TextRun], to markup: inout [UInt8]) {
    for run in runs {
      let style = Style.declarations(of: run)
      if let style {
        markup += "<span style=\"".utf8
        markup.appendEscapedForHTML(style)
        markup += "\">".utf8
      }
      markup.appendEscapedForHTML(run.text)
      if style != nil { markup += "</span>".utf8 }
    }
  }

  private static func tag(of kind: ElementKind) -> String {
    switch kind {
    case .text: "span"
    case .textField: "input"
    case .button: "button"
    case .vStack: "v-stack"
    case .hStack: "h-stack"
    case .zStack: "z-stack"
    case .spacer: "view-spacer"
    case .divider: "hr"
    case .padding: "view-padding"
    case .frame: "view-frame"
    case .background: "view-background"
    case .backgroundLayer: "view-layer"
    case .color: "view-color"
    case .progress: "progress"
    case .image: "view-image"
    case .refreshable: "view-refreshable"
    default: "view-group"
    }
  }
}
