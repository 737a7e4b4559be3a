import SwiftUI
import TrifectaUI

/// A list of people that can be filtered, created, updated and deleted.
struct PeopleEditor: Reducer {
  struct Person: Equatable, Identifiable {
    let id: Int
    var name: String
    var surname: String

    var text: String { "\(surname), \(name)" }
  }

  struct State: Equatable {
    var people = [
      Person(id: 1, name: "Hans", surname: "Emil"), Person(id: 2, name: "Max", surname: "Mustermann"),
      Person(id: 3, name: "Roman", surname: "Tisch"),
    ]
    var selection: Person.ID?
    var filter = ""
    var name = ""
    var surname = ""

    /// The people whose surname starts with the filter.
    var visiblePeople: [Person] {
      people.filter { filter.isEmpty || $0.surname.lowercased().hasPrefix(filter.lowercased()) }
    }

    /// The index of the selected person; `nil` if none is selected, or the filter hides it.
    var selectedIndex: Int? {
      visiblePeople.contains { $0.id == selection } ? people.firstIndex { $0.id == selection } : nil
    }
  }

  enum Action: Equatable {
    case filterChanged(String)
    case nameChanged(String)
    case surnameChanged(String)
    case selected(Person.ID?)
    case createTapped
    case updateTapped
    case deleteTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .filterChanged(let text): state.filter = text
    case .nameChanged(let text): state.name = text
    case .surnameChanged(let text): state.surname = text
    case .selected(let id):
      state.selection = id
      guard let index = state.selectedIndex else { break }
      (state.name, state.surname) = (state.people[index].name, state.people[index].surname)
    case .createTapped:
      let id = (state.people.map(\.id).max() ?? 0) + 1
      state.people.append(Person(id: id, name: state.name, surname: state.surname))
      state.selection = id
    case .updateTapped:
      guard let index = state.selectedIndex else { break }
      (state.people[index].name, state.people[index].surname) = (state.name, state.surname)
    case .deleteTapped:
      guard let index = state.selectedIndex else { break }
      state.people.remove(at: index)
      state.selection = nil
    }
    return .none
  }
}

/// The fifth task: create, read, update and delete people.
public struct PeopleTask: View {
  @State private var store = Store(initialState: PeopleEditor.State()) { PeopleEditor() }

  /// Creates the screen with three people.
  public init() {}

  /// The content of the screen.
  public var body: some View {
    VStack(spacing: 0) {
      List(selection: store.binding(\.selection) { .selected($0) }) {
        ForEach(store.visiblePeople) { Text($0.text) }
      }
      Form {
        TextField("Filter by surname", text: store.binding(\.filter) { .filterChanged($0) })
        TextField("Name", text: store.binding(\.name) { .nameChanged($0) })
        TextField("Surname", text: store.binding(\.surname) { .surnameChanged($0) })
        HStack {
          Button("Create") { store.send(.createTapped) }
            .disabled(store.name.isEmpty || store.surname.isEmpty)
          Button("Update") { store.send(.updateTapped) }
            .disabled(store.selectedIndex == nil)
          Button("Delete", role: .destructive) { store.send(.deleteTapped) }
            .disabled(store.selectedIndex == nil)
        }
        .buttonStyle(.bordered)
      }
    }
  }
}

#Preview("People") {
  PeopleTask()
}
