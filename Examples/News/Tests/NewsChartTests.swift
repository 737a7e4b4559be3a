import News
import Testing
import Trifecta
import TrifectaMachines

/// The feature matches its chart: each event in each state.
@Suite("News chart")
@MainActor
struct NewsChartTests {
  private static let states: [String: ViewState<[NewsEntry]>] = [
    "loading": .loading, "news": .success(NewsClient.samples),
    "refreshing": .loading(previous: NewsClient.samples, progress: nil),
    "outdated": .failed(NewsError.status(503), previous: NewsClient.samples), "empty": .empty,
    "failed": .failed(NewsError.status(503)),
  ]

  private static let events: [String: LoadingReducer<[NewsEntry]>.Action] = [
    "appeared": .appeared, "refresh": .refresh, "retry": .retry, "cancel": .cancel,
    "received.entries": .received(.success(NewsClient.samples)), "received.none": .received(.success([])),
    "received.error": .received(.failure(NewsError.status(503))),
  ]

  /// Returns the chart's state for a loading state.
  private func name(_ entries: ViewState<[NewsEntry]>) -> String {
    switch entries {
    case .loading(nil, _): "loading"
    case .loading: "refreshing"
    case .success: "news"
    case .empty: "empty"
    case .failed(_, nil): "failed"
    case .failed: "outdated"
    }
  }

  @Test("Each event has the same effect in the feature as in the chart", arguments: News.chart.states)
  func agrees(state: StateDescription) throws {
    let entries = try #require(Self.states[state.id])
    #expect(name(entries) == state.id)
    for event in News.chart.events {
      var news = News.State(entries: entries)
      _ = News().reduce(into: &news, action: .entries(try #require(Self.events[event.name])))
      let route = state.transitions.first { $0.events.contains(event.name) }
      // An event is either in the chart or ignored.
      #expect((route == nil) == state.ignored.contains(event.name), "\(event.name)")
      #expect(name(news.entries) == route?.targets.first ?? state.id, "\(event.name)")
    }
  }

  @Test("The chart is valid and starts in the feature's initial state")
  func sound() throws {
    try News.chart.validate()
    #expect(News.chart.check() == [])
    #expect(News.chart.initial?.targets == [name(News.State().entries)])
  }
}
