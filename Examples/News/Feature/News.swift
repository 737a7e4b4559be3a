import Foundation
import Trifecta

/// The news as a feature: they are loaded by themselves, can be refreshed, and an entry is opened where it can be read.
public struct News: Reducer {
  /// What the feature knows.
  public struct State: Equatable {
    /// The entries, in the order of the feed.
    public var entries: ViewState<[NewsEntry]>

    /// Creates the state.
    public init(entries: ViewState<[NewsEntry]> = .loading) {
      self.entries = entries
    }
  }

  /// What can happen.
  public enum Action: Equatable {
    /// Something happened to the entries as a whole: their screen appeared, they were refreshed, they came.
    case entries(Loading<[NewsEntry]>.Action)
    /// The person wants to read the entry with that id.
    case entryTapped(NewsEntry.ID)
  }

  /// What the screen is asked to do.
  public enum SideEffect: Equatable {
    /// Opens the page of an entry.
    case open(URL)
  }

  /// The entries as a child that loads them.
  public static let entries = Child(
    loadingEntries(), state: \State.entries,
    action: Action.entries)

  /// Creates the feature with the dependencies in force.
  public init() {}

  /// Loads the entries and opens them.
  public var body: some Reducer<State, Action> {
    Scope(Self.entries)
    Reduce { state, action in
      switch action {
      case .entries:
        return .none

      case .entryTapped(let id):
        guard let url = state.entries.value?.first(where: { $0.id == id })?.url else { return .none }
        return emit(.open(url))
      }
    }
  }

  private static func loadingEntries() -> Loading<[NewsEntry]> {
    @Dependency(\.newsClient) var client
    return Loading { try await client.entries() }
  }
}
