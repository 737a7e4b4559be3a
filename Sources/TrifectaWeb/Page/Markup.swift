import Elements
import PortableUI
import ViewGraph

/// Writes elements as HTML.
///
/// Texts, fields and buttons are HTML's own elements. Boxes that only arrange their children are custom elements
/// (`v-stack`, `view-padding` …): they carry no meaning for assistive technology, may stand inside a button, and read
/// well in a style sheet. Everything that came from a person or a program is escaped.
@MainActor
enum Markup {
  /// The number before that of an element that has to be named: no element follows it.
  nonisolated static let unnumbered = -1

  /// Appends an element with all that is in it. O(elements, attributes and text in it).
  ///
  /// - Parameter previous: the number of the element before it, which is brought up to date. An element whose number is the
  ///   next one says ` id` and no more: the script counts, and the markup of rows that are alike is alike. Where it is `nil`
  ///   every element says its number.
  static func append(_ element: Element, to markup: inout [UInt8], after previous: inout Int?) {
    let tag = tag(of: element.kind)
    markup += "<".utf8
    markup += tag.utf8
    markup += " id".utf8
    if previous == nil || previous == unnumbered || previous != element.id - 1 {
      markup += "=n".utf8
      markup += String(element.id).utf8
    }
    if previous != nil { previous = element.id }
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
      appendChildren(of: element, to: &markup, after: &previous)
    default:
      appendChildren(of: element, to: &markup, after: &previous)
    }
    markup += "</".utf8
    markup += tag.utf8
    markup += ">".utf8
  }

  /// Appends what is in an element, without the element itself, with a number for each element.
  static func appendChildren(of element: Element, to markup: inout [UInt8]) {
    var previous: Int?
    appendChildren(of: element, to: &markup, after: &previous)
  }

  /// Appends what is in an element, without the element itself.
  static func appendChildren(of element: Element, to markup: inout [UInt8], after previous: inout Int?) {
    for child in element.children { append(child, to: &markup, after: &previous) }
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
