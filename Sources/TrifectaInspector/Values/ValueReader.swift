import Foundation
import Trifecta

/// Reads values of any type by reflection, without running their code except for `description` of simple values.
///
/// The number of parts, the depth and the length of texts are limited, so reading a huge or cyclic value takes at most
/// some milliseconds.
struct ValueReader {
  /// The texts that are replaced with dots.
  private let secrets: Set<String>
  /// The number of parts that may still be read.
  private var budget: Int
  /// The objects that contain the current part.
  private var path: [ObjectIdentifier] = []
  private var depth = 0

  private static let depthLimit = 40
  private static let textLimit = 1_000

  /// - Parameters:
  ///   - secrets: The texts that are replaced with dots, wherever a string is equal to one of them.
  ///   - limit: The maximum number of parts.
  init(secrets: Set<String> = [], limit: Int = 5_000) {
    self.secrets = secrets
    budget = limit
  }

  /// Returns a value as a tree. Parts beyond the limits are replaced with `…`.
  static func tree(of value: Any, secrets: Set<String> = [], limit: Int = 5_000) -> ValueNode {
    var reader = ValueReader(secrets: secrets, limit: limit)
    return reader.node("", value)
  }

  private mutating func node(_ label: String, _ value: Any) -> ValueNode {
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    guard budget > 0, depth <= Self.depthLimit else { return ValueNode(label: label, text: "…") }
    if let text = simpleText(of: value) { return ValueNode(label: label, text: text) }
    if let store = value as? any InspectableStore {
      return ValueNode(label: label, text: Self.name(of: type(of: store)))
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first?.value else { return ValueNode(label: label, text: "nil") }
      return node(label, wrapped)
    case .enum: return enumeration(label, value, mirror)
    case .collection, .set: return list(label, mirror.children.lazy.map { (nil, $0.value) })
    case .dictionary: return dictionary(label, mirror)
    case .tuple: return list(label, mirror.children.lazy.map { ($0.label, $0.value) }, text: "")
    case .class: return object(label, value as AnyObject, mirror)
    default: break
    }
    // A type such as `Date`, or a sequence with a mirror of its own, such as `IdentifiedArray`.
    if mirror.displayStyle == nil || mirror.children.isEmpty {
      return ValueNode(label: label, text: mirror.children.isEmpty ? plainText(of: value) : "…")
    }
    return structure(label, value, mirror)
  }

  private mutating func structure(_ label: String, _ value: Any, _ mirror: Mirror) -> ValueNode {
    ValueNode(label: label, text: Self.name(of: type(of: value)), children: parts(of: mirror))
  }

  private mutating func object(_ label: String, _ object: AnyObject, _ mirror: Mirror) -> ValueNode {
    let name = Self.name(of: type(of: object))
    guard !path.contains(ObjectIdentifier(object)) else {
      return ValueNode(label: label, text: "\(name) (contains this)")
    }
    path.append(ObjectIdentifier(object))
    defer { path.removeLast() }
    return ValueNode(label: label, text: name, children: parts(of: mirror))
  }

  private mutating func parts(of mirror: Mirror) -> [ValueNode] {
    var parts: [ValueNode] = []
    if let parent = mirror.superclassMirror { parts = self.parts(of: parent) }
    for child in mirror.children where budget > 0 {
      let label = child.label ?? ""
      // The storage of a property wrapper has the name of the property with an underscore.
      parts.append(node(label.hasPrefix("_") ? String(label.dropFirst()) : label, child.value))
    }
    return parts
  }

  private mutating func enumeration(_ label: String, _ value: Any, _ mirror: Mirror) -> ValueNode {
    guard let payload = mirror.children.first else {
      return ValueNode(label: label, text: ".\(plainText(of: value))")
    }
    let name = ".\(payload.label ?? "")"
    let inner = Mirror(reflecting: payload.value)
    guard inner.displayStyle == .tuple else {
      return ValueNode(label: label, text: name, children: [node("", payload.value)])
    }
    return ValueNode(label: label, text: name, children: unlabeled(inner.children.lazy.map { ($0.label, $0.value) }))
  }

  private mutating func list(
    _ label: String, _ elements: some Sequence<(label: String?, value: Any)>, text: String = "[]"
  ) -> ValueNode {
    var children: [ValueNode] = []
    var number = 0
    for element in elements {
      guard budget > 0 else { break }
      children.append(node(element.label.map(Self.labelOfTuple) ?? "\(number)", element.value))
      number += 1
    }
    return ValueNode(
      label: label, text: children.isEmpty ? text : "\(children.count) elements", children: children, isList: true)
  }

  private mutating func unlabeled(_ elements: some Sequence<(label: String?, value: Any)>) -> [ValueNode] {
    var children: [ValueNode] = []
    for element in elements where budget > 0 {
      children.append(node(element.label.map(Self.labelOfTuple) ?? "", element.value))
    }
    return children
  }

  private mutating func dictionary(_ label: String, _ mirror: Mirror) -> ValueNode {
    var children: [ValueNode] = []
    for entry in mirror.children {
      guard budget > 0 else { break }
      let pair = Array(Mirror(reflecting: entry.value).children)
      guard pair.count == 2 else { continue }
      children.append(node(node("", pair[0].value).line(limit: 80), pair[1].value))
    }
    children.sort { $0.label < $1.label }
    return ValueNode(
      label: label, text: children.isEmpty ? "[:]" : "\(children.count) entries", children: children, isList: true)
  }

  /// The element of a tuple without a label has a label such as `.0`.
  private static func labelOfTuple(_ label: String) -> String { label.hasPrefix(".") ? "" : label }

  /// The text of a value without parts; `nil` for other values.
  private func simpleText(of value: Any) -> String? {
    switch value {
    case let text as String: quoted(text)
    case let text as Substring: quoted(String(text))
    case let text as Character: quoted(String(text))
    case let number as any BinaryInteger: "\(number)"
    case let number as any BinaryFloatingPoint: "\(number)"
    case let flag as Bool: "\(flag)"
    case let date as Date: date.formatted(.iso8601)
    case let url as URL: secrets.contains(url.absoluteString) ? ValueNode.secret : url.absoluteString
    case let id as UUID: id.uuidString
    case let data as Data: "\(data.count) bytes"
    case let duration as Duration: "\(duration)"
    case let decimal as Decimal: "\(decimal)"
    case let type as any Any.Type: Self.name(of: type)
    default: nil
    }
  }

  private func quoted(_ text: String) -> String {
    if secrets.contains(text) { return ValueNode.secret }
    return "\"\(Self.shortened(text))\""
  }

  private func plainText(of value: Any) -> String {
    let text = Self.shortened(String(describing: value))
    return secrets.contains(text) ? ValueNode.secret : text
  }

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > textLimit else { return text }
    return String(text.prefix(textLimit)) + "…"
  }

  /// The name of a type without its module.
  static func name(of type: Any.Type) -> String { String(describing: type) }
}
