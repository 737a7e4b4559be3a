import PortableUI

/// Tabs with navigation stacks, and a sheet with its own stack.
struct NavigationScreen: View {
  @State private var path: [Int] = []
  @State private var chosen = "numbers"
  @State private var isShown = false

  var body: some View {
    TabView(selection: $chosen) {
      NavigationStack(path: $path) {
        VStack(spacing: 16) {
          NavigationLink("Go to 1", value: 1)
          NavigationLink("Aside") { Text("Aside it is").navigationTitle("Aside") }
          Button("Three deep") { path = [1, 2, 3] }
        }
        .navigationTitle("Numbers")
        .navigationDestination(for: Int.self) { NumberPage(number: $0, path: $path, isShown: $isShown) }
      }
      .tabItem { Label("Numbers", systemImage: "magnifyingglass") }
      .tag("numbers")
      .sheet(isPresented: $isShown) {
        NavigationStack {
          NavigationLink("Further") { Text("Further it is").navigationTitle("Further") }
            .navigationTitle("Sheet")
        }
      }
      List(0..<100, id: \.self) { Text("Row \($0)") }
        .tabItem { Label("List", systemImage: "tray") }
        .tag("list")
    }
  }
}

private struct NumberPage: View {
  let number: Int
  @Binding var path: [Int]
  @Binding var isShown: Bool
  @State private var text = ""

  var body: some View {
    VStack(spacing: 16) {
      Text("This is \(number)").font(.title)
      TextField("Text \(number)", text: $text)
      NavigationLink("Go to \(number + 1)", value: number + 1)
      Button("Home") { path = [] }
      Button("Open sheet") { isShown = true }
    }
    .padding()
    .navigationTitle("Page \(number)")
  }
}

/// Pages in front of the background of their tab view.
struct ClearPagesScreen: View {
  var body: some View {
    TabView {
      NavigationStack {
        VStack {
          Text("First page")
          NavigationLink("Next") { Text("Second page").containerBackground(.teal, for: .tabView) }
        }
        .containerBackground(for: .tabView) {
          LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)
        }
      }
    }
  }
}
