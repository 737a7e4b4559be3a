import SwiftUI
import Testing

private struct Fruit: Identifiable, Hashable {
  let id: Int
  var name: String
  var isRipe = false
  var kinds: [Fruit]?

  static let all = [
    Fruit(id: 1, name: "Apple", kinds: [Fruit(id: 11, name: "Gala"), Fruit(id: 12, name: "Fuji")]),
    Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Plum"),
  ]
}

private class Basket: ObservableObject {
  @Published var fruits = Fruit.all

  func remove(at offsets: IndexSet) {
    fruits = fruits.enumerated().filter { !offsets.contains($0.offset) }.map { $0.element }
  }
}

private struct EditableList: View {
  @StateObject private var basket = Basket()
  @State private var names = ["One", "Two", "Three"]

  var body: some View {
    List {
      Section(header: Text("Fruits"), footer: Text("Swipe to delete")) {
        ForEach(basket.fruits) { fruit in
          Text(fruit.name)
            .listRowBackground(fruit.id == 1 ? Color.yellow : nil)
            .deleteDisabled(fruit.id == 3)
        }
        .onDelete(perform: basket.remove)
      }
      Section(header: Text("Names")) {
        ForEach(names, id: \.self) { name in
          Text(name).moveDisabled(name == "Two")
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      Section(footer: EditButton()) {
        Text("Nothing to edit").listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
      }
    }
    .listStyle(InsetGroupedListStyle())
  }
}

private struct DataLists: View {
  @State private var fruits = Fruit.all
  @State private var names = ["a", "b"]

  var body: some View {
    VStack {
      List(fruits) { fruit in Text(fruit.name) }.listStyle(.plain)
      List(fruits, id: \.name) { Text($0.name) }.listStyle(PlainListStyle())
      List(0..<3) { Text("Row \($0)") }.listStyle(.grouped)
      List($fruits) { $fruit in Toggle(fruit.name, isOn: $fruit.isRipe) }.listStyle(GroupedListStyle())
      List($names, id: \.self) { $name in TextField("Name", text: $name) }.listStyle(.insetGrouped)
      List(fruits, children: \.kinds) { Text($0.name) }.listStyle(.sidebar)
      List(fruits, id: \.id, children: \.kinds) { Text($0.name) }.listStyle(SidebarListStyle())
      List($fruits, editActions: .all) { $fruit in Text(fruit.name) }.listStyle(.inset)
      List($names, id: \.self, editActions: [.delete]) { $name in Text(name) }.listStyle(.automatic)
    }
  }
}

private struct SelectionLists: View {
  @State private var one: Int?
  @State private var many = Set<Int>()
  @State private var name = "Pear"
  @State private var fruits = Fruit.all

  var body: some View {
    VStack {
      List(selection: $one) {
        Text("First").tag(1)
        ForEach(fruits) { Text($0.name).selectionDisabled($0.id == 2) }
      }
      List(fruits, selection: $one) { Text($0.name) }
      List(fruits, id: \.name, selection: $name) { Text($0.name) }
      List(0..<3, selection: $many) { Text("Number \($0)") }
      List($fruits, selection: $many) { $fruit in Text(fruit.name) }
      List(fruits, children: \.kinds, selection: $many) { Text($0.name) }
      List($fruits, editActions: .move, selection: $many) { $fruit in Text(fruit.name) }
    }
    .environment(\.editMode, .constant(.active))
  }
}

private struct RowLooks: View {
  @State private var isShown = true

  var body: some View {
    List {
      Section("A title", isExpanded: $isShown) {
        Text("One").listRowSeparator(.hidden)
        Text("Two").listRowSeparator(.hidden, edges: .bottom).listRowSeparatorTint(.red)
        Text("Three").listSectionSeparator(.hidden).listSectionSeparatorTint(.blue, edges: .top)
      }
      .headerProminence(.increased)
      Section {
        Label("Mail", systemImage: "envelope").badge(3).listItemTint(.orange)
        Text("Text").badge("new").listItemTint(ListItemTint.monochrome)
        Text("Text").badge(Text("old")).listItemTint(.fixed(.red))
        Text("Nothing").badge(0)
      } header: {
        Text("Badges")
      } footer: {
        Text("Below")
      }
      .listSectionSpacing(.compact)
      Section {
        Text("Swipe me")
          .swipeActions {
            Button("Delete", role: .destructive) {}
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button {
            } label: {
              Label("Pin", systemImage: "pin")
            }
          }
        Text("Gradient").listRowBackground(
          HStack {
            Color.red
            Color.blue
          })
      } footer: {
        Text("Only a footer")
      }
      Section(isExpanded: .constant(false)) {
        Text("Not to be seen")
      } header: {
        Text("Folded")
      }
      Section {
        OutlineGroup(Fruit.all, children: \.kinds) { Text($0.name) }
        OutlineGroup(Fruit.all[0], children: \.kinds) { Text($0.name) }
      }
    }
    .listRowSpacing(8)
    .listSectionSpacing(20)
    .scrollContentBackground(.hidden)
    .background(Color.green)
    .environment(\.defaultMinListRowHeight, 60)
    .environment(\.defaultMinListHeaderHeight, 30)
    .refreshable {}
  }
}

private struct SettingsForm: View {
  @State private var name = ""
  @State private var isOn = true
  @Environment(\.editMode) private var editMode

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
        Toggle("Notifications", isOn: $isOn)
      } header: {
        Text("Profile")
      }
      Section("More") {
        Text(editMode?.wrappedValue.isEditing == true ? "Editing" : "Reading")
        Button("Reset") { name = "" }
      }
    }
    .formStyle(.grouped)
  }
}

@MainActor
@Suite("Fidelity: lists")
struct ListsFidelity {
  @Test("Editable lists compile and render")
  func edited() async {
    let tree = await show { EditableList() }
    #expect(tree.contains("\"Apple\""))
    #expect(tree.contains("\"Edit\""))
  }

  @Test("Lists of data compile and render")
  func data() async {
    let tree = await show { DataLists() }
    #expect(tree.contains("Row 2"))
    #expect(tree.contains("listStyle=sidebar"))
  }

  @Test("Lists with selection compile and render")
  func selection() async {
    let tree = await show { SelectionLists() }
    #expect(tree.contains("listRow selected\n"))
  }

  @Test("Row and section modifiers compile and render")
  func looks() async {
    let tree = await show { RowLooks() }
    #expect(tree.contains("badge=3"))
    #expect(!tree.contains("Not to be seen"))
  }

  @Test("A form compiles and renders")
  func form() async {
    let tree = await show { SettingsForm() }
    #expect(tree.contains("\"Reading\""))
  }
}
