import Foundation

/// The feature that loads a value by itself: when its screen appears, when the person refreshes it or tries again.
///
/// Its state is a `ViewState`, so a feature that shows a loaded value has that as a field and this as a child:
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
/// A load that starts while another runs *replaces* it. The newest request has the newest answer; the handle that
/// `send` returns always waits for a load that is really running, as `refreshable` needs it; and a load whose handle
/// was cancelled, of which no action tells, cannot keep the next from starting. The result of a load that was replaced
/// or cancelled never arrives.
public struct LoadingReducer<Value>: Reducer {
  /// Tells how much of a load is done, from 0 to 1. A fraction that is not a number means that nobody knows.
  public typealias Progress = @MainActor (_ fraction: Double) -> Void

  /// The state of the value.
  public typealias State = ViewState<Value>

  /// What can happen to the value.
  public enum Action {
    /// The screen has come up: loads, unless a value is there or it is known that there is none.
    case appeared
    /// The person wants the newest: loads, and shows what is there until it comes.
    case refresh
    /// The person tries once more after a failure: loads.
    case retry
    /// The person does not want to wait: ends the load and goes back to what is there, or fails with
    /// ``LoadingCancelled``.
    case cancel
    /// A part of the load is done, from 0 to 1.
    case progressed(Double)
    /// The load has ended.
    case received(Result<Value, any Error>)
  }

  private enum LoadID { case load }

  private let isEmpty: ((Value) -> Bool)?
  private let load: @MainActor (@escaping Progress) async throws -> Value

  /// Creates the feature for a value that tells of its progress.
  ///
  /// - Parameters:
  ///   - isEmpty: whether there is nothing in a value to show; `nil` for values that are never empty.
  ///   - load: loads the value on the main actor; work that keeps a processor busy belongs in a `@concurrent`
  ///     function. Its task is cancelled with the load. It may report progress as often as it likes until it returns.
  public init(
    isEmpty: ((Value) -> Bool)?, reportingProgress load: @escaping @MainActor (@escaping Progress) async throws -> Value
  ) {
    self.isEmpty = isEmpty
    self.load = load
  }

  /// Creates the feature for a value.
  ///
  /// - Parameters:
  ///   - isEmpty: whether there is nothing in a value to show; `nil` for values that are never empty.
  ///   - load: loads the value on the main actor. Its task is cancelled with the load.
  public init(isEmpty: ((Value) -> Bool)?, _ load: @escaping @MainActor () async throws -> Value) {
    self.init(isEmpty: isEmpty, reportingProgress: { _ in try await load() })
  }

  /// Handles what happens to the value.
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
      // What was under way in the very moment of the cancellation comes too late as well.
      guard state.isLoading else { return .none }
      state = settled(state, by: result)
      return .none
    }
  }

  private func start(_ state: inout State) -> Effect<Action> {
    state = state.reloading()
    return .run(name: "load") { send in
      do {
        send(.received(.success(try await load { send(.progressed($0)) })))
      } catch {
        // A cancellation of the load's own making must not leave the screen waiting; that of the effect drops this.
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
  /// Creates the feature for a collection, which is empty if it has no elements.
  ///
  /// - Parameter load: loads the collection on the main actor. Its task is cancelled with the load.
  public init(_ load: @escaping @MainActor () async throws -> Value) {
    self.init(isEmpty: \.isEmpty, load)
  }

  /// Creates the feature for a collection that tells of its progress. It is empty if it has no elements.
  ///
  /// - Parameter load: loads the collection on the main actor. Its task is cancelled with the load.
  public init(reportingProgress load: @escaping @MainActor (@escaping Progress) async throws -> Value) {
    self.init(isEmpty: \.isEmpty, reportingProgress: load)
  }
}

extension ViewState {
  /// Whether a screen that comes up has to load: nothing is there, or what was being loaded may have been given up.
  fileprivate var isWanted: Bool {
    switch self {
    case .loading: true
    case .failed(_, let previous): previous == nil
    case .success, .empty: false
    }
  }
}

extension LoadingReducer.Action: Equatable where Value: Equatable {
  /// Whether the same thing happened: to equal values, or with errors of one type that describe themselves alike.
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

/// Nothing is there because the person ended the load before anything had come.
public struct LoadingCancelled: Error, LocalizedError, Hashable {
  /// What happened, in words for the person.
  public var errorDescription: String? { "Loading was cancelled." }

  /// Creates the error.
  public init() {}
}
