import Elements
import ViewGraph

/// A page in front of the screen.
private struct Sheet<Content: View>: View {
  private let content: ModifiedContent<DeferredContent<Content>, SheetEnvironment>
  private let dismiss: DismissAction

  typealias Body = Never

  init(_ dismiss: DismissAction, content: @escaping @MainActor () -> Content) {
    self.dismiss = dismiss
    self.content = DeferredContent(content: content).modifier(SheetEnvironment(dismiss: dismiss))
  }

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension Sheet: ElementContent {
  static var schema: Schema { .sheet }
  var children: ModifiedContent<DeferredContent<Content>, SheetEnvironment> { content }
  func updateChildren(of node: ContentNode<ModifiedContent<DeferredContent<Content>, SheetEnvironment>>) {
    node.update(to: content)
  }
  func isDescribed(like other: Self) -> Bool { true }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard event.kind == .dismiss else { return false }
    dismiss()
    return true
  }
}

extension View {
  /// Presents a sheet in front of the screen.
  ///
  /// The sheet's views have the environment of this one. They end the presentation by `dismiss`, a person does in the way of the
  /// platform; both set `isPresented`, and as long as that stays `true` the sheet stays.
  ///
  /// - Parameters:
  ///   - isPresented: whether the sheet is there.
  ///   - onDismiss: runs when the sheet has gone, for whatever reason: also when this view has.
  ///   - content: what is on the sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    // Who is told of the end need not ask whether there is one: a store knows who was there when it was asked last.
    PresentingView(
      content: self, item: { PresentedOnce(if: isPresented.wrappedValue) },
      end: { _ in isPresented.wrappedValue = false }, onDismiss: onDismiss,
      presented: { Sheet($1) { content() } })
  }

  /// Presents a sheet in front of the screen, made of an item.
  ///
  /// An item with another id is presented on another sheet: the one before is put away, and what it kept is gone.
  ///
  /// - Parameters:
  ///   - item: what the sheet shows; `nil` where there is none.
  ///   - onDismiss: runs when a sheet has gone, for whatever reason: also when this view has.
  ///   - content: makes what is on the sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    PresentingView(
      content: self, item: { item.wrappedValue },
      end: { if item.wrappedValue?.id == $0 { item.wrappedValue = nil } }, onDismiss: onDismiss,
      presented: { item, dismiss in Sheet(dismiss) { content(item) } })
  }
}

/// What a sheet's views find otherwise than those behind it.
private struct SheetEnvironment: EnvironmentModifier {
  let dismiss: DismissAction

  func change(_ values: inout EnvironmentValues) {
    values.dismiss = dismiss
    values.isPresented = true
    values.buttonDismissal = nil
    values.navigation = nil
  }
}

extension Schema {
  static let sheet = Schema(.sheet, role: .sheet, handlers: [Handler(.dismiss)], isModal: true)
}

extension Role {
  /// A page in front of the screen.
  public static let sheet = Role(rawValue: "sheet")
}

extension ElementKind {
  /// A page in front of the screen. A person puts it away by `dismiss`, in the way of the host.
  package static let sheet = ElementKind(rawValue: "sheet")
}
