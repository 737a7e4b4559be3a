/// An AppKit view.
@available(*, unavailable, message: "There is no AppKit off Apple's platforms. Write the view of SwiftUI's own.")
@MainActor
open class NSView {}

/// An AppKit window.
@available(*, unavailable, message: "There is no AppKit off Apple's platforms. Use a Window or a WindowGroup.")
@MainActor
open class NSWindow {}

/// Methods that handle events of the app's lifecycle.
@available(
  *, unavailable,
  message: "There is no AppKit off Apple's platforms. Do in the App's init() what it does when the program has begun."
)
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {}

/// A property wrapper that creates an app delegate.
@available(
  *, unavailable,
  message:
    "Nothing can create the object off Apple's platforms. Do in the App's init() what it does when the program has begun."
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
@available(*, unavailable, message: "There is no AppKit off Apple's platforms. Use fileImporter.")
@MainActor
open class NSOpenPanel {
  /// Unavailable.
  public init() {}
}

/// A panel in which the user selects where to save a file.
@available(*, unavailable, message: "There is no AppKit off Apple's platforms. Use fileExporter.")
@MainActor
open class NSSavePanel {
  /// Unavailable.
  public init() {}
}

/// Opens URLs and files.
@available(*, unavailable, message: "There is no AppKit off Apple's platforms. Use @Environment(\\.openURL).")
@MainActor
public final class NSWorkspace {
  /// Unavailable.
  public static var shared: NSWorkspace { fatalError("No value of this type exists: it is unavailable.") }
}

/// The pasteboard.
@available(*, unavailable, message: "There is no AppKit off Apple's platforms. Use UIPasteboard.general.")
@MainActor
public final class NSPasteboard {
  /// Unavailable.
  public static var general: NSPasteboard { fatalError("No value of this type exists: it is unavailable.") }
}
