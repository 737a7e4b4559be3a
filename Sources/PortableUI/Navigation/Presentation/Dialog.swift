import Elements
import ViewGraph

/// The kind of a dialog: an alert or a confirmation dialog.
@MainActor
package protocol DialogKind {
  static var schema: Schema { get }
  /// Returns whether the given buttons are sufficient. Otherwise ``defaultButton`` is added.
  static func areEnough(_ buttons: [Element]) -> Bool
  /// The button that is added if the given buttons are not sufficient.
  static var defaultButton: Button<Text> { get }
}

/// An alert in the middle of the screen. If it has no buttons, an OK button is added.
package enum AlertKind: DialogKind {
  package static var schema: Schema { .alert }
  package static func areEnough(_ buttons: [Element]) -> Bool { !buttons.isEmpty }
  package static var defaultButton: Button<Text> { Button(platform: "OK") {} }
}

/// A dialog with choices at the bottom of the screen. If it has no button with the role `cancel`, a cancel button is
/// added.
enum ConfirmationKind: DialogKind {
  static var schema: Schema { .confirmationDialog }
  static func areEnough(_ buttons: [Element]) -> Bool { buttons.contains { $0[.role] == .string("cancel") } }
  static var defaultButton: Button<Text> { Button(platform: "Cancel", role: .cancel) {} }
}

/// The element of a modal alert or dialog in front of the screen.
package struct DialogBox<Kind: DialogKind, Actions: View, Message: View>: View, ElementContent {
  let title: Text
  let showsTitle: Bool
  let actions: Actions
  let message: Message
  let dismiss: DismissAction

  package init(title: Text, showsTitle: Bool, actions: Actions, message: Message, dismiss: DismissAction) {
    self.title = title
    self.showsTitle = showsTitle
    self.actions = actions
    self.message = message
    self.dismiss = dismiss
  }

  package typealias Body = Never

  package static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  package static var schema: Schema { Kind.schema }

  package var children: DialogContent<Kind, Actions, Message> {
    DialogContent(
      title: title, showsTitle: showsTitle, actions: actions, message: message, dismiss: dismiss)
  }

  package func describe(_ writer: inout ElementWriter) {
    writer[.label] = .string(title.string(in: EnvironmentValues(scope: writer.environment)))
  }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard event.kind == .dismiss else { return false }
    dismiss()
    return true
  }
}

package struct DialogContent<Kind: DialogKind, Actions: View, Message: View>: View {
  let title: Text
  let showsTitle: Bool
  let actions: Actions
  let message: Message
  let dismiss: DismissAction
  /// Whether the buttons are sufficient. Otherwise a default button is added.
  @State private var hasEnoughButtons = ObservedFlag()
  /// The queue for alerts that this dialog's buttons present. These alerts appear in front of the dialog.
  @State private var queue = PresentationQueue()

  package var body: some View {
    if showsTitle { title.font(.headline) }
    Group { message }.font(.footnote)
    DialogActions<Kind, _>(
      content: actions.environment(\.buttonDismissal, dismiss).environment(\.presentationQueue, queue),
      isEnough: hasEnoughButtons)
    if !hasEnoughButtons.isOn {
      DialogActions<Kind, _>(content: Kind.defaultButton.environment(\.buttonDismissal, dismiss), isEnough: nil)
    }
  }
}

/// The buttons of an alert or dialog.
private struct DialogActions<Kind: DialogKind, Content: View>: View, ElementContent {
  let content: Content
  /// Records whether the buttons are sufficient.
  let isEnough: ObservedFlag?

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { .alertActions }
  static var watch: ContentWatch { .all }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }

  func describe(_ children: [TraitedElement], _ writer: inout ElementWriter) {
    isEnough?.isOn = Kind.areEnough(children.map(\.element).filter { $0.schema.role == .button })
  }
}

/// The item of an alert or dialog that shows a value. All values have the same identity, so a changed value updates the
/// dialog instead of presenting a new one.
struct PresentedValue<Value>: Identifiable {
  let value: Value
  var id: Bool { true }
}

extension View {
  /// Presents an alert or dialog in front of the screen, in the platform's style.
  ///
  /// - Parameters:
  ///   - kind: the kind of dialog.
  ///   - title: the title.
  ///   - showsTitle: whether the title is displayed.
  ///   - isPresented: whether the dialog is presented.
  ///   - data: returns the data of the dialog. If it returns `nil`, the dialog is not presented.
  ///   - actions: the buttons.
  ///   - message: the message.
  func dialog<Kind: DialogKind, T, A: View, M: View>(
    _ kind: Kind.Type, _ title: Text, showsTitle: Bool = true, isPresented: Binding<Bool>,
    presenting data: @escaping @MainActor () -> T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    let box: @MainActor (PresentedValue<T>, DismissAction) -> _ = { item, dismiss in
      DialogBox<Kind, A, M>(
        title: title, showsTitle: showsTitle, actions: actions(item.value), message: message(item.value),
        dismiss: dismiss
      )
      .environment(\.isPresented, true)
      .modifier(PlatformStyleReset())
    }
    return DialogPresenter(
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
