import TrifectaSharing
import TrifectaUI

extension CaseStudy {
  static let database = CaseStudy(
    "Values in the database", summary: "A poll that all visitors share, on all servers, and that survives a restart."
  ) {
    PollStudy()
  }
}

/// With `database`, the value is in the database of the server: in an SQLite file, or in PostgreSQL. A program without a
/// database, and a test, keep it in memory.
extension SharedKey<Poll.Votes> {
  static var votes: Self { .database("case-study-poll", default: [:]) }
}

/// A vote is a change that is applied to the current numbers. If another server has stored a vote in the meantime, the
/// closure is called again with the newer numbers. If the feature saved the numbers that it has computed, it would remove
/// that vote.
struct Poll: Reducer {
  typealias Votes = [String: Int]

  struct State: Equatable {
    var votes: Votes = [:]
    /// The option that this person has voted for.
    var choice: String?
    /// The option whose vote is being stored.
    var saving: String?
    var failure: String?

    func share(of option: String) -> Double {
      let sum = votes.values.reduce(0, +)
      return sum == 0 ? 0 : Double(votes[option, default: 0]) / Double(sum)
    }
  }

  enum Action: Equatable {
    case appeared
    case votesChanged(Votes)
    case optionTapped(String)
    case stored(Result<Votes, SharedSaveError>)
  }

  static let options = ["Tea", "Coffee", "Water"]

  @Shared(.votes) var votes

  var body: some Reducer<State, Action> {
    Reduce(handle)
      .onRestore { state, _ in
        // The vote was passed to the database before the server ended, and has probably been stored.
        if let saving = state.saving { (state.choice, state.saving) = (saving, nil) }
        return .none
      }
  }

  private func handle(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      state.votes = votes
      return $votes.subscribe(Action.votesChanged)
    case .votesChanged(let votes):
      state.votes = votes
      return .none
    case .optionTapped(let option):
      guard option != state.choice, state.saving == nil else { return .none }
      state.saving = option
      state.failure = nil
      return $votes.modify { [earlier = state.choice] votes in
        if let earlier { votes[earlier] = max(votes[earlier, default: 0] - 1, 0) }
        votes[option, default: 0] += 1
      } completed: {
        .stored($0)
      }
    case .stored(.success):
      state.choice = state.saving
      state.saving = nil
      return .none
    case .stored(.failure(let error)):
      // The change has been undone already.
      state.saving = nil
      state.failure = error.description
      return .none
    }
  }
}

struct PollStudy: View {
  @State private var store: Store<Poll>

  /// Creates the screen with a storage; `nil` for that of the process.
  init(storage: SharedStorage? = nil) {
    store = Store(initialState: Poll.State()) {
      Poll()
    } withDependencies: {
      if let storage { $0.sharedStorage = storage }
    }
  }

  var body: some View {
    Form {
      Section {
        ForEach(Poll.options, id: \.self) { option in
          Button {
            store.send(.optionTapped(option))
          } label: {
            HStack {
              LabeledContent(option, value: store.votes[option, default: 0], format: .number)
              if option == store.saving ?? store.choice { Image(systemName: "checkmark") }
            }
          }
          ProgressView(value: store.state.share(of: option))
            .accessibilityLabel(option)
        }
      } header: {
        Text("What do you drink?")
      } footer: {
        Text(store.failure ?? "Open this page in a second browser, and vote there.")
      }
    }
    .task { await store.send(.appeared).finish() }
  }
}
