import Snapshots
import ViewGraph

extension ValueNode {
  /// Creates a tree of a value in a snapshot.
  ///
  /// - Parameters:
  ///   - label: The name of the property.
  ///   - value: The value.
  ///   - limit: The number of parts that may still be read.
  init(_ label: String, _ value: SavedValue, limit: inout Int) {
    self.init(label: label, text: "…")
    limit -= 1
    guard limit > 0 else { return }
    switch value {
    case .null: text = "nil"
    case .bool(let flag): text = "\(flag)"
    case .int(let number): text = "\(number)"
    case .uint(let number): text = "\(number)"
    case .double(let number): text = "\(number)"
    case .string(let string): text = "\"\(string.utf8.count > 1_000 ? string.prefix(1_000) + "…" : string)\""
    case .bytes(let bytes): text = "\(bytes.count) bytes"
    case .list(let elements):
      text = elements.isEmpty ? "[]" : "\(elements.count) elements"
      isList = true
      for (index, element) in elements.enumerated() where limit > 0 {
        children.append(ValueNode("\(index)", element, limit: &limit))
      }
    case .record(let fields):
      text = fields.isEmpty ? "[:]" : ""
      for (name, field) in fields.sorted(by: { $0.key < $1.key }) where limit > 0 {
        children.append(ValueNode(name, field, limit: &limit))
      }
    }
  }

  /// Creates a tree of the state in a snapshot: a part for each property of a view.
  init(_ tree: SavedTree, limit: Int = 5_000) {
    var limit = limit
    var counts: [String: Int] = [:]
    self.init(label: "", text: "Screen")
    for (view, property, value) in tree.properties where limit > 0 {
      let name = "\(view).\(property)"
      counts[name, default: 0] += 1
      let number = counts[name] ?? 1
      children.append(ValueNode(number == 1 ? name : "\(name) (\(number))", value, limit: &limit))
    }
  }
}
