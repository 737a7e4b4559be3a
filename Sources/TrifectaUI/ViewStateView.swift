/// Shows a `ViewState` case by case: progress while loading, the content once it is there, what to say where there is
/// nothing, and an error with a way to try again.
///
/// ```swift
/// ViewStateView(store.scope(News.entries)) { entries in
///   ForEach(entries) { Text($0.title) }
/// }
/// ```
///
/// What was there stays on screen while a newer value is loaded, with the progress above it, and after that has failed,
/// with a notice above it. The view is the same one all the while, so it keeps its state. It can be refreshed as the
/// platform does that, and a change from one case to another is animated. Every part can be replaced by a closure.
public struct ViewStateView<
  Value, Content: View, LoadingPart: View, EmptyPart: View, FailedPart: View, NoticePart: View
>: View {
  /// Loads the newest value and returns when the load has ended.
  public typealias Refresh = @MainActor @Sendable () async -> Void

  private let state: @MainActor () -> ViewState<Value>
  /// Which store loads: another in its place is a new appearance.
  private let storeID: ObjectIdentifier?
  private let appear: Refresh?
  private let refresh: Refresh?
  private let retry: RetryAction?
  private let content: @MainActor (Value) -> Content
  private let loading: @MainActor (Double?) -> LoadingPart
  private let empty: @MainActor (RetryAction?) -> EmptyPart
  private let failed: @MainActor (any Error, RetryAction?) -> FailedPart
  private let notice: @MainActor (any Error, RetryAction?) -> NoticePart

  /// Shows the state of a feature that loads by itself: when this view appears, is refreshed, or is asked to try again.
  ///
  /// The load that an appearance started is cancelled when the view leaves the screen, and begun anew when it comes
  /// back.
  ///
  /// - Parameters:
  ///   - store: the feature's store, usually a scope of the screen's.
  ///   - content: shows the value, also one from before while another is loaded.
  ///   - loading: shows how much is done, from 0 to 1 where it is known: alone, or above the value from before.
  ///   - empty: says that there is nothing.
  ///   - failed: says why there is nothing, and offers to try again.
  ///   - notice: says above the value from before why there is no newer one, and offers to try again.
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
    // The task of a refresh may be cancelled because the view changes while it is refreshed: the load is to go on.
    refresh = { await Task { await store.send(.refresh).finish() }.value }
    retry = { store.send(.retry) }
    self.content = content
    self.loading = loading
    self.empty = empty
    self.failed = failed
    self.notice = notice
  }

  /// Shows a state that something else keeps and loads.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - refresh: loads the newest value and returns when the load has ended; `nil` where nothing does.
  ///   - content: shows the value, also one from before while another is loaded.
  ///   - loading: shows how much is done, from 0 to 1 where it is known: alone, or above the value from before.
  ///   - empty: says that there is nothing.
  ///   - failed: says why there is nothing, and offers to try again.
  ///   - notice: says above the value from before why there is no newer one, and offers to try again.
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

  /// The part for the case that the state is.
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
  /// This view, refreshable if there is an action for it. Which of the two it is must not change.
  @ViewBuilder
  fileprivate func refreshable(by action: (@MainActor @Sendable () async -> Void)?) -> some View {
    if let action { refreshable(action: action) } else { self }
  }
}
