import IssueReporting
import ViewGraph

/// The app, for source code written for UIKit. It has only those members that SwiftUI code commonly uses.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  /// The shared instance.
  public static let shared = UIApplication()
  private weak var ownDelegate: (any UIApplicationDelegate)?

  /// The delegate of the current screen's app, see ``UIApplicationDelegateAdaptor``. The methods of a
  /// delegate that other code assigns are not called.
  public var delegate: (any UIApplicationDelegate)? {
    get { ScreenServices.current.map(\.delegate) ?? ownDelegate }
    set {
      if let services = ScreenServices.current { services.delegate = newValue } else { ownDelegate = newValue }
    }
  }

  /// Information about the launch of an app. It is always empty.
  public struct LaunchOptionsKey: Hashable, Sendable {
    /// The URL with which the app was opened.
    public static let url = LaunchOptionsKey()
  }

  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    /// Opens the URL only in an app that declares it as a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey()
  }

  /// Opens a URL on the current screen: the screen whose view called this method, directly or from a task or dispatch
  /// block that the view started.
  ///
  /// If the caller does not belong to a view, for example in a callback on a library's thread, the URL is not opened
  /// and an issue is reported. Use the environment's `openURL` instead. If the screen has been closed, the URL is not
  /// opened.
  ///
  /// - Parameters:
  ///   - url: the URL.
  ///   - options: options. They are ignored.
  ///   - completion: receives whether the URL was opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let services = ScreenServices.resolve {
      "UIApplication.shared.open(_:) was called \($0) Use @Environment(\\.openURL)."
    }
    guard let services else {
      completion?(false)
      return
    }
    services.openURL(url) { completion?($0) }
  }

  /// Returns whether the URL's scheme is supported. The schemes of web pages, mail, calls and messages are supported.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel", "sms", "facetime"].contains(url.scheme?.lowercased())
  }

  /// The URL of the app's settings.
  public static let openSettingsURLString = "app-settings:"

  /// Whether the screen stays on. The property is stored and has no effect, because the browser controls the screen.
  public var isIdleTimerDisabled = false
}
