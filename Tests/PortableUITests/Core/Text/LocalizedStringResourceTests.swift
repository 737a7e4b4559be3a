import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Localized string resources")
struct LocalizedStringResourceTests {
  @Test("A resource is shown in views and resolves to a string")
  func shown() async {
    let resource: LocalizedStringResource = "\(3) of \("all")"
    #expect(resource.key == "%lld of %@")
    #expect(String(localized: resource) == "3 of all")
    #expect(String(localized: "only \(resource)") == "only 3 of all")
    let screen = await Screen {
      Text("only \(resource)")
      Text(resource)
      Button(resource) {}
      Label(resource, systemImage: "star")
    }
    #expect(screen.contains(.button("3 of all")))
    #expect(screen.findAll(.text("3 of all")).count == 3)
    #expect(screen.contains("only 3 of all"))
  }

  @Test("The titles of sections, columns, badges, search fields and dialogs can be resources")
  func titles() async throws {
    struct Row: Identifiable { let id = 1 }
    struct Titles: View {
      @State private var text = ""
      @State private var isAsked = true
      private let title: LocalizedStringResource = "Named"
      var body: some View {
        NavigationStack {
          List {
            Section(title, isExpanded: .constant(true)) { Text("row").badge("Badge" as LocalizedStringResource) }
          }
          .navigationTitle("Page").navigationSubtitle("Subtitle" as LocalizedStringResource)
          .confirmationDialog(title, isPresented: $isAsked, titleVisibility: .visible, presenting: 7) { number in
            Button("do \(number)") {}
          } message: { number in
            Text("about \(number)")
          }
        }
        .searchable(text: $text, prompt: "Prompt" as LocalizedStringResource)
        Table([Row()]) { TableColumn("Column" as LocalizedStringResource) { Text("\($0.id)") } }
      }
    }
    let screen = await Screen(size: CGSize(width: 1_000, height: 800)) { Titles() }
    #expect(screen.presentation?.name == "Named" && screen.contains("about 7"))
    try await screen.tap("do 7")
    for name in ["Named", "Badge", "Subtitle", "Prompt", "Column"] {
      #expect(screen.tree.contains("\"\(name)\"") || screen.tree.contains("=\(name)"), "\(name)")
    }
  }

  @Test("`ListFormatter` joins items and returns nil for invalid values")
  func joined() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", 3]) == "a, b, and 3")
    #expect(formatter.string(for: 3) == nil)
    formatter.itemFormatter = NumberFormatter()
    #expect(formatter.string(from: ["a"]) == nil)
  }
}
