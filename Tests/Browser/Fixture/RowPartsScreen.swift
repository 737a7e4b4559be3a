import PortableUI

/// Navigation rows with buttons, labels with very long values, leading and trailing row content, and deletion.
struct RowPartsScreen: View {
  @State private var names = ["Ann", "Bob", "Cyd"]
  @State private var log = "nothing"

  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink {
            Text("Inside")
          } label: {
            HStack {
              Text("Album")
              Spacer()
              Button("Like") { log = "liked" }.buttonStyle(.borderless)
            }
          }
          LabeledContent("Address", value: "https://example.org/" + String(repeating: "a-long-way/", count: 12))
          LabeledContent("Size", value: "12 KB")
          Text("Mail")
            .swipeActions(edge: .leading) {
              Button("Read") { log = "read" }.tint(.blue)
              Button("Pin") { log = "pinned" }.tint(.orange)
            }
            .swipeActions { Button("Archive") { log = "archived" } }
        }
        Section {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        } footer: {
          Text(log).accessibilityIdentifier("log")
        }
      }
      .toolbar { EditButton() }
      .navigationTitle("Rows")
    }
  }
}
