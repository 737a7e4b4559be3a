import Elements

@testable import ViewGraph

/// An environment key.
enum Mood {
  static let key = ObjectIdentifier(Mood.self)

  @MainActor
  static func read(_ scope: EnvironmentScope) -> String { scope.value(for: key, as: String.self) ?? "none" }

  @MainActor
  static func write(_ mood: String, to scope: EnvironmentScope) {
    scope.set(mood, for: key) { $0 == $1 }
  }
}

/// Sets the mood in its content's environment.
struct MoodProvider<Shown: GraphContent>: GraphContent {
  struct Writer: EnvironmentWriter {
    let mood: String

    func write(to writes: inout EnvironmentWrites) {
      writes.set(mood, for: Mood.key) { $0 == $1 }
    }
  }

  let mood: String
  let shown: Shown

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    LayerNode(content, in: context)
  }

  static func visitLayers(of content: Self, _ visitor: inout LayerVisitor) {
    visitor.environment(Writer(mood: content.mood))
    Shown.visitLayers(of: content.shown, &visitor)
  }
}

/// A leaf whose text is the mood.
struct MoodText: ElementContent {
  static let schema = Schema(ElementKind(rawValue: "mood"))

  var children: NoContent { NoContent() }

  func describe(_ writer: inout ElementWriter) { writer[.text] = .string(Mood.read(writer.environment)) }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

/// Adds a tinted box layer to each element of its content.
struct Tinted<Shown: GraphContent>: GraphContent {
  struct Modifier: ElementModifier {
    static var kind: ElementKind { ElementKind(rawValue: "box") }

    let tint: String

    func describe(_ writer: inout LayerWriter) { writer[.tint] = .string(tint) }
  }

  var tint = "red"
  let shown: Shown

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    LayerNode(content, in: context)
  }

  static func visitLayers(of content: Self, _ visitor: inout LayerVisitor) {
    visitor.layer(Modifier(tint: content.tint))
    Shown.visitLayers(of: content.shown, &visitor)
  }
}

/// Adds background content to each element of its content, and handles its taps.
struct WithBackground<Back: GraphContent, Shown: GraphContent>: GraphContent {
  struct Modifier: ElementModifier {
    static var kind: ElementKind { ElementKind(rawValue: "back") }
    static var handlers: [Handler] { [Handler(.tap)] }

    let layerContent: Back
    let onTap: () -> Void

    func describe(_ writer: inout LayerWriter) {}

    func isDescribed(like other: Self) -> Bool { true }

    func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
      onTap()
      return true
    }
  }

  let back: Back
  var onTap: () -> Void = {}
  let shown: Shown

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    LayerNode(content, in: context)
  }

  static func visitLayers(of content: Self, _ visitor: inout LayerVisitor) {
    visitor.layer(Modifier(layerContent: content.back, onTap: content.onTap))
    Shown.visitLayers(of: content.shown, &visitor)
  }
}

/// Records the lifecycle of its content in a diary.
struct LifecycleRecorder<Shown: GraphContent>: GraphContent {
  @MainActor
  final class Behavior: NodeBehavior {
    func didMount(_ content: LifecycleRecorder, on node: Node) {
      content.diary.note("\(content.name) mounted")
      node.afterUpdate { content.onAppear?() }
    }

    func didUpdate(to content: LifecycleRecorder, on node: Node) { content.diary.note("\(content.name) updated") }

    func didUnmount(from node: Node) { diary?.note("unmounted") }

    private weak var diary: Diary?

    init(_ diary: Diary) { self.diary = diary }
  }

  let name: String
  let diary: Diary
  let shown: Shown
  var onAppear: (@MainActor () -> Void)?

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    BehaviorNode(content, in: context, behavior: Behavior(content.diary)) { $0.shown }
  }
}

/// Keeps its content mounted, shown or hidden.
struct Hideable<Shown: GraphContent>: GraphContent {
  var isShown: Bool
  let shown: Shown

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    AppearanceNode(content, in: context) { ($0.isShown, $0.shown) }
  }
}

/// Records in a diary when its content appears and disappears.
struct AppearanceRecorder<Shown: GraphContent>: GraphContent {
  @MainActor
  final class Behavior: NodeBehavior {
    private let name: String
    private let diary: Diary

    init(_ content: AppearanceRecorder) {
      name = content.name
      diary = content.diary
    }

    func didUpdate(to content: AppearanceRecorder, on node: Node) {}
    func didAppear(on node: Node) { diary.note("\(name) appears") }
    func didDisappear(from node: Node) { diary.note("\(name) disappears") }
  }

  let name: String
  let diary: Diary
  let shown: Shown

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    BehaviorNode(content, in: context, behavior: Behavior(content)) { $0.shown }
  }
}

extension AppearanceRecorder where Shown == Word {
  init(_ name: String, _ diary: Diary) { self.init(name: name, diary: diary, shown: Word(name)) }
}
