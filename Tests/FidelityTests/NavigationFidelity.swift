import SwiftUI
import Testing

private struct Landmark: Identifiable, Hashable, Codable {
  let id: Int
  var name: String
}

private let landmarks = [Landmark(id: 1, name: "Turtle Rock"), Landmark(id: 2, name: "Silver Salmon Creek")]

// The older API: NavigationView, navigationBarTitle and navigationBarItems.

private struct OldList: View {
  @State private var isActive = false
  @State private var selection: Int?
  @State private var tag: String? = nil
  @State private var isEditing = false

  func edit() { isEditing.toggle() }

  var addButton: some View {
    Button(action: self.edit) {
      Image(systemName: "plus")
    }
  }

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: OldDetail(landmark: landmarks[0])) {
          Text("Plain")
        }
        NavigationLink("Title", destination: Text("Destination"))
        NavigationLink(landmarks[1].name, destination: OldDetail(landmark: landmarks[1]))
        NavigationLink(destination: Text("Active"), isActive: $isActive) { EmptyView() }
        NavigationLink("Active by key", destination: Text("Active"), isActive: $isActive)
        NavigationLink(landmarks[0].name, destination: Text("Active"), isActive: $isActive).isDetailLink(false)
        NavigationLink(destination: Text("Tagged"), tag: 1, selection: $selection) { Text("One") }
        NavigationLink("Two", destination: Text("Tagged"), tag: 2, selection: self.$selection)
        NavigationLink(landmarks[0].name, destination: Text("Tagged"), tag: "three", selection: $tag)
      }
      .navigationBarTitle(Text("Landmarks"))
      .navigationBarItems(leading: Button("Edit") {}, trailing: addButton)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

private struct NewerLinks: View {
  @State private var isActive = false
  @State private var tag: Int?

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink {
          Text("Closure")
        } label: {
          Label("Closure", systemImage: "star")
        }
        NavigationLink("Key") { Text("Closure") }
        NavigationLink(landmarks[0].name) { Text("Closure") }
        NavigationLink(isActive: $isActive) {
          Text("Active")
        } label: {
          Text("Active")
        }
        NavigationLink("Active", isActive: $isActive) { Text("Active") }
        NavigationLink(tag: 1, selection: $tag) {
          Text("Tagged")
        } label: {
          Text("Tagged")
        }
        NavigationLink("Tagged", tag: 1, selection: $tag) { Text("Tagged") }
      }
      .navigationBarTitle("Links", displayMode: .inline)
    }
    .navigationViewStyle(.stack)
  }
}

private struct OldDetail: View {
  var landmark: Landmark
  @Environment(\.dismiss) var dismiss

  var body: some View {
    Text(landmark.name)
      .navigationBarTitle(landmark.name)
      .navigationBarTitle(Text(landmark.name), displayMode: .large)
      .navigationBarTitle(landmark.name, displayMode: .automatic)
      .navigationBarHidden(true)
      .navigationBarBackButtonHidden(true)
      .navigationBarBackButtonHidden()
      .navigationBarItems(leading: Text("Leading"))
      .navigationBarItems(trailing: Button("Done") { dismiss() })
  }
}

// The newer API: NavigationStack with a path, value destinations and toolbars.

private struct Directory: View {
  @State private var path = NavigationPath()
  @State private var selected: Landmark?
  @State private var isShowingHelp = false
  @State private var title = "Renamed"
  @AppStorageLike private var stored: Data?

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        ForEach(landmarks) { landmark in
          NavigationLink(landmark.name, value: landmark)
          NavigationLink(value: landmark) {
            Text(landmark.name)
          }
        }
        NavigationLink("Help", value: 1)
        Button("All") { path.append(landmarks[0]) }
        Button("Root") { path.removeLast(path.count) }
      }
      .navigationTitle("Directory")
      .navigationTitle(Text("Directory"))
      .navigationTitle($title)
      .navigationSubtitle("Subtitle")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarTitleDisplayMode(.inline)
      .toolbarRole(.editor)
      .navigationDestination(for: Landmark.self) { landmark in
        Text(landmark.name)
      }
      .navigationDestination(for: Int.self, destination: Text.init(number:))
      .navigationDestination(isPresented: $isShowingHelp) { Text("Help") }
      .navigationDestination(item: $selected) { landmark in Text(landmark.name) }
      .onAppear {
        if let codable = path.codable { stored = try? JSONEncoder().encode(codable) }
        if let stored, let codable = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
        {
          path = NavigationPath(codable)
        }
      }
      .toolbar(content: toolbarContent)
    }
  }

  @ToolbarContentBuilder
  func toolbarContent() -> some ToolbarContent {
    ToolbarItem(placement: .navigationBarTrailing) {
      Button("Add", action: add)
    }
    ToolbarItem(placement: .bottomBar) { Spacer() }
  }

  func add() {}
}

