import Elements

extension Element {
  /// The accessibility name of the element; empty if it has none.
  var name: String { spokenName }

  /// Whether a user can interact with the element.
  var isControl: Bool { schema.isFocusable }

  /// Returns whether the element, or one of its layers, has this value for an attribute.
  func hasAttribute(_ key: AttributeKey, _ value: AttributeValue) -> Bool {
    self[key] == value || layers.contains { $0[key] == value }
  }

  /// The accessibility value of the element.
  var spokenValue: String? {
    (described(.valueText) ?? schema.value.flatMap { self[$0] })?.description
  }

  /// Returns the addresses of the links in the element whose text is exactly `name`.
  func links(named name: String) -> [AttributeValue] { links.filter { $0.name == name }.map(\.address) }

  /// The links in the element. Adjacent runs with the same address form one link.
  var links: [(name: String, address: AttributeValue)] {
    guard case .runs(let runs) = self[.runs] else { return [] }
    var links: [(name: String, address: AttributeValue)] = []
    var previous: AttributeValue?
    for run in runs {
      let address = run.attributes[.link]
      if let address, address == previous {
        links[links.count - 1].name += run.text
      } else if let address {
        links.append((run.text, address))
      }
      previous = address
    }
    return links
  }
}
