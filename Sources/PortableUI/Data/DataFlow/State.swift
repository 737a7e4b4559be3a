import Tracking
import ViewGraph

/// A property wrapper for a value that belongs to a view's identity and survives evaluations of the view.
///
/// The initial value is used once, when the view first appears. A write evaluates the views that read the value, unless
/// the new value equals the old one.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  // Unsafe so that state can be created outside of the main actor, as in SwiftUI. The initial value is read only on the
  // main actor. If it is an object that is not `Sendable`, the program must not use the object elsewhere afterwards.
  // The compiler does not check this.
  nonisolated(unsafe) private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates state with an initial value.
  nonisolated public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates state with an initial value.
  nonisolated public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The current value. Before the view is on screen, it is the initial value and writes are dropped.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state without an initial value.
  nonisolated public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    let graph = context.graph
    location = context.namedBox {
      let location = StateLocation(initialValue, name: $0)
      location.noteObject(in: graph)
      return location
    }
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}

extension State: LocationProperty {
  package static var valueType: Any.Type { Value.self }

  package static var locationOffset: Int? { MemoryLayout<Self>.offset(of: \.location) }
}

/// The storage of one `State` of one view on screen.
///
/// In Swift 5 mode a view may read and write its state on any thread, so values are read and written immediately under
/// a lock. Dependencies are recorded only on the main actor. A write on another thread invalidates the views later, on
/// the main actor.
@MainActor
package final class StateLocation<Value> {
  private let source = ViewSource()
  private var stored: Value
  private let name: PropertyName

  package init(_ value: Value, name: PropertyName) {
    stored = value
    self.name = name
    #if DEBUG
      source.label = name
    #endif
  }

  package var value: Value {
    get {
      if MainThread.isCurrent { source.access() }
      return copy
    }
    set {
      let write = PropertyWrite(old: exchange(newValue), new: newValue)
      if MainThread.isCurrent { didWrite(write) } else { MainThread.perform { self.didWrite(write) } }
    }
  }

  private var copy: Value {
    PropertyLock.acquire()
    defer { PropertyLock.release() }
    return stored
  }

  /// Replaces the value before any view has read it.
  func replace(by value: Value) { _ = exchange(value) }

  private func exchange(_ value: Value) -> Value {
    var value = value
    PropertyLock.acquire()
    defer { PropertyLock.release() }
    swap(&stored, &value)
    return value
  }

  /// Invalidates the views that read the value, unless it equals the previous one.
  private func didWrite(_ write: PropertyWrite<Value>) {
    // If all readers are invalid already, they are evaluated again in any case, so the values need not be compared.
    if SettlingDiagnostics.current == nil, source.areAllObserversInvalid { return }
    if areKnownEqual(write.old, write.new) { return }
    SettlingDiagnostics.current?.noteChange(of: name)
    source.notify()
  }
}

extension StateLocation: StateBox {
  package var currentValue: Any { copy }
}
