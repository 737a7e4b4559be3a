import Elements
import Tracking

@testable import ViewGraph

/// A value that bodies depend on when they read it.
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

/// What happened, in order.
@MainActor
final class Diary {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }
}

/// Elements outside of any graph, which live as long as this does.
@MainActor
final class Forest {
  private(set) var elements: [Element] = []

  /// A new element; one that the host knows already unless it is pending.
  func element(_ name: String = "", isPending: Bool = false) -> Element {
    let element = Element(id: elements.count, kind: ElementKind(rawValue: name))
    element.isPending = isPending
    elements.append(element)
    return element
  }
}
