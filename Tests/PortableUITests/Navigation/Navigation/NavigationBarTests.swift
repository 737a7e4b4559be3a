import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Navigation bar")
struct NavigationBarTests {
  @Test("The title display mode is inherited from the previous page")
  func displayModes() async throws {
    struct Stack: View {
      let mode: NavigationBarItem.TitleDisplayMode
      var body: some View {
        NavigationStack {
          NavigationLink("on") {
            NavigationLink("further") { Text("end").navigationTitle("Third").navigationBarTitleDisplayMode(.large) }
              .navigationTitle("Second")
          }
          .navigationTitle("First")
          .navigationBarTitleDisplayMode(mode)
        }
      }
    }
    for (mode, inline) in [(NavigationBarItem.TitleDisplayMode.automatic, 0), (.inline, 2), (.large, 0)] {
      let screen = await Screen { Stack(mode: mode) }
      try await screen.tap("on")
      try await screen.tap("further")
      #expect(screen.attributes(of: .navigationBar).count { $0[.isInline] == .flag(true) } == inline, "\(mode)")
    }
  }

  @Test("A page with a hidden back button can still go back")
  func backButtonHidden() async throws {
    let screen = await Screen {
      NavigationStack {
        NavigationLink("on") { Text("next").navigationBarBackButtonHidden() }.navigationTitle("First")
      }
    }
    try await screen.tap("on")
    #expect(!screen.contains(.button("First")))
    try await screen.goBack()
    #expect(screen.contains("on"))
  }

  @Test("`navigationBarItems` places items at both ends of the bar")
  func items() async {
    let screen = await Screen {
      NavigationView {
        Text("page").navigationBarTitle("Title", displayMode: .inline)
          .navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
      }
    }
    #expect(screen.findAll(.role(.button)).map(\.name) == ["Edit", "Add"])
    #expect(screen.attributes(of: .navigationBar) == [[.isInline: .flag(true)]])
    #expect(screen.contains(.role(.heading, "Title")))
  }

  @Test("A path of codable values can be encoded and decoded")
  func codablePath() throws {
    struct Strange: Hashable {}
    var path = NavigationPath(["a", "b"])
    path.append(7)
    let data = try JSONEncoder().encode(path.codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    path.append(Strange())
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["NoSuchType","1"]"#.utf8))
    }
  }
}
