import Elements
import HostKit
import PortableUI
import ViewGraph

/// The accessibility role of an element, such as `.button`, `.textField` or `.text`.
public typealias Role = Elements.Role

/// A description of the element of a screen to find.
///
/// A string literal matches an element by its name: its accessibility label, its text, or the prompt of a field.
@MainActor
public struct Query: CustomStringConvertible {
  /// A description of the query for error messages.
  public nonisolated let description: String
  let name: String?
  /// Whether the query matches a link in the element.
  let isLink: Bool
  /// The element from which the query was created; `nil` for other queries.
  private(set) var element: Element?
  private let predicate: @MainActor (Element) -> Bool

  private nonisolated init(
    _ description: String, name: String? = nil, isLink: Bool = false, predicate: @escaping @MainActor (Element) -> Bool
  ) {
    self.description = description
    self.name = name
    self.isLink = isLink
    self.predicate = predicate
  }

  /// Returns a query for the element with this name.
  public nonisolated static func named(_ name: String) -> Query {
    Query("\"\(name)\"", name: name) { $0.name == name }
  }

  /// Returns a query for the text with exactly this content.
  public nonisolated static func text(_ text: String) -> Query {
    Query("the text \"\(text)\"", name: text) { $0.schema.role == .text && $0[.text] == .string(text) }
  }

  /// Returns a query for the element with this accessibility label.
  public nonisolated static func label(_ label: String) -> Query {
    Query("the label \"\(label)\"", name: label) { $0.hasAttribute(.label, .string(label)) }
  }

  /// Returns a query for the element with this accessibility identifier.
  public nonisolated static func identifier(_ identifier: String) -> Query {
    Query("the identifier \"\(identifier)\"", name: identifier) { $0.hasAttribute(.identifier, .string(identifier)) }
  }

  /// Returns a query for the element with this role and, unless it is `nil`, this name.
  public nonisolated static func role(_ role: Role, _ name: String? = nil) -> Query {
    Query("a \(role.rawValue)\(name.map { " named \"\($0)\"" } ?? "")", name: name) {
      ($0.schema.role == role || $0.spokenRole == role) && (name == nil || $0.name == name)
    }
  }

  /// Returns a query for the button with this name.
  public nonisolated static func button(_ name: String) -> Query { .role(.button, name) }

  /// Returns a query for the text field with this name.
  public nonisolated static func textField(_ name: String) -> Query { .role(.textField, name) }

  /// Returns a query for the text that contains a link whose text is exactly `name`.
  public nonisolated static func link(_ name: String) -> Query {
    Query("a link named \"\(name)\"", name: name, isLink: true) { !$0.links(named: name).isEmpty }
  }

  /// A query for presentations, such as sheets and alerts.
  nonisolated static let frontmost = Query("the topmost presentation") { $0.schema.isModal }

  /// Returns a query for this element.
  static func element(_ element: Element) -> Query {
    var query = Query("the \(element.kind.rawValue)") { $0 === element }
    query.element = element
    return query
  }

  /// Returns a query for the control with this keyboard shortcut.
  static func shortcut(_ keys: String) -> Query {
    Query("a control with the keyboard shortcut \(keys)") { $0[.shortcut] == .string(keys) }
  }

  /// Returns whether a layer sets the name of the query, as a label or an identifier.
  func isNamed(by layer: Layer) -> Bool {
    guard let name else { return false }
    return layer[.label] == .string(name) || layer[.identifier] == .string(name)
  }

  /// Returns the matching elements in the subtree of `root`. If a control and its text match, the control is returned.
  func matches(in root: Element) -> [Element] {
    var matches: [Element] = []
    // Iterate instead of recursing, because a hierarchy may be deeper than the call stack.
    var waiting = [root]
    while let element = waiting.popLast() {
      let isMatch = predicate(element)
      if isMatch { matches.append(element) }
      if !isMatch || !element.isControl { waiting += element.visibleParts.reversed() }
    }
    return matches
  }
}

extension Query: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Creates a query for the element with this name.
  public nonisolated init(stringLiteral value: String) {
    self = .named(value)
  }
}
