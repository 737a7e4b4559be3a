import PortableUI

/// Views in forms and bars: a stepper with labeled content, an inline picker, symbols on a baseline, a secondary
/// action, and a status item.
struct FormLooksScreen: View {
  @State private var count = 3
  @State private var flavor = 1

  var body: some View {
    NavigationStack {
      Form {
        Stepper(value: $count) { LabeledContent("Guests", value: "\(count)") }
        Picker("Flavor", selection: $flavor) {
          Text("Plum").tag(1)
          Text("Quince").tag(2)
        }
        .pickerStyle(.inline)
        HStack(alignment: .firstTextBaseline) {
          Image(systemName: "star.fill").accessibilityLabel("Star")
          Text("Small")
          Text("Large").font(.title)
        }
        Text("In \(Image(systemName: "star.fill")) text")
        Menu("Other flavors") {
          Picker("Flavor", selection: $flavor) {
            Text("Plum").tag(1)
            Text("Quince").tag(2)
          }
          .pickerStyle(.inline)
        }
        Text("\(count) \(flavor)").accessibilityIdentifier("chosen")
      }
      .navigationTitle("Looks")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add") { count += 10 } }
        ToolbarItemGroup(placement: .secondaryAction) {
          Button("Double", systemImage: "multiply") { count *= 2 }
          Button("Reset") { count = 0 }
        }
        ToolbarItem(placement: .status) { Text("Just now") }
      }
    }
  }
}

/// Rows with spacing, and a background that continues below the bar.
struct GroundScreen: View {
  var body: some View {
    NavigationStack {
      List(0..<30) { Text("Row \($0)") }
        .listRowSpacing(8)
        .scrollContentBackground(.hidden)
        .background(Color(red: 1, green: 0, blue: 0))
        .navigationTitle("Ground")
    }
  }
}

/// Two backgrounds: one around a stack with a scroll view, and one that ends before the edges of the screen.
struct BarGroundsScreen: View {
  var body: some View {
    TabView {
      NavigationStack {
        VStack {
          Text("Above")
          ScrollView { Text("Below") }
        }
        .background(Color(red: 1, green: 0, blue: 0))
        .navigationTitle("Stack")
      }
      .tabItem { Text("Stack") }
      NavigationStack {
        Text("Inside")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color(red: 1, green: 0, blue: 0))
          .padding(20)
          .navigationTitle("Padded")
      }
      .tabItem { Text("Padded") }
      NavigationStack {
        Text("Ends")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color(red: 1, green: 0, blue: 0), ignoresSafeAreaEdges: [])
          .navigationTitle("Ends")
      }
      .tabItem { Text("Ends") }
    }
  }
}
