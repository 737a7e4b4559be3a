/// A scene for opening, editing and saving documents.
@available(
  *, unavailable,
  message: "Document scenes need an Apple platform. Use a WindowGroup, and store documents in your own model."
)
public struct DocumentGroup<Document, Content: View> {
  /// Unavailable on this platform.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  /// Unavailable on this platform.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {}

  /// Unavailable on this platform.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
}

@available(
  *, unavailable,
  message: "Document scenes need an Apple platform. Use a WindowGroup, and store documents in your own model."
)
extension DocumentGroup: Scene {
  /// Unavailable on this platform.
  public typealias Body = Never
  /// Unavailable on this platform.
  public var body: Never { fatalError("No value of this type exists: it is unavailable.") }
  /// Unavailable on this platform.
  public static func _windows(of scene: Self) -> [_SceneWindow] { [] }
}

/// The configuration of a document's editor.
@available(
  *, unavailable,
  message: "Document scenes need an Apple platform. Use a WindowGroup, and store documents in your own model."
)
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document> {
  /// Unavailable on this platform.
  @Binding public var document: Document
  /// Unavailable on this platform.
  public var fileURL: URL?
  /// Unavailable on this platform.
  public var isEditable: Bool
}

/// The configuration of a reference-type document's editor.
@available(
  *, unavailable,
  message: "Document scenes need an Apple platform. Use a WindowGroup, and store documents in your own model."
)
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ObservableObject> {
  /// Unavailable on this platform.
  @ObservedObject public var document: Document
  /// Unavailable on this platform.
  public var fileURL: URL?
  /// Unavailable on this platform.
  public var isEditable: Bool
}

/// A menu in the menu bar.
@available(*, unavailable, message: "The menu bar needs macOS. Use a Menu in a toolbar.")
public struct MenuBarExtra<Label: View, Content: View> {
  /// Unavailable on this platform.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// Unavailable on this platform.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "The menu bar needs macOS. Use a Menu in a toolbar.")
extension MenuBarExtra: Scene {
  /// Unavailable on this platform.
  public typealias Body = Never
  /// Unavailable on this platform.
  public var body: Never { fatalError("No value of this type exists: it is unavailable.") }
  /// Unavailable on this platform.
  public static func _windows(of scene: Self) -> [_SceneWindow] { [] }
}

@available(*, unavailable, message: "The menu bar needs macOS. Use a Menu in a toolbar.")
extension MenuBarExtra where Label == Text {
  /// Unavailable on this platform.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Unavailable on this platform.
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {}
  /// Unavailable on this platform.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "The menu bar needs macOS. Use a Menu in a toolbar.")
extension MenuBarExtra where Label == PortableControls.Label<Text, Image> {
  /// Unavailable on this platform.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// Unavailable on this platform.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
  /// Unavailable on this platform.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// Unavailable on this platform.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
}

/// The style of a menu bar extra.
@available(*, unavailable, message: "The menu bar needs macOS. Use a Menu in a toolbar.")
public struct MenuBarExtraStyle: Sendable {
  /// Unavailable on this platform.
  public static let automatic = MenuBarExtraStyle()
  /// Unavailable on this platform.
  public static let menu = MenuBarExtraStyle()
  /// Unavailable on this platform.
  public static let window = MenuBarExtraStyle()
}

/// A task that the system starts while the app is in the background.
@available(
  *, unavailable,
  message: "Background tasks need an Apple platform. Start a Task, or send requests from a scheduler such as cron."
)
public struct BackgroundTask<Request, Response> {
  /// Unavailable on this platform.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
  /// Unavailable on this platform.
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> { .init() }
}

extension Scene {
  /// Unavailable on this platform.
  @available(*, unavailable, message: "The menu bar needs macOS. Use a Menu in a toolbar.")
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }

  /// Unavailable on this platform.
  @available(
    *, unavailable,
    message: "Background tasks need an Apple platform. Start a Task, or send requests from a scheduler such as cron."
  )
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
