/// An AppKit view.
@available(*, unavailable, message: "AppKit needs macOS. Use the equivalent SwiftUI view.")
@MainActor
open class NSView {}

/// An AppKit window.
@available(*, unavailable, message: "AppKit needs macOS. Use a Window or a WindowGroup.")
@MainActor
open class NSWindow {}

/// Methods that handle events of the app's lifecycle.
@available(
  *, unavailable,
  message: "AppKit needs macOS. Move the launch code to the App's init()."
)
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {}

/// A property wrapper that creates an app delegate.
@available(
  *, unavailable,
  message: "App delegates need an Apple platform. Move the launch code to the App's init()."
)
@propertyWrapper
@MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public var wrappedValue: DelegateType {
    fatalError("No value of this type exists: its initializer cannot be called.")
  }

  /// Creates the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// A panel in which the user selects a file to open.
@available(*, unavailable, message: "AppKit needs macOS. Use fileImporter.")
@MainActor
open class NSOpenPanel {
  /// Unavailable.
  public init() {}
}

/// A panel in which the user selects where to save a file.
@available(*, unavailable, message: "AppKit needs macOS. Use fileExporter.")
@MainActor
open class NSSavePanel {
  /// Unavailable.
  public init() {}
}

/// Opens URLs and files.
@available(*, unavailable, message: "AppKit needs macOS. Use @Environment(\\.openURL).")
@MainActor
public final class NSWorkspace {
  /// Unavailable.
  public static var shared: NSWorkspace { fatalError("No value of this type exists: it is unavailable.") }
}

/// The pasteboard.
@available(*, unavailable, message: "AppKit needs macOS. Use UIPasteboard.general.")
@MainActor
public final class NSPasteboard {
  /// Unavailable.
  public static var general: NSPasteboard { fatalError("No value of this type exists: it is unavailable.") }
}
