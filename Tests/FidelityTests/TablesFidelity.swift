import SwiftUI
import Testing

private struct Person: Identifiable, Hashable {
  let givenName: String
  let familyName: String
  var emailAddress: String
  var age = 30
  let id = UUID()

  var fullName: String { givenName + " " + familyName }
}

private struct PeopleTable: View {
  @State private var people = [
    Person(givenName: "Juan", familyName: "Chavez", emailAddress: "juanchavez@icloud.com"),
    Person(givenName: "Mei", familyName: "Chen", emailAddress: "meichen@icloud.com"),
  ]
  @State private var selectedPeople = Set<Person.ID>()
  @State private var sortOrder = [KeyPathComparator(\Person.givenName)]
  #if os(iOS)
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    private var isCompact: Bool { horizontalSizeClass == .compact }
  #else
    private let isCompact = false
  #endif

  var body: some View {
    VStack {
      Table(people, selection: $selectedPeople, sortOrder: $sortOrder) {
        TableColumn("Given Name", value: \.givenName) { person in
          VStack(alignment: .leading) {
            Text(isCompact ? person.fullName : person.givenName)
            if isCompact {
              Text(person.emailAddress).foregroundStyle(.secondary)
            }
          }
        }
        TableColumn("Family Name", value: \.familyName)
        TableColumn("E-Mail Address", value: \.emailAddress)
          .width(min: 150, ideal: 200, max: 240)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
          .width(60)
        TableColumn("") { person in
          Button("Call") { print(person.id) }
        }
      }
      .onChange(of: sortOrder) { _, sortOrder in
        people.sort(using: sortOrder)
      }
      .contextMenu(forSelectionType: Person.ID.self) { items in
        if items.isEmpty {
          Button("New") {}
        } else {
          Button("Copy") {}
          Button("Delete", role: .destructive) { people.removeAll { items.contains($0.id) } }
        }
      } primaryAction: { items in
        print(items.count)
      }
      .tableStyle(.inset)
    }
    Text("\(selectedPeople.count) people selected")
  }
}

private struct OtherTables: View {
  let people: [Person]
  @State private var selection: Person.ID?
  @State private var order: [KeyPathComparator<Person>] = [.init(\.familyName, order: .reverse)]

  var body: some View {
    Table(people) {
      TableColumn("Given Name", value: \.givenName)
      TableColumn("Family Name", value: \.familyName)
    }
    .tableColumnHeaders(.hidden)
    Table(people, selection: $selection) {
      TableColumn("Name") { person in Text(person.fullName) }
      TableColumn(Text("Mail"), value: \.emailAddress)
    }
    .tableStyle(BorderedTableStyle())
    Table(sortOrder: $order) {
      TableColumn("Name", value: \Person.givenName)
      TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
    } rows: {
      ForEach(people) { person in
        TableRow(person)
      }
    }
    Table(of: Person.self) {
      TableColumn("Given Name", value: \.givenName)
    } rows: {
      Section("Family") {
        ForEach(people) { TableRow($0).contextMenu { Button("Edit") {} } }
      }
      if let first = people.first {
        TableRow(first)
      }
    }
    .tableStyle(.automatic)
  }
}

@MainActor
@Suite("Fidelity: tables")
struct TablesFidelity {
  @Test("Tables compile and render")
  func tables() async {
    let tree = await show { PeopleTable().environment(\.horizontalSizeClass, .regular) }
    #expect(tree.contains("E-Mail Address") && tree.contains("meichen@icloud.com"))
    await show { OtherTables(people: [Person(givenName: "Tom", familyName: "Clark", emailAddress: "tom@icloud.com")]) }
  }
}
