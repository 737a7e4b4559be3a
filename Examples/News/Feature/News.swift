import Foundation
import Trifecta

/// The news feature: news is loaded when the screen appears, can be refreshed, and entries can be opened.
public struct News: Reducer {
  /// The state of the feature.
  public struct State: Equatable {
    /// The loading state of the entries, in the order of the feed.
    public var entries: ViewState<[NewsEntry]>
    /// The navigation path of open entries. Loading does not change an open entry.
    public var path: [NewsEntry]

    /// Creates the state.
    public init(entries: ViewState<[NewsEntry]> = .loading, path: [NewsEntry] = []) {
      self.entries = entries
      self.path = path
    }
  }

  /// The actions of the feature.
  public enum Action: Equatable {
    /// An action of the entries: the screen appeared, a refresh, or a result.
    case entries(LoadingReducer<[NewsEntry]>.Action)
    /// The user opened an entry or navigated back.
    case pathChanged([NewsEntry])
  }

  /// The child feature that loads the entries.
  public static let entries = Child(
    loadingEntries(), state: \State.entries, action: Action.entries)

  /// Creates the feature with the current dependencies.
  public init() {}

  /// Loads the entries and updates the navigation path.
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
