import Elements
import ViewGraph

/// What kind of page stands in front of the screen.
@MainActor
protocol SheetKind {
  static var schema: Schema { get }
  /// Whether a person can put it away without one of its own buttons.
  static var isPutAway: Bool { get }
  /// Whether it stands beside the screen on a wide window.
  static var isAside: Bool { get }
}

extension SheetKind {
  static var isAside: Bool { false }
}

enum CardKind: SheetKind {
  static var schema: Schema { .sheet }
  static var isPutAway: Bool { true }
}

enum InspectorKind: SheetKind {
  static var schema: Schema { .sheet }
  static var isPutAway: Bool { true }
  static var isAside: Bool { true }
}

enum CoverKind: SheetKind {
  static var schema: Schema { .fullScreenCover }
  static var isPutAway: Bool { false }
}

enum PopoverKind: SheetKind {
  static var schema: Schema { .popover }
  static var isPutAway: Bool { true }
}

/// A page in front of the screen.
struct Sheet<Kind: SheetKind, Content: View>: View {
  private let dismiss: DismissAction
  private let place: PopoverPlace?
  private let content: @MainActor () -> Content
  @State private var look = PreferenceReading<PresentationLookKey>()
  @State private var editMode = EditMode.inactive
  @State private var pulled: PresentationDetent?
  @State private var queue = PresentationQueue()

  init(_ dismiss: DismissAction, at place: PopoverPlace? = nil, content: @escaping @MainActor () -> Content) {
    self.dismiss = dismiss
    self.place = place
    self.content = content
  }

  var body: some View {
    SheetBox<Kind, _>(
      dismiss: dismiss, place: place, look: look, pulled: $pulled,
      content: DeferredContent(content: content)
        .modifier(PreferenceUseModifier<PresentationLookKey>(use: .reading(into: look, isLast: true)))
        .modifier(PreferenceUseModifier<NavigationTitleKey>(use: .reading(into: .init(), isLast: true)))
        .modifier(PreferenceUseModifier<ToolbarKey>(use: .reading(into: .init(), isLast: true)))
        .modifier(SheetEnvironment(dismiss: dismiss, editMode: $editMode, queue: queue)))
  }
}

/// The element of a page in front of the screen.
private struct SheetBox<Kind: SheetKind, Content: View>: View, ElementContent {
  let dismiss: DismissAction
  let place: PopoverPlace?
  let look: PreferenceReading<PresentationLookKey>
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
    let look = look.value
    let height = look.height(pulledTo: pulled.wrappedValue)
    switch height?.height {
    case .points(let points): writer[.sheetHeight] = .number(Double(points))
    case .fraction(let fraction): writer[.sheetFraction] = .number(Double(fraction))
    case .all, nil: break
    }
    if look.dragIndicator == .hidden || look.isDismissDisabled { writer[.hidesIndicators] = .flag(true) }
    if Kind.isAside { writer[.asideWidth] = .number(Double(look.asideWidth ?? 270)) }
    if look.backgroundInteraction?.isEnabled(at: height) == true { writer[.sharesScreen] = .flag(true) }
    writer[.fill] = look.background.map { .color($0.value) }
    writer[.sheetRadius] = look.cornerRadius.map { .number(Double(max(0, $0))) }
    writer[.popoverPlace] = place.map { place -> AttributeValue in
      let part = place.part.map { AttributeValue.number($0).description }
      return .string(([place.name, place.side] + part).joined(separator: " "))
    }
    writer[.adaptation] = look.adaptation.map { .string($0.name) }
  }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard Kind.isPutAway else { return false }
    let look = look.value
    if event.kind == .pull {
      guard case .number(let steps) = event.value, abs(steps) == 1 else { return false }
      let now = look.height(pulledTo: pulled.wrappedValue)
      if let next = look.height(Int(steps), from: now) {
        pulled.wrappedValue = next
        look.selection?.binding.wrappedValue = next
        return true
      }
      // Below the lowest height there is none: it goes.
      if steps > 0 { return false }
    }
    guard !look.isDismissDisabled else { return false }
    dismiss()
    return true
  }
}

