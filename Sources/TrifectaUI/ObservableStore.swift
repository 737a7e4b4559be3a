import Tracking

#if canImport(Combine)
  import Combine
#endif

/// A store as an `ObservableObject`, for migrating screens to stores one at a time.
///
/// Views that hold their models in `@StateObject`, `@ObservedObject` or `@EnvironmentObject`, and code that subscribes
/// to `objectWillChange`, keep working while a feature does the model's work. A view written for a store uses the
/// ``store`` directly and is evaluated less often, because an observable object is observed as a whole.
///
/// ```swift
/// struct Screen: View {
///   @StateObject var model = ObservableStore(Store(initialState: Counter.State()) { Counter() })
///
///   var body: some View {
///     Button("\(model.count)") { model.send(.incrementTapped) }
///   }
/// }
/// ```
///
/// The object publishes changes of fields that have been read through it, once per batch of actions and before `send`
/// returns. Unlike with a `@Published` property, the fields already have their new values then.
@MainActor
@dynamicMemberLookup
public final class ObservableStore<Feature: Reducer>: ObservableObject {
  /// A publisher that emits when a field has changed.
  ///
  /// It is `nonisolated(unsafe)` because the protocol requires a nonisolated property. It never changes, and a
  /// publisher is thread-safe.
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

  /// The underlying store, for code that is written for stores.
  public let store: Store<Feature>
  /// The fields that have been read, each with a closure that reads it again.
  private var fields: [PartialKeyPath<Feature.State>: @MainActor () -> Void] = [:]
  private var token: ObservationToken?

  /// Wraps a store in an observable object.
  ///
  /// - Parameter store: the store. It is retained.
  public init(_ store: Store<Feature>) {
    self.store = store
  }

  /// Reads a field of the state. A change of its value is published.
  public subscript<Value: Equatable>(dynamicMember field: KeyPath<Feature.State, Value>) -> Value {
    follow(field) { [store] in _ = store[field] }
    return store[field]
  }

  /// Reads a field of the state that is not `Equatable`. A change is published after each batch of actions.
  public subscript<Value>(dynamicMember field: KeyPath<Feature.State, Value>) -> Value {
    follow(field) { [store] in _ = store[field] }
    return store[field]
  }

  /// The whole state. A change of any field is published.
  public var state: Feature.State {
    follow(\.self) { [store] in _ = store.state }
    return store.state
  }

  /// Sends an action to the feature.
  ///
  /// - Parameter action: the action to send.
  /// - Returns: a handle to the effects that the action starts.
  @discardableResult
  public func send(_ action: Feature.Action) -> StoreTask {
    store.send(action)
  }

  /// Returns a binding that reads a field of the state and sends an action when written.
  ///
  /// - Parameters:
  ///   - field: the key path of the field. A change of its value is published.
  ///   - action: converts a written value to an action.
  /// - Returns: the binding. It retains the store.
  public func binding<Value: Equatable>(
    _ field: KeyPath<Feature.State, Value>, send action: @escaping (Value) -> Feature.Action
  ) -> Binding<Value> {
    follow(field) { [store] in _ = store[field] }
    return store.binding(field, send: action)
  }

  /// Returns a binding to a field of the state, for a feature that handles `BindingAction`s.
  ///
  /// - Parameter field: the key path of the field. A change of its value is published.
  /// - Returns: the binding. It retains the store.
  public func binding<Value: Equatable>(_ field: WritableKeyPath<Feature.State, Value>) -> Binding<Value>
  where Feature.Action: BindableAction<Feature.State> {
    binding(field) { .binding(.set(field, $0)) }
  }

  /// Reads or sets a field of the state of a feature that handles `BindingAction`s. `$model.name` is a binding to it.
  ///
  /// Setting the field sends a `BindingAction`; the feature decides whether the state changes.
  public subscript<Value: Equatable>(dynamicMember field: WritableKeyPath<Feature.State, Value>) -> Value
  where Feature.Action: BindableAction<Feature.State> {
    get {
      follow(field) { [store] in _ = store[field] }
      return store[field]
    }
    set { send(.binding(.set(field, newValue))) }
  }

  /// Observes one more field. O(fields) the first time, O(1) later.
  private func follow(_ field: PartialKeyPath<Feature.State>, _ read: @escaping @MainActor () -> Void) {
    guard fields[field] == nil else { return }
    fields[field] = read
    token?.cancel()
    var isFirst = true
    // All fields are observed together, so that a batch that changes several fields is published once.
    token = observe { [weak self] in
      guard let self else { return }
      for read in fields.values { read() }
      // Reads by subscribers must not become dependencies of this observation.
      if !isFirst { untracked { objectWillChange.send() } }
      isFirst = false
    }
  }
}
