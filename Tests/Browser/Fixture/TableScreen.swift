import Foundation
import PortableUI

/// People in a table that can be sorted, selected and dropped.
struct TableScreen: View {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let city: String
    let age: Int
  }

  @State private var people = [
    Person(id: 1, name: "Mei Chen", city: "Lisbon", age: 34), Person(id: 2, name: "Ada Brown", city: "Oslo", age: 61),
    Person(id: 3, name: "Tom Clark", city: "Quito", age: 8),
  ]
  @State private var chosen: Set<Int> = []
  @State private var order = [KeyPathComparator(\Person.age)]

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Table(people, selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("City", value: \.city)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80).alignment(.numeric)
          TableColumn("Actions") { person in
            Button("Drop", role: .destructive) { people.removeAll { $0.id == person.id } }
          }
          .width(100)
        }
        .onChange(of: order) { people.sort(using: order) }
        .contextMenu(forSelectionType: Int.self) { ids in
          Button("Drop \(ids.count)") { people.removeAll { ids.contains($0.id) } }
        }
        Text("Chosen: \(chosen.count)").padding()
      }
      .navigationTitle("People")
    }
  }
}
