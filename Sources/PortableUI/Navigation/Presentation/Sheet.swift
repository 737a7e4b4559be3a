import Elements
import ViewGraph

/// The kind of a sheet: a card, an inspector, a full-screen cover or a popover.
@MainActor
protocol SheetKind {
  static var schema: Schema { get }
  /// Whether the user can dismiss the sheet without using its buttons, for example with a gesture.
  static var isDismissible: Bool { get }
  /// Whether the sheet is shown next to the screen on a wide window, instead of in front of it.
  static var isSidePanel: Bool { get }
}

extension SheetKind {
  static var isSidePanel: Bool { false }
}

enum CardKind: SheetKind {
  static var schema: Schema { .sheet }
  static var isDismissible: Bool { true }
}

enum InspectorKind: SheetKind {
  static var schema: Schema { .sheet }
  static var isDismissible: Bool { true }
  static var isSidePanel: Bool { true }
}

enum CoverKind: SheetKind {
  static var schema: Schema { .fullScreenCover }
  static var isDismissible: Bool { false }
}

enum PopoverKind: SheetKind {
  static var schema: Schema { .popover }
  static var isDismissible: Bool { true }
}

/// A sheet in front of the screen.
struct Sheet<Kind: SheetKind, Content: View>: View {
  private let dismiss: DismissAction
  private let place: PopoverPlacement?
  private let content: @MainActor () -> Content
  @State private var options = PreferenceReading<PresentationOptionsKey>()
  @State private var editMode = EditMode.inactive
  @State private var pulled: PresentationDetent?
  @State private var queue = PresentationQueue()

  init(_ dismiss: DismissAction, at place: PopoverPlacement? = nil, content: @escaping @MainActor () -> Content) {
    self.dismiss = dismiss
    self.place = place
    self.content = content
  }

  var body: some View {
    SheetBox<Kind, _>(
      dismiss: dismiss, place: place, options: options, pulled: $pulled,
      content: DeferredContent(content: content)
        .modifier(PreferenceUseModifier<PresentationOptionsKey>(use: .reading(into: options, isLast: true)))
        .modifier(PreferenceUseModifier<NavigationTitleKey>(use: .reading(into: .init(), isLast: true)))
        .modifier(PreferenceUseModifier<ToolbarKey>(use: .reading(into: .init(), isLast: true)))
        .modifier(SheetBoundary())
        .modifier(SheetEnvironment(dismiss: dismiss, editMode: $editMode, queue: queue)))
  }
}

/// Keeps the settings of a sheet's bars, columns and backgrounds from the screen behind the sheet.
private struct SheetBoundary: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(PreferenceUseModifier<NavigationBarAppearanceKey>(use: .reading(into: .init(), isLast: true)))
      .modifier(PreferenceUseModifier<TabBarVisibilityKey>(use: .reading(into: .init(), isLast: true)))
      .modifier(PreferenceUseModifier<ColumnWidthKey>(use: .reading(into: .init(), isLast: true)))
      .modifier(PreferenceUseModifier<PageBackgroundKey>(use: .reading(into: .init(), isLast: true)))
      .modifier(PreferenceUseModifier<SplitBackgroundKey>(use: .reading(into: .init(), isLast: true)))
      .modifier(PreferenceUseModifier<TabBackgroundKey>(use: .reading(into: .init(), isLast: true)))
  }
}

/// The element of a sheet.
private struct SheetBox<Kind: SheetKind, Content: View>: View, ElementContent {
  let dismiss: DismissAction
  let place: PopoverPlacement?
  let options: PreferenceReading<PresentationOptionsKey>
  let pulled: Binding<PresentationDetent?>
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }

  static var schema: Schema { Kind.schema }
  var children: Content { content }
  func updateChildren(of node: ContentNode<Content>) { node.update(to: content) }
  func isDescribed(like other: Self) -> Bool { place == other.place }

  func describe(_ writer: inout ElementWriter) {
    let options = options.value
    let height = options.height(pulledTo: pulled.wrappedValue)
    switch height?.height {
    case .points(let points): writer[.sheetHeight] = .number(Double(points))
    case .fraction(let fraction): writer[.sheetFraction] = .number(Double(fraction))
    case .all, nil: break
    }
    if !options.showsDragIndicator { writer[.hidesIndicators] = .flag(true) }
    if Kind.isSidePanel { writer[.asideWidth] = .number(Double(options.asideWidth ?? 270)) }
    if options.backgroundInteraction?.isEnabled(at: height) == true { writer[.sharesScreen] = .flag(true) }
    writer[.fill] = options.background.map { .color($0.value) }
    writer[.sheetRadius] = options.cornerRadius.map { .number(Double(max(0, $0))) }
    writer[.popoverPlace] = place.map { place -> AttributeValue in
      let part = place.part.map { AttributeValue.number($0).description }
      return .string(([place.name, place.side] + part).joined(separator: " "))
    }
    writer[.adaptation] = options.adaptation.map { .string($0.name) }
  }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard Kind.isDismissible else { return false }
    let options = options.value
    if event.kind == .pull {
      guard case .number(let steps) = event.value, abs(steps) == 1 else { return false }
      let now = options.height(pulledTo: pulled.wrappedValue)
      if let next = options.height(Int(steps), from: now) {
        pulled.wrappedValue = next
        options.selection?.binding.wrappedValue = next
        return true
      }
      // Pulling down from the lowest detent dismisses the sheet.
      if steps > 0 { return false }
    }
    guard !options.isDismissDisabled else { return false }
    dismiss()
    return true
  }
}

