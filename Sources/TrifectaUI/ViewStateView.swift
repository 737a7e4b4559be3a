/// A view that shows a `ViewState`: progress while loading, the loaded content, a placeholder for an empty value, or an
/// error with a button to try again.
///
/// ```swift
/// ViewStateView(store.scope(News.entries)) { entries in
///   ForEach(entries) { Text($0.title) }
/// }
/// ```
///
/// A previous value stays on screen while a newer one loads, with the progress above it, and if the load fails, with a
/// notice above it. The content keeps its view state throughout. The view supports the platform's refresh gesture, and
/// changes between the cases are animated. Each part can be replaced by a closure.
public struct ViewStateView<
  Value, Content: View, LoadingPart: View, EmptyPart: View, FailedPart: View, NoticePart: View
>: View {
  /// Loads the newest value and returns when the load has ended.
  public typealias Refresh = @MainActor @Sendable () async -> Void

  private let state: @MainActor () -> ViewState<Value>
  /// The identity of the store that loads. Another store counts as a new appearance.
  private let storeID: ObjectIdentifier?
  private let appear: Refresh?
  private let refresh: Refresh?
  private let retry: RetryAction?
  private let content: @MainActor (Value) -> Content
  private let loading: @MainActor (Double?) -> LoadingPart
  private let empty: @MainActor (RetryAction?) -> EmptyPart
  private let failed: @MainActor (any Error, RetryAction?) -> FailedPart
  private let notice: @MainActor (any Error, RetryAction?) -> NoticePart

  /// Creates a view for a `LoadingReducer`, which loads when this view appears, when it is refreshed, and when the user
  /// retries.
  ///
  /// A load that was started by an appearance is cancelled when the view leaves the screen, and restarted when it
  /// reappears.
  ///
  /// - Parameters:
  ///   - store: the feature's store, usually scoped from the screen's store.
  ///   - content: shows the value, including a previous value while another one loads.
  ///   - loading: shows the progress, from 0 to 1 if it is known; alone, or above the previous value.
  ///   - empty: shows that the value is empty.
  ///   - failed: shows the error if there is no value, and a button to try again.
  ///   - notice: shows the error above the previous value, and a button to try again.
  public init(
    _ store: Store<LoadingReducer<Value>>,
    @ViewBuilder content: @escaping @MainActor (Value) -> Content,
    @ViewBuilder loading: @escaping @MainActor (Double?) -> LoadingPart = { ProgressView(value: $0) },
    @ViewBuilder empty: @escaping @MainActor (RetryAction?) -> EmptyPart = { ViewStateEmptyView(retry: $0) },
    @ViewBuilder failed: @escaping @MainActor (any Error, RetryAction?) -> FailedPart = {
      ViewStateFailedView(error: $0, retry: $1)
    },
    @ViewBuilder notice: @escaping @MainActor (any Error, RetryAction?) -> NoticePart = {
      ViewStateNotice(error: $0, retry: $1)
    }
  ) {
    state = { store.state }
    storeID = ObjectIdentifier(store)
    appear = { await store.send(.appeared).finish() }
    // A view change during a refresh may cancel the task of the refresh, but the load must continue.
    refresh = { await Task { await store.send(.refresh).finish() }.value }
    retry = { store.send(.retry) }
    self.content = content
    self.loading = loading
    self.empty = empty
    self.failed = failed
    self.notice = notice
  }

  /// Creates a view for a state that is stored and loaded elsewhere.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - refresh: loads the newest value and returns when the load has ended; `nil` if the value cannot be refreshed.
  ///   - content: shows the value, including a previous value while another one loads.
  ///   - loading: shows the progress, from 0 to 1 if it is known; alone, or above the previous value.
  ///   - empty: shows that the value is empty.
  ///   - failed: shows the error if there is no value, and a button to try again.
  ///   - notice: shows the error above the previous value, and a button to try again.
  public init(
    _ state: ViewState<Value>,
    refresh: Refresh? = nil,
    @ViewBuilder content: @escaping @MainActor (Value) -> Content,
    @ViewBuilder loading: @escaping @MainActor (Double?) -> LoadingPart = { ProgressView(value: $0) },
    @ViewBuilder empty: @escaping @MainActor (RetryAction?) -> EmptyPart = { ViewStateEmptyView(retry: $0) },
    @ViewBuilder failed: @escaping @MainActor (any Error, RetryAction?) -> FailedPart = {
      ViewStateFailedView(error: $0, retry: $1)
    },
    @ViewBuilder notice: @escaping @MainActor (any Error, RetryAction?) -> NoticePart = {
      ViewStateNotice(error: $0, retry: $1)
    }
  ) {
    self.state = { state }
    storeID = nil
    appear = nil
    self.refresh = refresh
    if let refresh {
      retry = { Task { await refresh() } }
    } else {
      retry = nil
    }
    self.content = content
    self.loading = loading
    self.empty = empty
    self.failed = failed
    self.notice = notice
  }

  /// The part for the current case of the state.
  public var body: some View {
    let state = state()
    ZStack {
      if let value = state.value {
        VStack {
          if state.isLoading { loading(state.progress) }
          if let error = state.error { notice(error, retry) }
          content(value)
        }
        .refreshable(by: refresh)
      } else if let error = state.error {
        failed(error, retry)
      } else if state.isEmpty {
        empty(retry)
      } else {
        loading(state.progress)
      }
    }
    .animation(.default, value: state.phase)
    .task(id: storeID) { await appear?() }
  }
}

extension View {
  /// Makes this view refreshable if there is an action. Either an action is always present or it is always absent,
  /// because a change would reset the view's identity.
  @ViewBuilder
  fileprivate func refreshable(by action: (@MainActor @Sendable () async -> Void)?) -> some View {
    if let action { refreshable(action: action) } else { self }
  }
}
