import SwiftUI
import Testing

private enum Section: String, Hashable, CaseIterable {
  case home, settings
}

private struct OldTabs: View {
  @State private var selection = 0
  @State private var section = Section.home
  @State private var optional: Section? = .settings

  var body: some View {
    TabView {
      Text("First").tabItem { Label("First", systemImage: "star") }
      Text("Second")
        .tabItem {
          Image(systemName: "gear")
          Text("Second")
        }
    }
    .tint(.red)
    TabView(selection: $selection) {
      NavigationView { Text("Zero") }.tabItem { Text("Zero") }.tag(0)
      Text("One").tabItem { Text("One") }.tag(1)
    }
    .tabViewStyle(.automatic)
    TabView(selection: $section) {
      ForEach(Section.allCases, id: \.self) { section in
        Text(section.rawValue).tabItem { Label(section.rawValue, systemImage: "star") }.tag(section)
      }
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    TabView(selection: $optional) {
      Text("Home").tag(Section.home as Section?)
      Text("Settings").tag(Section.settings as Section?)
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }
}

private struct NewTabs: View {
  @State private var section = Section.home
  @State private var isShown = true

  var body: some View {
    TabView(selection: $section) {
      Tab("Home", systemImage: "house", value: .home) { Text("At home") }
      Tab("Settings", systemImage: "gear", value: Section.settings) { Text("All settings") }
        .customizationID("settings")
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabBarMinimizeBehavior(.onScrollDown)
    TabView {
      Tab("One", systemImage: "star") { Text("Page one") }
      Tab(role: .search) { Text("Page of search") }
      TabSection("More") {
        Tab("Three", systemImage: "star") { Text("Page three") }
        if isShown {
          Tab {
            Text("Page four")
          } label: {
            Label("Four", systemImage: "star")
          }
        }
      }
    }
  }
}

private struct SafeAreas: View {
  @Namespace private var namespace

  var body: some View {
    ZStack {
      Color.blue.ignoresSafeArea()
      Color.red.edgesIgnoringSafeArea(.all)
      Color.green.edgesIgnoringSafeArea([.top, .bottom])
      Text("Text").ignoresSafeArea(.keyboard, edges: .bottom)
    }
    .ignoresSafeArea(.all)
    .safeAreaPadding(.horizontal, 20)
    .safeAreaPadding(8)
    .statusBar(hidden: true)
    .statusBarHidden()
    .persistentSystemOverlays(.hidden)
    .navigationTransition(.zoom(sourceID: "id", in: namespace))
    .matchedTransitionSource(id: 1, in: namespace)
  }
}

private struct Insets: View {
  var body: some View {
    ScrollView { Text("Content") }
      .safeAreaInset(edge: .bottom) { Text("Bottom") }
      .safeAreaInset(edge: .top, spacing: 0) {
        Text("Top")
        Divider()
      }
      .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 10) { Button("Add") {} }
      .safeAreaInset(edge: .leading) { Text("Leading") }
      .safeAreaInset(edge: .trailing, alignment: .top, spacing: 4) { Text("Trailing") }
      .safeAreaBar(edge: .bottom) { Text("Bar") }
      .safeAreaPadding()
      .safeAreaPadding(.top)
      .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}

@MainActor
@Suite("Fidelity: tabs and safe areas")
struct TabFidelity {
  @Test("Tabs with tabItem compile and render")
  func older() async {
    let tree = await show { OldTabs() }
    for text in ["First", "Zero", "home", "Home"] { #expect(tree.contains(text)) }
  }

  @Test("Tabs with Tab values compile and render")
  func newer() async {
    let tree = await show { NewTabs() }
    for text in ["At home", "Page one", "Search", "Four"] { #expect(tree.contains(text)) }
  }

  @Test("Safe area modifiers compile and render")
  func safeAreas() async {
    let tree = await show { SafeAreas() }
    #expect(tree.contains("safeArea"))
  }

  @Test("Safe area insets and bars compile and render")
  func insets() async {
    let tree = await show { Insets() }
    for text in ["Content", "Bottom", "Top", "Add", "Leading", "Trailing", "Bar"] { #expect(tree.contains(text)) }
  }
}