extension View {
  /// Presents a sheet in front of the screen.
  ///
  /// The sheet's views inherit the environment of this view, with its font and styles. They dismiss the sheet by the environment's
  /// `dismiss`, and a person in the way of the platform. Both set `isPresented`; the sheet stays as long as that is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the sheet is there.
  ///   - onDismiss: runs when the sheet has gone, for whatever reason: also when this view has.
  ///   - content: what is on the sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting(CardKind.self, isPresented, onDismiss, content)
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
    presenting(CardKind.self, item, onDismiss, content)
  }

  /// Presents a page in front of the screen, as large as that. A person leaves it by what is on it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the page is there.
  ///   - onDismiss: runs when the page has gone, for whatever reason: also when this view has.
  ///   - content: what is on the page.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting(CoverKind.self, isPresented, onDismiss, content)
  }

  /// Presents a page in front of the screen, as large as that, made of an item.
  ///
  /// - Parameters:
  ///   - item: what the page shows; `nil` where there is none.
  ///   - onDismiss: runs when a page has gone, for whatever reason: also when this view has.
  ///   - content: makes what is on the page.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presenting(CoverKind.self, item, onDismiss, content)
  }

  func presenting<Kind: SheetKind, Content: View>(
    _ kind: Kind.Type, _ isPresented: Binding<Bool>, _ onDismiss: (@MainActor () -> Void)?,
    at place: PopoverPlace? = nil,
    _ content: @escaping @MainActor () -> Content
  ) -> some View {
    // Who is told of the end need not ask whether there is one: a store knows who was there when it was asked last.
    PresentingView(
      content: self, item: { PresentedOnce(if: isPresented.wrappedValue) },
      end: { _ in isPresented.wrappedValue = false }, onDismiss: onDismiss,
      presented: { Sheet<Kind, _>($1, at: place) { content() } })
  }

  func presenting<Kind: SheetKind, Item: Identifiable, Content: View>(
    _ kind: Kind.Type, _ item: Binding<Item?>, _ onDismiss: (@MainActor () -> Void)?, at place: PopoverPlace? = nil,
    _ content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    PresentingView(
      content: self, item: { item.wrappedValue },
      end: { if item.wrappedValue?.id == $0 { item.wrappedValue = nil } }, onDismiss: onDismiss,
      presented: { item, dismiss in Sheet<Kind, _>(dismiss, at: place) { content(item) } })
  }
}

/// What a sheet's views find otherwise than those behind it.
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
  }
}

extension Schema {
  static let sheet = Schema(
    .sheet, role: .sheet, handlers: [Handler(.dismiss), Handler(.pull, .number)], isModal: true)
  static let fullScreenCover = Schema(.fullScreenCover, role: .sheet, handlers: [Handler(.dismiss)], isModal: true)
  static let popover = Schema(.popover, role: .popover, handlers: [Handler(.dismiss)], isModal: true)
}

extension Role {
  /// A page in front of the screen.
  public static let sheet = Role(rawValue: "sheet")
  /// A page in front of the screen, beside what it belongs to.
  public static let popover = Role(rawValue: "popover")
}

extension ElementKind {
  /// A page in front of the screen. A person puts it away by `dismiss`, in the way of the host.
  package static let sheet = ElementKind(rawValue: "sheet")
  /// A page in front of the screen, as large as that. It refuses to be put away.
  package static let fullScreenCover = ElementKind(rawValue: "fullScreenCover")
  /// A page in front of the screen, beside what it belongs to where there is room, and else a sheet.
  package static let popover = ElementKind(rawValue: "popover")
  /// A layer of the view that a popover stands beside.
  package static let popoverAnchor = ElementKind(rawValue: "popoverAnchor")
}

extension AttributeKey {
  /// Number, of a `sheet`: how high it is, in points.
  package static let sheetHeight = AttributeKey(rawValue: "sheetHeight")
  /// Number, of a `sheet`: which part of the window's height it has, from 0 to 1.
  package static let sheetFraction = AttributeKey(rawValue: "sheetFraction")
  /// Number, of a `sheet`: the radius of its corners, in points.
  package static let sheetRadius = AttributeKey(rawValue: "sheetRadius")
  /// Number, of a `sheet` that stands beside the screen on a wide window, which can be used as before: how wide it is there, in points.
  package static let asideWidth = AttributeKey(rawValue: "asideWidth")
  /// Flag, of a `sheet`: what is behind it can be used.
  package static let sharesScreen = AttributeKey(rawValue: "sharesScreen")
  /// Of a `popover`: what it is on a narrow window, if not a sheet.
  package static let adaptation = AttributeKey(rawValue: "adaptation")
  /// Of a `popover`: the `popoverAnchor` of the view that it stands beside, and at which side, `top`, `leading`, `bottom` or `trailing`;
  /// then, where it stands beside a part of the view, six numbers: the place of the part from the left and from the top, each as a
  /// fraction of the view and points to add, and the size of the part.
  package static let popoverPlace = AttributeKey(rawValue: "popoverPlace")
  /// Of a layer: what the view is called beside which a popover stands.
  package static let popoverAnchor = AttributeKey(rawValue: "popoverAnchor")
}

extension EventKind {
  /// A person pulls a sheet to another of its heights. Carries 1 for the next higher one, and -1 for the next lower one, below which the
  /// sheet goes.
  package static let pull = EventKind(rawValue: "pull")
}
