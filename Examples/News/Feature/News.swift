import Foundation
import Trifecta

/// The news as a feature: it is loaded when the screen appears, can be refreshed, and an entry is opened to be read.
public struct News: Reducer {
  /// What the feature knows.
  public struct State: Equatable {
    /// The entries, in the order of the feed.
    public var entries: ViewState<[NewsEntry]>
    /// The entries that are open, the one on top last. An open one stays as it is when others are loaded.
    public var path: [NewsEntry]

    /// Creates the state.
    public init(entries: ViewState<[NewsEntry]> = .loading, path: [NewsEntry] = []) {
      self.entries = entries
      self.path = path
    }
  }

  /// What can happen.
  public enum Action: Equatable {
    /// Something happened to the entries as a whole: their screen appeared, they were refreshed, they came.
    case entries(LoadingReducer<[NewsEntry]>.Action)
    /// The person opened an entry, or went back.
    case pathChanged([NewsEntry])
  }

  /// The entries as a child that loads them.
  public static let entries = Child(
    loadingEntries(), state: \State.entries, action: Action.entries)

  /// Creates the feature with the dependencies in force.
  public init() {}

  /// Loads the entries and keeps which are open.
  public var body: some Reducer<State, Action> {
    Scope(Self.entries)
    Reduce { state, action in
      switch action {
      case .entries:
        return .none

      case .pathChanged(let path):
        state.path = path
        return .none
      }
    }
  }

  private static func loadingEntries() -> LoadingReducer<[NewsEntry]> {
    @Dependency(\.newsClient) var client
    return LoadingReducer { try await client.entries() }
  }
}
