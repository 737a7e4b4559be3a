import TrifectaUI

extension CaseStudy {
  static let tree = CaseStudy(
    "Tree", summary: "A feature contains itself, so one reducer and one view serve an outline of any depth."
  ) {
    TreeStudy()
  }
}

/// A topic and its parent are the same feature, so the action enum is `indirect`. A topic cannot remove itself, so its
/// parent handles the topic's delete action. A side effect is not necessary, because a feature may handle its own
/// actions.
struct Topic: Reducer {
  struct State: Equatable, Identifiable {
    let id: UUID
    var title = ""
    var isExpanded = true
    var subtopics: IdentifiedArray<State> = []

    var descendantCount: Int { subtopics.reduce(subtopics.count) { $0 + $1.descendantCount } }
  }

  indirect enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case addTapped
    case deleteTapped
    case subtopic(State.ID, Action)
  }

  static let subtopics = IdentifiedChildren(Topic(), state: \State.subtopics, action: Action.subtopic)

  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.subtopics.append(State(id: uuid()))
        state.isExpanded = true
      case .subtopic(let id, .deleteTapped):
        state.subtopics.remove(id: id)
      case .binding, .deleteTapped, .subtopic:
        break
      }
      return .none
    }
    .forEach(Self.subtopics)
  }
}

/// The root of the tree is a topic without a row.
struct OutlineView: View {
  let store: Store<Topic>

  var body: some View {
    List {
      Section {
        TopicRows(store: store)
        Button("Add Topic", systemImage: "plus") { store.send(.addTapped) }
      } footer: {
        Text("Topics: \(store.descendantCount)")
      }
    }
  }
}

struct TopicRows: View {
  let store: Store<Topic>

  var body: some View {
    ForEach(store.scope(Topic.subtopics)) { TopicRow(store: $0) }
  }
}

/// The row checks whether the collection of stores is empty, instead of the collection in the state. It therefore
/// observes only the ids of the subtopics, and typing in a subtopic does not evaluate the rows above it.
struct TopicRow: View {
  @Bindable var store: Store<Topic>

  var body: some View {
    if store.scope(Topic.subtopics).isEmpty {
      label
    } else {
      DisclosureGroup(isExpanded: $store.isExpanded) {
        TopicRows(store: store)
      } label: {
        label
      }
    }
  }

  private var label: some View {
    HStack {
      TextField("Title", text: $store.title)
      Button("Add to \(store.title)", systemImage: "plus") { store.send(.addTapped) }
      Button("Delete \(store.title)", systemImage: "trash", role: .destructive) { store.send(.deleteTapped) }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
  }
}

struct TreeStudy: View {
  @State private var store = Store(initialState: .trip) { Topic() }

  var body: some View {
    OutlineView(store: store)
  }
}

extension Topic.State {
  static var trip: Self {
    Self(
      id: UUID(),
      subtopics: [
        Self(
          id: UUID(), title: "Luggage",
          subtopics: [
            Self(id: UUID(), title: "Clothes", subtopics: [Self(id: UUID(), title: "Raincoat")]),
            Self(id: UUID(), title: "Camera"),
          ]),
        Self(id: UUID(), title: "Tickets"),
      ])
  }
}
