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

/// The same numbers for the same seed: SplitMix64, after Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators", OOPSLA 2014.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
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
