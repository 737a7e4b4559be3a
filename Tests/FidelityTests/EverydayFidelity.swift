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

private struct Bounce: View {
  private struct Look {
    var scale = 1.0
    var angle = Angle.zero
  }
  @State private var isOn = false

  var body: some View {
    VStack {
      KeyframeAnimator(initialValue: Look(), trigger: isOn) { look in
        Text("Bounce").scaleEffect(look.scale).rotationEffect(look.angle).onTapGesture { isOn.toggle() }
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          SpringKeyframe(1.5, duration: 0.2, spring: .bouncy)
          CubicKeyframe(1, duration: 0.3)
        }
        KeyframeTrack(\.angle) {
          MoveKeyframe(.degrees(10))
          LinearKeyframe(.zero, duration: 0.5)
        }
      }
      Text("Again").keyframeAnimator(initialValue: 1.0, repeating: true) { view, value in
        view.opacity(value)
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(0, duration: 1) }
      }
      GeometryReader { proxy in
        Text("\(proxy.frame(in: .scrollView(axis: .vertical)).minY) \(proxy.bounds(of: .scrollView)?.width ?? 0)")
      }
    }
  }
}

private struct Keys: View {
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @GestureState private var zoom: CGFloat = 1
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text("Cell").focusable().focused($isFocused)
        .onKeyPress(.space) { .handled }
        .onKeyPress(.leftArrow, phases: [.down, .repeat]) { _ in .handled }
        .onKeyPress(keys: [.upArrow, .downArrow]) { press in press.key == .upArrow ? .handled : .ignored }
        .onKeyPress(characters: .alphanumerics) { press in
          print(press.characters)
          return .handled
        }
        .onKeyPress(phases: .down) { press in press.modifiers.contains(.command) ? .ignored : .handled }
        .onKeyPress { _ in .ignored }
      Image(systemName: "photo").scaleEffect(scale * zoom).rotationEffect(angle)
        .gesture(
          MagnificationGesture()
            .updating($zoom) { value, state, _ in state = value }
            .onEnded { scale *= $0.magnitude }
        )
        .simultaneousGesture(RotationGesture().onChanged { angle = $0 })
      Text("New")
        .gesture(MagnifyGesture().onChanged { scale = $0.magnification }.onEnded { _ in scale = 1 })
        .gesture(RotateGesture(minimumAngleDelta: .degrees(5)).onChanged { angle = $0.rotation })
    }
  }
}

@MainActor
@Suite("Fidelity: everyday APIs")
struct EverydayFidelity {
  @Test("Bindings of collections, key presses and keyframes compile and render")
  func chores() async {
    await show { Chores() }
    await show { Keys() }
    await show { Bounce() }
  }

  @Test("Generated resource names compile, and missing resources are reported")
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