extension View {
  /// Presents a sheet in front of the screen.
  ///
  /// The sheet's views inherit the environment of this view, including its font and styles. The environment's `dismiss`
  /// action and the platform's dismiss gesture set `isPresented` to `false`. The sheet is presented until `isPresented`
  /// is `false`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the sheet is presented.
  ///   - onDismiss: an action that runs after the sheet has disappeared for any reason, including the removal of this
  ///     view.
  ///   - content: the content of the sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting(CardKind.self, isPresented, onDismiss, content)
  }

  /// Presents a sheet for an optional item in front of the screen.
  ///
  /// If the `id` of the item changes, the sheet is dismissed and loses its state, and a new sheet is presented.
  ///
  /// - Parameters:
  ///   - item: the item that the sheet shows, or `nil` if no sheet is presented.
  ///   - onDismiss: an action that runs after a sheet has disappeared for any reason, including the removal of this
  ///     view.
  ///   - content: returns the content of the sheet for an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presenting(CardKind.self, item, onDismiss, content)
  }

  /// Presents a view that covers the entire screen. The user can dismiss the view only with controls in it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the cover is presented.
  ///   - onDismiss: an action that runs after the cover has disappeared for any reason, including the removal of this
  ///     view.
  ///   - content: the content of the cover.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting(CoverKind.self, isPresented, onDismiss, content)
  }

  /// Presents a view for an optional item. The view covers the entire screen, and the user can dismiss it only with
  /// controls in it.
  ///
  /// - Parameters:
  ///   - item: the item that the cover shows, or `nil` if no cover is presented.
  ///   - onDismiss: an action that runs after a cover has disappeared for any reason, including the removal of this
  ///     view.
  ///   - content: returns the content of the cover for an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presenting(CoverKind.self, item, onDismiss, content)
  }

  func presenting<Kind: SheetKind, Content: View>(
    _ kind: Kind.Type, _ isPresented: Binding<Bool>, _ onDismiss: (@MainActor () -> Void)?,
    at place: PopoverPlacement? = nil,
    _ content: @escaping @MainActor () -> Content
  ) -> some View {
    // `end` must not read `isPresented` before it sets `false`. A store's binding records which child feature it
    // returned in the last read, and ignores the dismissal if another child is presented by now. An additional read
    // would replace that record, so a late dismissal would dismiss the wrong child.
    PresentingView(
      content: self, item: { PresentedOnce(if: isPresented.wrappedValue) },
      end: { _ in isPresented.wrappedValue = false }, onDismiss: onDismiss,
      presented: { Sheet<Kind, _>($1, at: place) { content() } })
  }

  func presenting<Kind: SheetKind, Item: Identifiable, Content: View>(
    _ kind: Kind.Type, _ item: Binding<Item?>, _ onDismiss: (@MainActor () -> Void)?, at place: PopoverPlacement? = nil,
    _ content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    PresentingView(
      content: self, item: { item.wrappedValue },
      end: { if item.wrappedValue?.id == $0 { item.wrappedValue = nil } }, onDismiss: onDismiss,
      presented: { item, dismiss in Sheet<Kind, _>(dismiss, at: place) { content(item) } })
  }
}

/// Sets the environment values that differ between a sheet and the view that presents it.
private struct SheetEnvironment: EnvironmentModifier {
  let dismiss: DismissAction
  let editMode: Binding<EditMode>
  let queue: PresentationQueue

  func change(_ values: inout EnvironmentValues) {
    values.dismiss = dismiss
    values.editMode = nil
    values.pageEditMode = editMode
    values.isPresented = true
    values.buttonDismissal = nil
    values.navigation = nil
    values.presentationQueue = queue
    values.removeSearch()
  }
}

extension Schema {
  static let sheet = Schema(
    .sheet, role: .sheet, handlers: [Handler(.dismiss), Handler(.pull, .number)], isModal: true)
  static let fullScreenCover = Schema(.fullScreenCover, role: .sheet, handlers: [Handler(.dismiss)], isModal: true)
  static let popover = Schema(.popover, role: .popover, handlers: [Handler(.dismiss)], isModal: true)
}