extension Text {
  fileprivate init(number: Int) { self.init("\(number)") }
}

/// A stand-in for app storage.
@propertyWrapper
private struct AppStorageLike: DynamicProperty {
  @State private var value: Data?
  var wrappedValue: Data? {
    get { value }
    nonmutating set { value = newValue }
  }
}

private struct Toolbars: View {
  @State private var isShown = true
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("Content")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {}
          }
          ToolbarItem(placement: .principal) {
            VStack {
              Text("Title").font(.headline)
              Text("Subtitle").font(.subheadline)
            }
          }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("First") {}
            Spacer()
            Button("Second") {}
          }
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") {}
          }
        }
        .toolbar {
          if isShown {
            ToolbarItem(placement: .topBarLeading) { Text("Shown") }
          } else {
            ToolbarItem { Text("Hidden") }
          }
          if isShown {
            ToolbarItem(placement: .destructiveAction) { Button("Delete", role: .destructive) {} }
          }
          ToolbarSpacer(.fixed)
          ToolbarSpacer(.flexible, placement: .bottomBar)
          MoreItems(isShown: $isShown)
        }
        .toolbar(id: "custom") {
          ToolbarItem(id: "one", placement: .secondaryAction) { Button("One") {} }
          ToolbarItem(id: "two", placement: .primaryAction, showsByDefault: false) { Button("Two") {} }
        }
        .toolbar {
          Button("Alone") {}
        }
        .toolbar {
          Button("Several") {}
          if isShown { Text("and a text") }
        }
        .toolbar(.visible, for: .navigationBar)
        .toolbar(.visible, for: .tabBar, .bottomBar)
        .toolbar(removing: .sidebarToggle)
        .toolbarVisibility(.automatic, for: .navigationBar)
        .toolbarBackground(.red, for: .navigationBar)
        .toolbarBackground(Color.blue, for: .navigationBar, .bottomBar)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackgroundVisibility(.hidden, for: .bottomBar)
        .containerBackground(.red, for: .navigation)
        .containerBackground(.teal.gradient, for: .navigationSplitView)
    }
  }
}

private struct MoreItems: ToolbarContent {
  @Binding var isShown: Bool
  @State private var count = 0

  var body: some ToolbarContent {
    ToolbarItem(placement: .status) {
      Button("More \(count)") {
        count += 1
        isShown.toggle()
      }
    }
    ToolbarItem { Text("Last") }
  }
}

private struct Columns: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.sidebar

  var body: some View {
    NavigationSplitView {
      NavigationLink("One", value: 1).navigationTitle("Sidebar")
    } detail: {
      Text("Detail")
    }
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Sidebar").navigationSplitViewColumnWidth(min: 180, ideal: 200, max: 300)
    } content: {
      Text("Content").navigationSplitViewColumnWidth(200)
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(.balanced)
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(ProminentDetailNavigationSplitViewStyle())
    NavigationView {
      Text("First")
      Text("Second")
    }
    .navigationViewStyle(.columns)
  }
}

@MainActor
@Suite("Fidelity: navigation")
struct NavigationFidelity {
  @Test("NavigationView, its links and its bar items compile and render")
  func older() async {
    let tree = await show { OldList() }
    #expect(tree.contains("Landmarks"))
    #expect(tree.contains("Edit"))
    await show { NewerLinks() }
    await show { NavigationView { OldDetail(landmark: landmarks[0]) } }
  }

  @Test("NavigationStack, paths, destinations and toolbars compile and render")
  func newer() async {
    let tree = await show { Directory() }
    #expect(tree.contains("Renamed"))
    let bars = await show { Toolbars() }
    for text in ["Cancel", "Save", "Subtitle", "Shown", "Alone", "More 0", "Two"] { #expect(bars.contains(text)) }
    #expect(!bars.contains("Hidden"))
  }

  @Test("NavigationSplitView compiles and renders")
  func columns() async {
    let tree = await show { Columns() }
    #expect(tree.contains("Sidebar"))
    #expect(tree.contains("Second"))
  }
}
