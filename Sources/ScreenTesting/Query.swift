import Elements
import PortableUI
import ViewGraph

/// What an element is for a person who cannot see it: `.button`, `.textField`, `.text` and others beside the views.
public typealias Role = Elements.Role

/// Describes an element of a screen.
///
/// A string literal stands for what the element is called: its accessibility label, its text, or the prompt of a field.
@MainActor
public struct Query: CustomStringConvertible {
  /// The query in words, for messages.
  public nonisolated let description: String
  let name: String?
  /// Whether it is a link in the element that is meant.
  let isLink: Bool
  /// The element, where it is known.
  private(set) var exactly: Element?
  private let fits: @MainActor (Element) -> Bool

  private nonisolated init(
    _ description: String, name: String? = nil, isLink: Bool = false, fits: @escaping @MainActor (Element) -> Bool
  ) {
    self.description = description
    self.name = name
    self.isLink = isLink
    self.fits = fits
  }

  /// The element with that name.
  public nonisolated static func named(_ name: String) -> Query {
    Query("\"\(name)\"", name: name) { $0.name == name }
  }

  /// The text that reads exactly so.
  public nonisolated static func text(_ text: String) -> Query {
    Query("the text \"\(text)\"", name: text) { $0.schema.role == .text && $0[.text] == .string(text) }
  }

  /// The element with that accessibility label.
  public nonisolated static func label(_ label: String) -> Query {
    Query("the label \"\(label)\"", name: label) { $0.says(.label, .string(label)) }
  }

  /// The element with that accessibility identifier.
  public nonisolated static func identifier(_ identifier: String) -> Query {
    Query("the identifier \"\(identifier)\"", name: identifier) { $0.says(.identifier, .string(identifier)) }
  }

  /// The element with that role and, where one is given, that name.
  public nonisolated static func role(_ role: Role, _ name: String? = nil) -> Query {
    Query("a \(role.rawValue)\(name.map { " named \"\($0)\"" } ?? "")", name: name) {
      ($0.schema.role == role || $0.spokenRole == role) && (name == nil || $0.name == name)
    }
  }

  /// The button with that name.
  public nonisolated static func button(_ name: String) -> Query { .role(.button, name) }

  /// The field with that name.
  public nonisolated static func textField(_ name: String) -> Query { .role(.textField, name) }

  /// The text with a link in it that reads exactly so.
  public nonisolated static func link(_ name: String) -> Query {
    Query("a link named \"\(name)\"", name: name, isLink: true) { !$0.links(named: name).isEmpty }
  }

  /// What stands in front of the rest.
  nonisolated static let frontmost = Query("what is in front") { $0.schema.isModal }

  /// The part of a page's bar that leads to the column before.
  nonisolated static let columnBar = Query("the way to the column before") {
    $0.kind == .toolbar && $0[.placement] == .string("compact")
  }

  /// One element, whatever it is called.
  static func element(_ element: Element) -> Query {
    var query = Query("the \(element.kind.rawValue)") { $0 === element }
    query.exactly = element
    return query
  }

  /// The control that keys stand for.
  static func shortcut(_ keys: String) -> Query {
    Query("a control with the keys \(keys)") { $0[.shortcut] == .string(keys) }
  }

  /// Whether a layer gives an element the name that is asked for.
  func isNamed(by layer: Layer) -> Bool {
    guard let name else { return false }
    return layer[.label] == .string(name) || layer[.identifier] == .string(name)
  }

  /// The elements under `root` that fit; of a control and the text on it, the control.
  func matches(in root: Element) -> [Element] {
    var matches: [Element] = []
    func search(_ element: Element) {
      let isMatch = fits(element)
      if isMatch { matches.append(element) }
      if isMatch, element.isControl { return }
      for part in element.shownParts { search(part) }
    }
    search(root)
    return matches
  }
}

extension Query: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// The element with that name.
  public nonisolated init(stringLiteral value: String) {
    self = .named(value)
  }
}
