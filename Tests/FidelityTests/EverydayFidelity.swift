import SwiftUI
import Testing

extension ColorResource {
  fileprivate static let brand = ColorResource(name: "brand", bundle: .main)
}

extension ImageResource {
  fileprivate static let logo = ImageResource(name: "logo", bundle: .main)
}

private struct Chore: Identifiable {
  let id: Int
  var name: String
  var isDone: Bool
}

private struct SelectionKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  fileprivate var selection: Binding<Int>? {
    get { self[SelectionKey.self] }
    set { self[SelectionKey.self] = newValue }
  }
  @Entry fileprivate var undo: (() -> Void)?
}

private class Draft: ObservableObject {
  @Published var text = ""
}

private struct Chores: View {
  @State private var chores = [Chore(id: 1, name: "Wash", isDone: false), Chore(id: 2, name: "Cook", isDone: true)]
  @State private var names = ["Ann", "Bea"]
  @State private var flag = false
  @State private var selection = 0
  @StateObject private var draft = Draft()
  @FocusedBinding(\.selection) private var focusedSelection
  @FocusedValue(\.undo) private var undo
  @FocusedObject private var focusedDraft: Draft?

  private var topInset: CGFloat {
    UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .first?.windows
      .first(where: { $0.isKeyWindow })?.safeAreaInsets.top ?? 0
  }

  var body: some View {
    List {
      ForEach($chores) { $chore in
        Toggle(chore.name, isOn: $chore.isDone).toggleStyle(SwitchToggleStyle(tint: .green))
      }
      ForEach($chores.indices, id: \.self) { index in
        TextField("Name", text: $chores[index].name)
      }
      ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
      Text("Open: \($chores.filter { !$0.wrappedValue.isDone }.count) \($chores.first?.wrappedValue.name ?? "")")
    }
    VStack {
      Button("Add") {}.help("Adds a chore")
      Image(systemName: "star").help(Text("A favorite"))
      Text(names[0]).help(names[1])
      Text("Tap").gesture(flag ? TapGesture().onEnded { flag = false } : nil)
      Text("Drag").simultaneousGesture(flag ? DragGesture().onChanged { _ in } : nil)
      Menu("More") { Button("One") {} }.menuIndicator(.hidden)
      ProgressView(timerInterval: Date()...Date().addingTimeInterval(60))
      ProgressView(timerInterval: Date()...Date().addingTimeInterval(60), countsDown: false) { Text("Tea") }
    }
    .padding(.top, topInset + (UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0))
    VStack {
      Text("Selected \(focusedSelection ?? 0), \(focusedDraft?.text ?? "no draft")")
      Button("Undo") { undo?() }.disabled(undo == nil)
      TextField("Draft", text: $draft.text).focusedObject(draft).focusedValue(\.undo) { draft.text = "" }
    }
    .focusedSceneValue(\.selection, $selection)
    VStack {
      ShareLink(item: "A text", preview: SharePreview("Text", image: Image(systemName: "doc")))
      ShareLink(items: [URL(string: "https://example.com")!])
      Text(LocalizedStringResource("Later"))
      Text(ListFormatter.localizedString(byJoining: names))
      Text(String(localized: "Now \(names.count)"))
    }
  }
}

@MainActor
@Suite("What tutorials use every day")
struct EverydayFidelity {
  @Test("Chores are shown")
  func chores() async {
    await show { Chores() }
  }

  @Test("Pictures and colors are known by what Xcode makes of their names")
  func resources() async {
    await withKnownIssue {
      await show {
        Image(.logo).resizable()
        Label("Brand", image: .logo)
        Color(.brand)
      }
    }
    await show {
      Color(.systemBackground)
      Text("Second").foregroundStyle(Color(.secondaryLabel)).background(Color(UIColor.systemGray6))
    }
  }
}
