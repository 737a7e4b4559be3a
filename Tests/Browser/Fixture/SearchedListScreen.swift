import PortableUI

/// A searchable list with an overlay, and rows with pickers and with a button that navigates.
struct SearchedListScreen: View {
  @State private var text = ""
  @State private var size = 0
  @State private var marks = 0

  var body: some View {
    NavigationStack {
      List {
        NavigationLink {
          Text("Details")
        } label: {
          HStack {
            Button("Mark") { marks += 1 }
            Text("Marked \(marks) times")
          }
        }
        Picker("Size", selection: $size) { choices }
        Picker("Lines", selection: $size) { choices }.pickerStyle(.inline)
        ForEach((0..<40).filter { text.isEmpty || "\($0)".contains(text) }, id: \.self) { Text("Row \($0)") }
      }
      .overlay(alignment: .bottom) { Text("Over the list") }
      .navigationTitle("Searched")
      .searchable(text: $text)
    }
  }

  @ViewBuilder private var choices: some View {
    Text("Small").tag(0)
    Text("Large").tag(1)
  }
}
