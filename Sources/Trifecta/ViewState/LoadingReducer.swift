import Foundation

/// A feature that loads a value: when its screen appears, when the user refreshes, and when the user retries.
///
/// Its state is a `ViewState`. A feature that shows a loaded value has such a field in its state and this feature as a
/// child:
///
/// ```swift
/// struct News: Reducer {
///   struct State: Equatable { var entries: ViewState<[Entry]> = .loading }
///   enum Action { case entries(LoadingReducer<[Entry]>.Action) }
///
///   static let entries = Child(
///     loadingEntries(), state: \State.entries,
///     action: Action.entries)
///   static func loadingEntries() -> LoadingReducer<[Entry]> {
///     @Dependency(\.newsClient) var client
///     return LoadingReducer { try await client.entries() }
///   }
///   var body: some Reducer<State, Action> { Scope(Self.entries) }
/// }
/// ```
///
/// A load that starts while another load is running *replaces* the running load, so the newest request provides the
/// value. The handle that `send` returns for each load waits for that load, as `refreshable` requires. Cancelling a
/// handle does not prevent the next load. The result of a load that was replaced or cancelled is dropped.
///
/// If a snapshot was made during a load, the restored feature loads again, unless a view's task has already done so.
public struct LoadingReducer<Value>: Reducer {
  /// Reports the progress of a load, from 0 to 1. NaN means that the progress is unknown.
  public typealias Progress = @MainActor (_ fraction: Double) -> Void

  /// The state of the loaded value.
  public typealias State = ViewState<Value>

  /// The events of a load.
  public enum Action {
    /// The screen has appeared. Loads the value, unless it is present, or was loaded and is empty.
    case appeared
    /// The user requested the newest value. Loads the value, and keeps the current value until the new one arrives.
    case refresh
    /// The user retries after a failure. Loads the value.
    case retry
    /// The user cancels the load. Restores the present value, or fails with ``LoadingCancelled`` if there is none.
    case cancel
    /// The load has made progress, from 0 to 1.
    case progressed(Double)
    /// The load has ended.
    case received(Result<Value, any Error>)
  }

  private enum LoadID { case load }

  private let isEmpty: ((Value) -> Bool)?
  private let load: @MainActor (@escaping Progress) async throws -> Value

  /// Creates the feature for a value whose load reports its progress.
  ///
  /// - Parameters:
  ///   - isEmpty: returns whether a value has no content to show; `nil` for values that are never empty.
  ///   - load: loads the value on the main actor. Move CPU-intensive work to a `@concurrent` function. Its task is
  ///     cancelled with the load. It may report progress any number of times until it returns.
  public init(
    isEmpty: ((Value) -> Bool)?, reportingProgress load: @escaping @MainActor (@escaping Progress) async throws -> Value
  ) {
    self.isEmpty = isEmpty
    self.load = load
  }

  /// Creates the feature for a value.
  ///
  /// - Parameters:
  ///   - isEmpty: returns whether a value has no content to show; `nil` for values that are never empty.
  ///   - load: loads the value on the main actor. Its task is cancelled with the load.
  public init(isEmpty: ((Value) -> Bool)?, _ load: @escaping @MainActor () async throws -> Value) {
    self.init(isEmpty: isEmpty, reportingProgress: { _ in try await load() })
  }

  /// Handles an event of the load.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      return state.isWanted ? start(&state) : .none

    case .refresh, .retry:
      return start(&state)

    case .cancel:
      guard state.isLoading else { return .none }
      state = state.value.map(ViewState.success) ?? .failed(LoadingCancelled())
      return .cancel(id: LoadID.load)

    case .progressed(let fraction):
      guard state.isLoading else { return .none }
      state = state.reloading(progress: fraction)
      return .none

    case .received(let result):
      // A result or progress that was in flight at the moment of the cancellation is ignored.
      guard state.isLoading else { return .none }
      state = settled(state, by: result)
      return .none
    }
  }

  /// Returns the reducer as a closure, with its restoration.
  public func compiled() -> Reduce<State, Action> {
    Reduce { state, action in reduce(into: &state, action: action) }
      .onRestore { state, interrupted in
        state.isLoading && interrupted.contains(id: LoadID.load) ? start(&state) : .none
      }
  }

  private func start(_ state: inout State) -> Effect<Action> {
    state = state.reloading()
    return .run(name: "load") { send in
      do {
        send(.received(.success(try await load { send(.progressed($0)) })))
      } catch {
        // A `CancellationError` thrown by `load` itself must not leave the screen loading. If the effect was cancelled,
        // this action is dropped.
        send(.received(.failure(error)))
      }
    }
    .cancellable(id: LoadID.load, cancelInFlight: true)
  }

  private func settled(_ state: State, by result: Result<Value, any Error>) -> State {
    switch result {
    case .success(let value): isEmpty?(value) == true ? .empty : .success(value)
    case .failure(let error): state.failing(with: error)
    }
  }
}

extension LoadingReducer where Value: Collection {
  /// Creates the feature for a collection. A collection without elements is empty.
  ///
  /// - Parameter load: loads the collection on the main actor. Its task is cancelled with the load.
  public init(_ load: @escaping @MainActor () async throws -> Value) {
    self.init(isEmpty: \.isEmpty, load)
  }

  /// Creates the feature for a collection whose load reports its progress. A collection without elements is empty.
  ///
  /// - Parameter load: loads the collection on the main actor. Its task is cancelled with the load.
  public init(reportingProgress load: @escaping @MainActor (@escaping Progress) async throws -> Value) {
    self.init(isEmpty: \.isEmpty, reportingProgress: load)
  }
}

extension ViewState {
  /// Whether a screen that appears has to load: there is no value, or a running load may have been abandoned.
  fileprivate var isWanted: Bool {
    switch self {
    case .loading: true
    case .failed(_, let previous): previous == nil
    case .success, .empty: false
    }
  }
}

extension LoadingReducer.Action: Equatable where Value: Equatable {
  /// Returns whether two actions are the same event with equal values, or with errors of one type and equal
  /// descriptions.
  public static func == (first: LoadingReducer.Action, second: LoadingReducer.Action) -> Bool {
    switch (first, second) {
    case (.appeared, .appeared), (.refresh, .refresh), (.retry, .retry), (.cancel, .cancel): true
    case (.progressed(let fraction), .progressed(let other)): fraction == other
    case (.received(.success(let value)), .received(.success(let other))): value == other
    case (.received(.failure(let error)), .received(.failure(let other))): areAlike(error, other)
    default: false
    }
  }
}

/// The error of a load that the user cancelled before any value had arrived.
public struct LoadingCancelled: Error, LocalizedError, Hashable {
  /// The message that the user reads.
  public var errorDescription: String? { "Loading was cancelled." }

  /// Creates the error.
  public init() {}
}
