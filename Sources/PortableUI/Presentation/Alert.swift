import Elements
import Tracking
import ViewGraph

/// A question or some news in front of the screen, which a person has to answer.
private struct AlertBox<Actions: View, Message: View>: View, ElementContent {
  let title: Text
  let actions: Actions
  let message: Message
  let dismiss: DismissAction

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .alert }

  var children: AlertContent<Actions, Message> {
    AlertContent(title: title, actions: actions, message: message, dismiss: dismiss)
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

private struct AlertContent<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message
  let dismiss: DismissAction
  @State private var offered = OfferedActions()

  var body: some View {
    title.font(.headline)
    Group { message }.font(.footnote)
    AlertActions(content: actions.environment(\.buttonDismissal, dismiss), offered: offered)
    DefaultAction(offered: offered, dismiss: dismiss)
  }
}

/// The buttons of an alert.
private struct AlertActions<Content: View>: View, ElementContent {
  let content: Content
  let offered: OfferedActions?

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .alertActions }
  static var watch: ContentWatch { .children }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }

  func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    offered?.areThere = children.contains { $0.element.schema.role == .button }
  }
}

/// The button of an alert that has no other.
private struct DefaultAction: View {
  let offered: OfferedActions
  let dismiss: DismissAction

  var body: some View {
    if !offered.areThere {
      AlertActions(content: Button("OK") {}.environment(\.buttonDismissal, dismiss), offered: nil)
    }
  }
}

/// Whether an alert has buttons of its own.
@MainActor
private final class OfferedActions {
  private let source = Source()
  private var stored = false

  var areThere: Bool {
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

extension View {
  /// Presents an alert in front of the screen.
  ///
  /// Each of its buttons puts it away after its action has run. Without a button it has one that says OK.
  ///
  /// - Parameters:
  ///   - titleKey: the question or the news.
  ///   - isPresented: whether the alert is there.
  ///   - actions: the buttons.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message in front of the screen.
  ///
  /// - Parameters:
  ///   - titleKey: the question or the news.
  ///   - isPresented: whether the alert is there.
  ///   - actions: the buttons.
  ///   - message: what else there is to say.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the question or the news.
  ///   - isPresented: whether the alert is there.
  ///   - actions: the buttons.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the question or the news.
  ///   - isPresented: whether the alert is there.
  ///   - actions: the buttons.
  ///   - message: what else there is to say.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the question or the news.
  ///   - isPresented: whether the alert is there.
  ///   - actions: the buttons.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a message in front of the screen.
  ///
  /// - Parameters:
  ///   - title: the question or the news.
  ///   - isPresented: whether the alert is there.
  ///   - actions: the buttons.
  ///   - message: what else there is to say.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    let box: @MainActor (PresentedOnce, DismissAction) -> _ = { _, dismiss in
      AlertBox(title: title, actions: actions, message: message, dismiss: dismiss)
        .environment(\.isPresented, true)
    }
    return PresentingView(
      content: self, item: { PresentedOnce(if: isPresented.wrappedValue) },
      end: { _ in isPresented.wrappedValue = false }, onDismiss: nil, presented: box)
  }
}

extension Schema {
  static let alert = Schema(.alert, role: .alert, handlers: [Handler(.dismiss)], isModal: true)
  static let alertActions = Schema(.alertActions)
}

extension Role {
  /// A question or some news in front of the screen.
  public static let alert = Role(rawValue: "alert")
}

extension ElementKind {
  /// A question or some news in front of the screen, its `label`: that as a text, others, and `alertActions` with its buttons. Where
  /// one of those has the role `cancel`, or where there is only one, a person who wants the alert away presses that; otherwise it
  /// is put away by `dismiss`.
  package static let alert = ElementKind(rawValue: "alert")
  package static let alertActions = ElementKind(rawValue: "alertActions")
}
