/// Documents in windows.
@available(
  *, unavailable,
  message:
    "There are no documents outside of Apple's platforms. Use a WindowGroup, and keep what people write in your own model."
)
public struct DocumentGroup<Document, Content: View> {
  /// Not to be had here.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  /// Not to be had here.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {}

  /// Not to be had here.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
}

@available(
  *, unavailable,
  message:
    "There are no documents outside of Apple's platforms. Use a WindowGroup, and keep what people write in your own model."
)
extension DocumentGroup: Scene {
  /// Not to be had here.
  public typealias Body = Never
  /// Not to be had here.
  public var body: Never { fatalError("No value of this type exists: it is unavailable.") }
  /// Not to be had here.
  public static func _windows(of scene: Self) -> [_SceneWindow] { [] }
}

/// A document in a window.
@available(
  *, unavailable,
  message:
    "There are no documents outside of Apple's platforms. Use a WindowGroup, and keep what people write in your own model."
)
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document> {
  /// Not to be had here.
  @Binding public var document: Document
  /// Not to be had here.
  public var fileURL: URL?
  /// Not to be had here.
  public var isEditable: Bool
}

/// A document in a window that is an object.
@available(
  *, unavailable,
  message:
    "There are no documents outside of Apple's platforms. Use a WindowGroup, and keep what people write in your own model."
)
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ObservableObject> {
  /// Not to be had here.
  @ObservedObject public var document: Document
  /// Not to be had here.
  public var fileURL: URL?
  /// Not to be had here.
  public var isEditable: Bool
}

/// A menu at the top of a Mac's screen.
@available(*, unavailable, message: "There is no menu bar outside of macOS. Use a Menu in a toolbar.")
public struct MenuBarExtra<Label: View, Content: View> {
  /// Not to be had here.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// Not to be had here.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "There is no menu bar outside of macOS. Use a Menu in a toolbar.")
extension MenuBarExtra: Scene {
  /// Not to be had here.
  public typealias Body = Never
  /// Not to be had here.
  public var body: Never { fatalError("No value of this type exists: it is unavailable.") }
  /// Not to be had here.
  public static func _windows(of scene: Self) -> [_SceneWindow] { [] }
}

@available(*, unavailable, message: "There is no menu bar outside of macOS. Use a Menu in a toolbar.")
extension MenuBarExtra where Label == Text {
  /// Not to be had here.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Not to be had here.
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {}
  /// Not to be had here.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "There is no menu bar outside of macOS. Use a Menu in a toolbar.")
extension MenuBarExtra where Label == PortableUI.Label<Text, Image> {
  /// Not to be had here.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// Not to be had here.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
  /// Not to be had here.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// Not to be had here.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
}

/// How a menu at the top of a Mac's screen looks.
@available(*, unavailable, message: "There is no menu bar outside of macOS. Use a Menu in a toolbar.")
public struct MenuBarExtraStyle: Sendable {
  /// Not to be had here.
  public static let automatic = MenuBarExtraStyle()
  /// Not to be had here.
  public static let menu = MenuBarExtraStyle()
  /// Not to be had here.
  public static let window = MenuBarExtraStyle()
}

/// Work that the system starts while an app is not seen.
@available(
  *, unavailable,
  message:
    "Nobody starts a server's work but the server: begin a Task of your own, or let the machine's scheduler ask it."
)
public struct BackgroundTask<Request, Response> {
  /// Not to be had here.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
  /// Not to be had here.
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> { .init() }
}

extension Scene {
  /// Not to be had here.
  @available(*, unavailable, message: "There is no menu bar outside of macOS. Use a Menu in a toolbar.")
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }

  /// Not to be had here.
  @available(
    *, unavailable,
    message:
      "Nobody starts a server's work but the server: begin a Task of your own, or let the machine's scheduler ask it."
  )
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
