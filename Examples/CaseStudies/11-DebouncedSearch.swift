import TrifectaUI

extension CaseStudy {
  static let debouncedSearch = CaseStudy(
    "Debounced search", summary: "A search starts when typing pauses, and cancels the previous one."
  ) {
    DebouncedSearchStudy()
  }
}

/// A client that searches the names of cities.
struct CitySearchClient: Sendable {
  var cities: @Sendable (_ term: String) async throws -> [String]
}

enum CitySearchKey: DependencyKey {
  static let liveValue = CitySearchClient { term in
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .milliseconds(600))
    if term.lowercased() == "error" { throw CitySearchFailure() }
    let names = [
      "Amsterdam", "Antwerp", "Athens", "Barcelona", "Berlin", "Bern", "Dublin", "Lisbon", "London", "Madrid", "Oslo",
      "Paris", "Porto", "Prague", "Rome", "Stockholm", "Tallinn", "Vienna", "Warsaw", "Zürich",
    ]
    return names.filter { $0.localizedCaseInsensitiveContains(term) }
  }
}

struct CitySearchFailure: LocalizedError {
  var errorDescription: String? { "The search service does not respond." }
}

extension DependencyValues {
  var citySearch: CitySearchClient {
    get { self[CitySearchKey.self] }
    set { self[CitySearchKey.self] = newValue }
  }
}

/// All searches share one id. A new search therefore cancels the previous one, whether it waits or already runs, and an
/// outdated result never replaces a newer one.
struct CitySearch: Reducer {
  enum Outcome: Equatable {
    case nothing
    case found([String])
    case failed(String)
  }

  struct State: Equatable {
    var query = ""
    var isSearching = false
    /// The outcome of the last search. It stays visible while the next one runs.
    var outcome = Outcome.nothing

    var term: String { query.trimmingCharacters(in: .whitespaces) }
  }

  enum Action: Equatable {
    case queryChanged(String)
    case submitted
    case finished(Outcome)
  }

  private enum EffectID { case search }

  @Dependency(\.citySearch) var client

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .queryChanged(let query):
      let previous = state.term
      state.query = query
      // A space at the end does not change the term.
      guard state.term != previous else { return .none }
      guard !state.term.isEmpty else {
        state.isSearching = false
        state.outcome = .nothing
        return .cancel(id: EffectID.search)
      }
      return search(&state).debounce(id: EffectID.search, for: .milliseconds(300))

    case .submitted:
      guard !state.term.isEmpty else { return .none }
      return search(&state).cancellable(id: EffectID.search, cancelInFlight: true)

    case .finished(let outcome):
      state.isSearching = false
      state.outcome = outcome
      return .none
    }
  }

  private func search(_ state: inout State) -> Effect<Action> {
    state.isSearching = true
    return .run(name: "search") { [term = state.term] send in
      send(.finished(.found(try await client.cities(term))))
    } catch: { error, send in
      send(.finished(.failed(error.localizedDescription)))
    }
  }
}

struct CitySearchView: View {
  let store: Store<CitySearch>

  var body: some View {
    List {
      if store.isSearching {
        ProgressView("Searching…")
      }
      if case .found(let cities) = store.outcome {
        ForEach(cities, id: \.self) { Text($0) }
      }
    }
    .overlay {
      if !store.isSearching { message }
    }
    .searchable(text: store.binding(\.query) { .queryChanged($0) }, prompt: "City")
    .onSubmit(of: .search) { store.send(.submitted) }
  }

  @ViewBuilder private var message: some View {
    switch store.outcome {
    case .nothing:
      ContentUnavailableView(
        "Find a City", systemImage: "magnifyingglass",
        description: Text("Type a part of its name. The word “error” makes the search fail."))
    case .found([]):
      ContentUnavailableView.search(text: store.term)
    case .failed(let reason):
      ContentUnavailableView {
        Label("Search Failed", systemImage: "exclamationmark.triangle")
      } description: {
        Text(reason)
      } actions: {
        Button("Try Again") { store.send(.submitted) }
      }
    case .found:
      EmptyView()
    }
  }
}

struct DebouncedSearchStudy: View {
  @State private var store = Store(initialState: CitySearch.State()) { CitySearch() }

  var body: some View {
    CitySearchView(store: store)
  }
}
