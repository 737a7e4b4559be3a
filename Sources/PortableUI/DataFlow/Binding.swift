import Elements
import Tracking
import ViewGraph

/// A value that is kept elsewhere and can be read and written here.
@propertyWrapper
@dynamicMemberLookup
@MainActor @preconcurrency
public struct Binding<Value>: DynamicProperty {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void
  /// What tells this binding from others; `nil` for one made of closures, which cannot be told apart.
  // Unsafe so that a binding can be created outside of the main actor, as in SwiftUI. It never changes, and is read only on the main
  // actor.
  nonisolated(unsafe) fileprivate let origin: BindingOrigin?
  /// The value that the view on screen was evaluated with, for a binding in one.
  private var seen: Value?
  /// What the value is written under, besides what it would be anyway.
  public var transaction = Transaction()

  /// Creates a binding from a pair of closures.
  ///
  /// - Parameters:
  ///   - get: reads the value.
  ///   - set: writes it.
  nonisolated public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(get: get, set: set, origin: nil)
  }

  /// Creates a binding from a pair of closures, of which the second is told how to show what it changes.
  ///
  /// - Parameters:
  ///   - get: reads the value.
  ///   - set: writes it, and is given the transaction that it is written under.
  nonisolated public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.init(get: get, set: { set($0, TransactionFrame.current) }, origin: nil)
  }

  nonisolated init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void, origin: BindingOrigin?
  ) {
    self.get = get
    self.set = set
    self.origin = origin
  }

  init(location: StateLocation<Value>) {
    self.init(get: { location.value }, set: { location.value = $0 }, origin: BindingOrigin(ObjectIdentifier(location)))
  }

  /// A binding to a property of an object, which is told from others by the object and the property.
  init<Root: AnyObject>(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 },
      origin: BindingOrigin(ObjectIdentifier(object)).appending(.property(keyPath)))
  }

  /// Creates a binding from another's projection, as in `init($text)`.
  nonisolated public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding whose value never changes: writes are dropped.
  nonisolated public static func constant(_ value: Value) -> Binding<Value> {
    // Read only on the main actor: an object that is not `Sendable` must not be used elsewhere afterwards, as with `State`.
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

  /// A binding to a part of the value. Writing it writes the whole value with that part changed.
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

  /// A binding to an element of the value, made of closures.
  ///
  /// - Parameters:
  ///   - id: the element's.
  ///   - index: where the closures look for it first.
  func element<Element>(
    _ id: some Hashable, at index: some Hashable, get: @escaping @MainActor () -> Element,
    set: @escaping @MainActor (Element) -> Void
  ) -> Binding<Element> {
    Binding<Element>(get: get, set: set, origin: origin?.appending(.element(id: id, index: index)))
  }
}

extension Binding {
  /// A binding whose value is written under a transaction.
  ///
  /// - Parameter transaction: how to show what a write changes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// A binding that animates what a write changes on screen.
  ///
  /// - Parameter animation: how; `nil` shows it at once.
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
  /// A binding to an optional value from a binding to one that is always there. Writing `nil` changes nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } }, origin: base.origin)
  }

  /// A binding to the value inside an optional.
  ///
  /// The last known value is read after the optional has become `nil`, so that a view on its way out can still be evaluated;
  /// writes are dropped then.
  ///
  /// - Returns: `nil` when there is no value now.
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
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    // Whether the view depends on the value is for its body to say. A binding that is the same as no other need not be read.
    seen = origin == nil ? nil : untracked(get)
  }

  /// Bindings to the same place whose value is the one that was seen: not every place tells those who read it of its changes.
  package static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    guard let origin = first.origin, origin == second.origin, let seen = first.seen else { return false }
    guard first.transaction.isKnownEqual(to: second.transaction) else { return false }
    return areKnownEqual(seen, untracked(second.get))
  }
}

/// The object that keeps a bound value, and the way from there.
struct BindingOrigin: Equatable {
  enum Step: Equatable {
    case property(AnyKeyPath)
    case element(id: AnyHashable, index: AnyHashable)
  }

  private let location: ObjectIdentifier
  private var steps: [Step] = []

  init(_ location: ObjectIdentifier) {
    self.location = location
  }

  func appending(_ step: Step) -> BindingOrigin {
    var origin = self
    origin.steps.append(step)
    return origin
  }
}
