import SwiftUI

extension Family {
  static let navigation = Family(
    "Navigation", source: PackageResources.Navigation_txt,
    [
      Example(height: 400) { StackOfPages() },
      Example(height: 400) { PathOfValues() },
      Example(height: 400) { Toolbars() },
      Example(height: 400) { BarsOfOnesOwn() },
      Example(height: 400) { Columns() },
      Example(height: 400) { TabsWithValues() },
      Example(height: 300) { PagesWithDots() },
      Example(height: 400) { OlderNavigation() },
    ])
}

/// Links lead to pages, and the bar leads back. A large title becomes small as the page scrolls.
private struct StackOfPages: View {
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

/// What scrolls goes on under bars of one's own, and its last row comes out from there.
private struct BarsOfOnesOwn: View {
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

/// What is on the path is state: a button may put anything there.
private struct PathOfValues: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 16) {
        NavigationLink("Seven", value: 7)
        NavigationLink("A word", value: "word")
        Button("Three pages at once") {
          path.append(1)
          path.append("two")
          path.append(3)
        }
      }
      .navigationTitle("Path")
      .navigationDestination(for: Int.self) { number in
        VStack(spacing: 16) {
          Text("The number \(number)")
          Button("To the first page") { path.removeLast(path.count) }
        }
        .navigationTitle("\(number)")
      }
      .navigationDestination(for: String.self) { word in
        Text("The word “\(word)”").navigationTitle(word)
      }
    }
  }
}

/// Items stand on the bars where they belong, and keep the state of the page that they are written on.
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

/// A sidebar chooses what stands beside it; a narrow window shows one of them at a time.
private struct Columns: View {
  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("Apples", value: "Apples")
        NavigationLink("Pears", value: "Pears")
      }
      .navigationTitle("Fruit")
      .navigationDestination(for: String.self) { name in
        Text("All about \(name)").navigationTitle(name)
      }
    } detail: {
      Text("Choose a fruit")
    }
  }
}

/// Each tab has a page, which keeps its state.
private struct TabsWithValues: View {
  @State private var tab = "home"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "star", value: "home") {
        Button("To the settings") { tab = "settings" }
      }
      Tab("Settings", systemImage: "gear", value: "settings") {
        Text("Settings")
      }
    }
  }
}

/// Pages that are turned by the dots below them.
private struct PagesWithDots: View {
  var body: some View {
    TabView {
      Text("First page")
      Text("Second page")
      Text("Third page")
    }
    .tabViewStyle(.page)
  }
}

/// Older files say the same in other words.
private struct OlderNavigation: View {
  @State private var isActive = false

  var body: some View {
    NavigationView {
      VStack(spacing: 16) {
        NavigationLink(destination: Text("There")) { Text("A link") }
        NavigationLink("A link with a flag", destination: Text("Active"), isActive: $isActive)
      }
      .navigationBarTitle("Older", displayMode: .inline)
      .navigationBarItems(trailing: Button("Go") { isActive = true })
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
