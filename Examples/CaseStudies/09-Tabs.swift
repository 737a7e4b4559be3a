import TrifectaUI

extension CaseStudy {
  static let tabs = CaseStudy(
    "Tabs", summary: "Tabs are children that share a value of their parent, so there are no copies to synchronize.",
    hasNavigation: true
  ) {
    TabsStudy()
  }
}

struct Talk: Equatable, Identifiable {
  let id: Int
  let title: String
  let hour: Int

  static let all = [
    Talk(id: 1, title: "State machines", hour: 9), Talk(id: 2, title: "Readable tests", hour: 11),
    Talk(id: 3, title: "Layout in depth", hour: 14), Talk(id: 4, title: "Shipping on Fridays", hour: 16),
  ]
}

/// The first tab. It changes the bookmarks like its own field, and does not depend on the owner of the bookmarks.
struct TalkSchedule: Reducer {
  struct State: Equatable {
    var bookmarks: Set<Talk.ID>
    var showsOnlyAfternoon: Bool

    var talks: [Talk] { Talk.all.filter { $0.hour >= 12 || !showsOnlyAfternoon } }
  }

  enum Action: Equatable {
    case afternoonToggled(Bool)
    case bookmarkTapped(Talk.ID)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .afternoonToggled(let isOn): state.showsOnlyAfternoon = isOn
    case .bookmarkTapped(let id): state.bookmarks.formSymmetricDifference([id])
    }
    return .none
  }
}

/// The second tab. It does not know the other tab, so it asks its parent to show the schedule, with a side effect.
struct MyTalks: Reducer {
  struct State: Equatable {
    var bookmarks: Set<Talk.ID>

    var talks: [Talk] { Talk.all.filter { bookmarks.contains($0.id) } }
  }

  enum Action: Equatable {
    case removed([Talk.ID])
    case scheduleTapped
  }

  enum SideEffect: Equatable { case showSchedule }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .removed(let ids):
      state.bookmarks.subtract(ids)
      return .none
    case .scheduleTapped:
      return emit(.showSchedule)
    }
  }
}

/// The parent owns the bookmarks and derives the states of its children from them. The selected tab is state too, so
/// that the feature can change it and a test can assert it.
struct Conference: Reducer {
  enum Page { case schedule, myTalks }

  struct State: Equatable {
    var page = Page.schedule
    var bookmarks: Set<Talk.ID> = []
    var showsOnlyAfternoon = false

    var schedule: TalkSchedule.State {
      get { TalkSchedule.State(bookmarks: bookmarks, showsOnlyAfternoon: showsOnlyAfternoon) }
      set { (bookmarks, showsOnlyAfternoon) = (newValue.bookmarks, newValue.showsOnlyAfternoon) }
    }

    var myTalks: MyTalks.State {
      get { MyTalks.State(bookmarks: bookmarks) }
      set { bookmarks = newValue.bookmarks }
    }
  }

  enum Action: Equatable {
    case pageSelected(Page)
    case schedule(TalkSchedule.Action)
    case myTalks(MyTalks.Action)
  }

  static let schedule = Child(TalkSchedule(), state: \State.schedule, action: Action.schedule)
  static let myTalks = Child(MyTalks(), state: \State.myTalks, action: Action.myTalks)

  var body: some Reducer<State, Action> {
    Scope(Self.schedule)
    Scope(Self.myTalks).onSideEffect { sideEffect in
      switch sideEffect {
      case .showSchedule: .send(.pageSelected(.schedule))
      }
    }
    Reduce { state, action in
      if case .pageSelected(let page) = action { state.page = page }
      return .none
    }
  }
}

struct TalkScheduleView: View {
  let store: Store<TalkSchedule>

  var body: some View {
    List {
      Toggle("Only in the afternoon", isOn: store.binding(\.showsOnlyAfternoon) { .afternoonToggled($0) })
      ForEach(store.talks) { talk in
        let isBookmarked = store.bookmarks.contains(talk.id)
        Button {
          store.send(.bookmarkTapped(talk.id))
        } label: {
          Label(talk.title, systemImage: isBookmarked ? "bookmark.fill" : "bookmark")
        }
        .accessibilityAddTraits(isBookmarked ? .isSelected : [])
      }
    }
  }
}

struct MyTalksView: View {
  let store: Store<MyTalks>

  var body: some View {
    let talks = store.talks
    List {
      ForEach(talks) { LabeledContent($0.title, value: "\($0.hour):00") }
        .onDelete { offsets in store.send(.removed(offsets.map { talks[$0].id })) }
    }
    .overlay {
      if talks.isEmpty {
        ContentUnavailableView {
          Label("No Talks", systemImage: "bookmark")
        } actions: {
          Button("Show the Schedule") { store.send(.scheduleTapped) }
        }
      }
    }
  }
}

struct TabsStudy: View {
  @State private var store = Store(initialState: Conference.State()) { Conference() }

  var body: some View {
    TabView(selection: store.binding(\.page) { .pageSelected($0) }) {
      Tab("Schedule", systemImage: "calendar", value: Conference.Page.schedule) {
        TalkScheduleView(store: store.scope(Conference.schedule))
      }
      Tab("My Talks", systemImage: "bookmark", value: Conference.Page.myTalks) {
        MyTalksView(store: store.scope(Conference.myTalks))
      }
      .badge(store.bookmarks.count)
    }
  }
}
