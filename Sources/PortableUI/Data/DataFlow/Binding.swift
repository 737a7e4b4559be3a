import Elements
import Tracking
import ViewGraph

/// A property wrapper that reads and writes a value stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
@MainActor @preconcurrency
public struct Binding<Value>: DynamicProperty {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void
  /// The identity of the bound value. It is `nil` for a binding made of closures, which cannot be compared.
  // Unsafe so that a binding can be created outside of the main actor, as in SwiftUI. The identity never changes, and
  // is read only on the main actor.
  nonisolated(unsafe) fileprivate let origin: BindingOrigin?
  /// The value at the last evaluation, for a binding that is a property of a view on screen.
  private var seen: Value?
  /// The transaction for writes through this binding, in addition to the current one.
  public var transaction = Transaction()

  /// Creates a binding from a pair of closures.
  ///
  /// - Parameters:
  ///   - get: A closure that reads the value.
  ///   - set: A closure that writes the value.
  nonisolated public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(get: get, set: set, origin: nil)
  }

  /// Creates a binding from a closure that reads the value and a closure that writes it. The second closure also
  /// receives the transaction of each write.
  ///
  /// - Parameters:
  ///   - get: A closure that reads the value.
  ///   - set: A closure that writes the value under a given transaction.
  nonisolated public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.init(get: get, set: { set($0, TransactionFrame.current) }, origin: nil)
  }

  nonisolated package init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void, origin: BindingOrigin?
  ) {
    self.get = get
    self.set = set
    self.origin = origin
  }

  package init(location: StateLocation<Value>) {
    self.init(get: { location.value }, set: { location.value = $0 }, origin: BindingOrigin(ObjectIdentifier(location)))
  }

  /// Creates a binding to a property of an object, identified by the object and the key path.
  init<Root: AnyObject>(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 },
      origin: BindingOrigin(ObjectIdentifier(object)).appending(.property(keyPath)))
  }

  /// Creates a binding from another binding's projection, as in `init($text)`.
  nonisolated public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding whose value never changes. Writes are dropped.
  nonisolated public static func constant(_ value: Value) -> Binding<Value> {
    // Safe because the binding reads the value only on the main actor. As with `State`, the caller must not use an
    // object that is not `Sendable` elsewhere afterwards.
    nonisolated(unsafe) let value = value
    return Binding(get: { value }, set: { _ in }, origin: BindingOrigin(ObjectIdentifier(Self.self)))
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value. A write to the part replaces the whole value with a copy in which that
  /// part is changed.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    let get = get
    let set = write
    return Binding<Part>(
      get: { get()[keyPath: keyPath] },
      set: {
        var whole = get()
        whole[keyPath: keyPath] = $0
        set(whole)
      },
      origin: origin?.appending(.property(keyPath)))
  }

  /// Returns a binding to an element of the value. The binding uses the given closures.
  ///
  /// - Parameters:
  ///   - id: The identity of the element.
  ///   - index: The position where the closures look for the element first.
  package func element<Element>(
    _ id: some Hashable, at index: some Hashable, get: @escaping @MainActor () -> Element,
    set: @escaping @MainActor (Element) -> Void
  ) -> Binding<Element> {
    Binding<Element>(get: get, set: set, origin: origin?.appending(.element(id: id, index: index)))
  }
}

extension Binding {
  /// Returns a binding that writes the value under a transaction.
  ///
  /// - Parameter transaction: The transaction for each write.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns a binding whose writes animate the resulting changes on screen.
  ///
  /// - Parameter animation: The animation, or `nil` to show the changes immediately.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }

  private func write(_ value: Value) {
    guard !transaction.isEmpty else { return set(value) }
    withTransaction(transaction) { set(value) }
  }
}

extension Binding {
  /// Creates a binding to an optional value from a binding to a value that always exists. Writing `nil` has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } }, origin: base.origin)
  }

  /// Creates a binding to the value inside an optional.
  ///
  /// After the optional becomes `nil`, the binding returns the last known value and drops writes. A view that is about
  /// to be removed can therefore still be evaluated.
  ///
  /// - Returns: `nil` if the optional has no value now.
  public init?(_ base: Binding<Value?>) {
    guard var known = base.wrappedValue else { return nil }
    self.init(
      get: {
        if let value = base.wrappedValue { known = value }
        return known
      }, set: { if base.wrappedValue != nil { base.wrappedValue = $0 } },
      origin: base.origin)
  }
}

extension Binding: @MainActor Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    // Untracked, because the view depends on the value only if its body reads it. Without an origin, `isSameInput`
    // never compares the value.
    seen = origin == nil ? nil : untracked(get)
  }

  /// Returns whether both bindings have the same origin and the value has not changed since the last evaluation. The
  /// values are compared because not every origin notifies its readers of changes.
  package static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    guard let origin = first.origin, origin == second.origin, let seen = first.seen else { return false }
    guard first.transaction.isKnownEqual(to: second.transaction) else { return false }
    return areKnownEqual(seen, untracked(second.get))
  }
}

extension Binding {
  /// Returns whether both bindings are known to write to the same storage.
  nonisolated package func writesLike(_ other: Self) -> Bool { origin != nil && origin == other.origin }
}

/// The object that stores a bound value, and the path from it to the value.
package struct BindingOrigin: Equatable {
  package enum Step: Equatable {
    case property(AnyKeyPath)
    case element(id: AnyHashable, index: AnyHashable)
  }

  private let location: ObjectIdentifier
  private var steps: [Step] = []

  package init(_ location: ObjectIdentifier) {
    self.location = location
  }

  package func appending(_ step: Step) -> BindingOrigin {
    var origin = self
    origin.steps.append(step)
    return origin
  }
}
