import SwiftUI
import Testing

extension LocalizedStringResource {
  fileprivate static var save: LocalizedStringResource { "Save it" }
}

private struct Course: Identifiable, Hashable {
  let id: Int
  let name: String
}

/// Texts whose titles are symbols that Xcode generates from a string catalog.
private struct NamedTexts: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var number = 1
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var color = Color.red
  @State private var isAsked = false

  var body: some View {
    NavigationStack {
      Form {
        Section(.save) {
          Toggle(.save, isOn: $isOn)
          Toggle(.save, systemImage: "star", isOn: $isOn)
          TextField(.save, text: $text)
          TextField(.save, text: $text, prompt: Text(.save), axis: .vertical)
          TextField(.save, value: $number, format: .number)
          SecureField(.save, text: $text)
          Stepper(.save, value: $number)
          Stepper(.save, value: $number, in: 0...9)
          DatePicker(.save, selection: $date)
          DatePicker(.save, selection: $date, in: date...date.addingTimeInterval(9), displayedComponents: .date)
          ColorPicker(.save, selection: $color)
        }
        Picker(.save, selection: $number) { Text("1").tag(1) }
        Picker(.save, systemImage: "star", selection: $number) { Text("1").tag(1) }
        ProgressView(.save)
        ProgressView(.save, value: 0.5)
        NavigationLink(.save, value: 1)
        NavigationLink(.save) { Text(.save) }
        LabeledContent(.save) { Text("x") }
        LabeledContent(.save, value: "x")
        DisclosureGroup(.save) { Text("x") }
        DisclosureGroup(.save, isExpanded: $isOn) { Text("x") }
        GroupBox(.save) { Text("x") }
      }
      .navigationTitle(.save)
      .alert(.save, isPresented: $isAsked) { Button(.save) {} }
      .confirmationDialog(.save, isPresented: $isAsked) { Button(.save, role: .destructive) {} }
    }
    Menu(.save) { Button(.save, systemImage: "star") {} }
    Menu(.save, systemImage: "star") { Button(.save) {} }
    ContentUnavailableView(.save, systemImage: "star")
    if let page = URL(string: "https://example.com") { Link(.save, destination: page) }
    Text("x").accessibilityLabel(.save).accessibilityHint(.save).accessibilityValue(.save).help(.save)
  }
}

private struct TabsOfData: View {
  @State private var chosen = 1
  @State private var order = TabViewCustomization()
  private let courses = [Course(id: 1, name: "Art"), Course(id: 2, name: "Biology")]

  var body: some View {
    TabView(selection: $chosen) {
      ForEach(courses) { course in
        Tab(course.name, systemImage: "book", value: course.id) { Text("All about \(course.name)") }
      }
      TabSection("Others") {
        ForEach(courses, id: \.id) { course in
          Tab(value: course.id + 10) {
            Text("More of \(course.name)")
          } label: {
            Text(course.name)
          }
        }
      }
      Tab(.save, systemImage: "star", value: 99) { Text("x") }
    }
    .tabViewCustomization($order)
  }
}

private struct GlassAndCommands: View {
  @Namespace private var space
  @State private var said = ""

  var body: some View {
    GlassEffectContainer(spacing: 20) {
      Text("Glass").glassEffect().glassEffectID("a", in: space).glassEffectTransition(.materialize)
      Text("More").glassEffect(.regular.tint(.red), in: Circle()).glassEffectUnion(id: 1, namespace: space)
    }
    List { Text("Row \(said)") }
      .onDeleteCommand { said = "deleted" }
      .onMoveCommand { said = $0 == .left ? "left" : "elsewhere" }
      .onExitCommand { said = "out" }
      .onPlayPauseCommand(perform: nil)
      .scrollEdgeEffectStyle(.soft, for: [.top, .bottom])
      .backgroundExtensionEffect()
      .toolbar {
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        ToolbarItem(placement: .cancellationAction) { Button(role: .close) { said = "closed" } }
        ToolbarItem { Button(role: .confirm) { said = "confirmed" } }
      }
  }
}

#Preview {
  // swift-format-ignore
  @Previewable @State var count = 0;  let twice = count * 2
  Text("\(twice)")
}

@MainActor
@Suite("Fidelity: recent APIs")
struct LaterNamesFidelity {
  @Test("String resources, data-driven tabs, glass effects and commands compile and render")
  func names() async {
    #expect(await show { NamedTexts() }.contains("Save it"))
    #expect(await show { TabsOfData() }.contains("All about Art"))
    #expect(await show { GlassAndCommands() }.contains("Glass"))
  }
}
