import SwiftUI

extension Family {
  static let navigation = Family(
    "Navigation",
    [
      Example(height: 400) { NavigationStacks() },
      Example(height: 400) { NavigationPaths() },
      Example(height: 400) { Toolbars() },
      Example(height: 400) { CustomBars() },
      Example(height: 400) { SplitViews() },
      Example(height: 400) { Tabs() },
      Example(height: 300) { PagedTabs() },
      Example(height: 400) { DeprecatedNavigation() },
    ])
}

/// Links push pages, and the navigation bar leads back. A large title collapses as the page scrolls.
private struct NavigationStacks: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(1..<30) { number in
          NavigationLink("Row \(number)") {
            Text("This is row \(number).")
              .navigationTitle("Row \(number)")
              .navigationBarTitleDisplayMode(.inline)
          }
        }
      }
      .navigationTitle("Rows")
    }
  }
}

/// A custom bar in the safe area. Content scrolls beneath it, and the last row stays reachable.
private struct CustomBars: View {
  @State private var count = 20

  var body: some View {
    NavigationStack {
      List(0..<count, id: \.self) { Text("Row \($0)") }
        .navigationTitle("Rows")
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Button("Add a row") { count += 1 }
            .frame(maxWidth: .infinity)
            .padding()
            .background(.bar)
        }
    }
  }
}

/// A navigation path is state. A button can push any sequence of values.
private struct NavigationPaths: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 16) {
        NavigationLink("Seven", value: 7)
        NavigationLink("Word", value: "word")
        Button("Push three pages") {
          path.append(1)
          path.append("two")
          path.append(3)
        }
      }
      .navigationTitle("Path")
      .navigationDestination(for: Int.self) { number in
        VStack(spacing: 16) {
          Text("Number: \(number)")
          Button("Back to the first page") { path.removeLast(path.count) }
        }
        .navigationTitle("\(number)")
      }
      .navigationDestination(for: String.self) { word in
        Text("Word: “\(word)”").navigationTitle(word)
      }
    }
  }
}

/// Toolbar items declare their placement, and read the state of their page.
private struct Toolbars: View {
  @State private var name = ""
  @State private var saved = 0

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        TextField("Name", text: $name).textFieldStyle(.roundedBorder)
        Text("Saved \(saved) times")
      }
      .padding()
      .navigationTitle("Note")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Clear") { name = "" }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { saved += 1 }.disabled(name.isEmpty)
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("First") {}
          Spacer()
          Text("\(name.count) letters").font(.caption)
          Spacer()
          Button("Second") {}
        }
      }
    }
  }
}

/// The sidebar selects the detail. A narrow window shows one column at a time.
private struct SplitViews: View {
  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("Apples", value: "Apples")
        NavigationLink("Pears", value: "Pears")
      }
      .navigationTitle("Fruit")
      .navigationDestination(for: String.self) { name in
        Text("Details of \(name)").navigationTitle(name)
      }
    } detail: {
      Text("Select a fruit")
    }
  }
}

/// A tab view switches between pages. Each page keeps its state.
private struct Tabs: View {
  @State private var tab = "home"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "star", value: "home") {
        Button("Open settings") { tab = "settings" }
      }
      Tab("Settings", systemImage: "gear", value: "settings") {
        Text("Settings")
      }
    }
  }
}

/// A paged tab view with page indicators.
private struct PagedTabs: View {
  var body: some View {
    TabView {
      Text("First page")
      Text("Second page")
      Text("Third page")
    }
    .tabViewStyle(.page)
  }
}

/// Deprecated navigation API is supported for existing code.
private struct DeprecatedNavigation: View {
  @State private var isActive = false

  var body: some View {
    NavigationView {
      VStack(spacing: 16) {
        NavigationLink(destination: Text("Destination")) { Text("Link") }
        NavigationLink("Link with a binding", destination: Text("Active"), isActive: $isActive)
      }
      .navigationBarTitle("Deprecated", displayMode: .inline)
      .navigationBarItems(trailing: Button("Go") { isActive = true })
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
