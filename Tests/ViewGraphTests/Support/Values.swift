import Elements
import Tracking

@testable import ViewGraph

/// A value on which bodies that read it depend.
@MainActor
final class Cell<Value> {
  private let source = Source()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      source.access()
      return stored
    }
    set {
      stored = newValue
      source.notify()
    }
  }
}

/// A record of events, in order.
@MainActor
final class Diary {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }
}

/// Elements outside a graph, which live as long as the forest.
@MainActor
final class Forest {
  private(set) var elements: [Element] = []

  /// Creates an element. An element that is not pending counts as committed to the host.
  func element(_ name: String = "", isPending: Bool = false) -> Element {
    let element = Element(id: elements.count, kind: ElementKind(rawValue: name))
    element.isPending = isPending
    elements.append(element)
    return element
  }
}
