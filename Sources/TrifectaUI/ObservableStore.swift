import Tracking

#if canImport(Combine)
  import Combine
#endif

/// A store as an `ObservableObject`, for screens that are moved to a store one at a time.
///
/// Code that holds its models in `@StateObject`, `@ObservedObject` or `@EnvironmentObject`, or that subscribes to
/// `objectWillChange`, can go on doing so while the model's work is done by a feature. A view that is written for a
/// store holds the ``store`` itself and is evaluated less often: an observable object is observed as a whole.
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
/// It announces a change of a field that was ever read from it, once for a batch of actions and before `send` returns.
/// The fields have their new values by then, unlike a `@Published` property's.
@MainActor
@dynamicMemberLookup
public final class ObservableStore<Feature: Reducer>: ObservableObject {
  /// Announces that a field has changed.
  ///
  /// `nonisolated(unsafe)` because the protocol asks for it on no actor. It never changes, and a publisher takes
  /// subscribers and values on any thread.
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

  /// The store itself, for what is written for stores.
  public let store: Store<Feature>
  /// The fields that were read, each with what reads it once more.
  private var fields: [PartialKeyPath<Feature.State>: @MainActor () -> Void] = [:]
  private var token: ObservationToken?

  /// Shows a store as an observable object.
  ///
  /// - Parameter store: the store, which is kept alive.
  public init(_ store: Store<Feature>) {
    self.store = store
  }

  /// A field of the state, announced when its value has changed.
  public subscript<Value: Equatable>(dynamicMember field: KeyPath<Feature.State, Value>) -> Value {
    follow(field) { [store] in _ = store[field] }
    return store[field]
  }

  /// A field of the state that cannot be compared: whenever an action was handled it is announced.
  public subscript<Value>(dynamicMember field: KeyPath<Feature.State, Value>) -> Value {
    follow(field) { [store] in _ = store[field] }
    return store[field]
  }

  /// The whole state, announced when any field has changed.
  public var state: Feature.State {
    follow(\.self) { [store] in _ = store.state }
    return store.state
  }

  /// Sends an action to the feature.
  ///
  /// - Parameter action: what happened.
  /// - Returns: a handle on the effects that the action starts.
  @discardableResult
  public func send(_ action: Feature.Action) -> StoreTask {
    store.send(action)
  }

  /// A binding that reads a field of the state and sends what is written as an action.
  ///
  /// - Parameters:
  ///   - field: what to read. Its changes are announced.
  ///   - action: makes an action of what was written.
  /// - Returns: the binding. It keeps the store alive.
  public func binding<Value: Equatable>(
    _ field: KeyPath<Feature.State, Value>, send action: @escaping (Value) -> Feature.Action
  ) -> Binding<Value> {
    follow(field) { [store] in _ = store[field] }
    return store.binding(field, send: action)
  }

  /// A binding to a field of the state, for a feature that handles `BindingAction`s.
  ///
  /// - Parameter field: what to read and to write. Its changes are announced.
  /// - Returns: the binding. It keeps the store alive.
  public func binding<Value: Equatable>(_ field: WritableKeyPath<Feature.State, Value>) -> Binding<Value>
  where Feature.Action: BindableAction<Feature.State> {
    binding(field) { .binding(.set(field, $0)) }
  }

  /// A field of the state of a feature that handles `BindingAction`s: `$model.name` is a binding to it.
  ///
  /// Reading it is reading the field. Setting it sends a `BindingAction`, so the feature has the last word.
  public subscript<Value: Equatable>(dynamicMember field: WritableKeyPath<Feature.State, Value>) -> Value
  where Feature.Action: BindableAction<Feature.State> {
    get {
      follow(field) { [store] in _ = store[field] }
      return store[field]
    }
    set { send(.binding(.set(field, newValue))) }
  }

  /// Announces the changes of one more field. O(fields) the first time, O(1) later.
  private func follow(_ field: PartialKeyPath<Feature.State>, _ read: @escaping @MainActor () -> Void) {
    guard fields[field] == nil else { return }
    fields[field] = read
    token?.cancel()
    var isFirst = true
    // One observation of all fields, so that a batch that changes several is announced once.
    token = observe { [weak self] in
      guard let self else { return }
      for read in fields.values { read() }
      // What subscribers read is no field of ours.
      if !isFirst { untracked { objectWillChange.send() } }
      isFirst = false
    }
  }
}
