import Elements
import Tracking
import ViewGraph

/// What kind of question stands in front of the screen.
@MainActor
protocol QuestionKind {
  static var schema: Schema { get }
  /// Whether the buttons that are there need no other.
  static func areEnough(_ buttons: [Element]) -> Bool
  /// The button that is there where the others are not enough.
  static var defaultButton: Button<Text> { get }
}

/// A question or some news in the middle of the screen.
enum AlertKind: QuestionKind {
  static var schema: Schema { .alert }
  static func areEnough(_ buttons: [Element]) -> Bool { !buttons.isEmpty }
  static var defaultButton: Button<Text> { Button("OK") {} }
}

/// Some ways to go on, from below.
enum ConfirmationKind: QuestionKind {
  static var schema: Schema { .confirmationDialog }
  static func areEnough(_ buttons: [Element]) -> Bool { buttons.contains { $0[.role] == .string("cancel") } }
  static var defaultButton: Button<Text> { Button("Cancel", role: .cancel) {} }
}

/// A question or some news in front of the screen, which a person has to answer.
struct QuestionBox<Kind: QuestionKind, Actions: View, Message: View>: View, ElementContent {
  let title: Text
  let showsTitle: Bool
  let actions: Actions
  let message: Message
  let dismiss: DismissAction

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { Kind.schema }

  var children: QuestionContent<Kind, Actions, Message> {
    QuestionContent(
      title: title, showsTitle: showsTitle, actions: actions, message: message, dismiss: dismiss)
  }

  func describe(_ writer: inout ElementWriter) {
    writer[.label] = .string(title.string(in: EnvironmentValues(scope: writer.environment)))
  }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard event.kind == .dismiss else { return false }
    dismiss()
    return true
  }
}

struct QuestionContent<Kind: QuestionKind, Actions: View, Message: View>: View {
  let title: Text
  let showsTitle: Bool
  let actions: Actions
  let message: Message
  let dismiss: DismissAction
  @State private var offered = OfferedActions()
  /// A button of the question may ask another, which stands in front of it.
  @State private var queue = PresentationQueue()

  var body: some View {
    if showsTitle { title.font(.headline) }
    Group { message }.font(.footnote)
    QuestionActions<Kind, _>(
      content: actions.environment(\.buttonDismissal, dismiss).environment(\.presentationQueue, queue),
      offered: offered)
    if !offered.areEnough {
      QuestionActions<Kind, _>(content: Kind.defaultButton.environment(\.buttonDismissal, dismiss), offered: nil)
    }
  }
}

/// The buttons of a question.
private struct QuestionActions<Kind: QuestionKind, Content: View>: View, ElementContent {
  let content: Content
  let offered: OfferedActions?

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .alertActions }
  static var watch: ContentWatch { .all }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }

  func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    offered?.areEnough = Kind.areEnough(children.map(\.element).filter { $0.schema.role == .button })
  }
}

/// Whether a question has the buttons that it needs.
@MainActor
private final class OfferedActions {
  private let source = Source()
  private var stored = false

  var areEnough: Bool {
    get {
      source.access()
      return stored
    }
    set {
      guard newValue != stored else { return }
      stored = newValue
      source.notify()
    }
  }
}

/// A value that is presented as long as there is one.
struct PresentedValue<Value>: Identifiable {
  let value: Value
  var id: Bool { true }
}

extension View {
  /// Presents a question in front of the screen, in the platform's looks.
  ///
  /// - Parameters:
  ///   - kind: which.
  ///   - title: what it says.
  ///   - isPresented: whether it is there.
  ///   - data: what it is about; it is not presented without.
  ///   - actions: its buttons.
  ///   - message: what else there is to say.
  func question<Kind: QuestionKind, T, A: View, M: View>(
    _ kind: Kind.Type, _ title: Text, showsTitle: Bool = true, isPresented: Binding<Bool>,
    presenting data: @escaping @MainActor () -> T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    let box: @MainActor (PresentedValue<T>, DismissAction) -> _ = { item, dismiss in
      QuestionBox<Kind, A, M>(
        title: title, showsTitle: showsTitle, actions: actions(item.value), message: message(item.value),
        dismiss: dismiss
      )
      .environment(\.isPresented, true)
      .modifier(PlatformLooks())
    }
    return AskingView(
      content: self, item: { isPresented.wrappedValue ? data().map { PresentedValue(value: $0) } : nil },
      end: { isPresented.wrappedValue = false }, presented: box)
  }
}

extension Schema {
  static let alert = Schema(.alert, role: .alert, handlers: [Handler(.dismiss)], isModal: true)
  static let confirmationDialog = Schema(
    .confirmationDialog, role: .confirmationDialog, handlers: [Handler(.dismiss)], isModal: true)
  static let alertActions = Schema(.alertActions)
}

extension Role {
  /// A question or some news in front of the screen.
  public static let alert = Role(rawValue: "alert")
  /// Some ways to go on, in front of the screen.
  public static let confirmationDialog = Role(rawValue: "confirmationDialog")
}

extension ElementKind {
  /// A question or some news in front of the screen, its `label`: that as a text, others, and `alertActions` with its buttons. Where
  /// one of those has the role `cancel`, or where there is only one, a person who wants the alert away presses that; otherwise it
  /// is put away by `dismiss`.
  package static let alert = ElementKind(rawValue: "alert")
  /// As an `alert`, with ways to go on: one of its buttons has the role `cancel`.
  package static let confirmationDialog = ElementKind(rawValue: "confirmationDialog")
  package static let alertActions = ElementKind(rawValue: "alertActions")
}
