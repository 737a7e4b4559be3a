/// Methods that handle events of a scene's lifecycle.
@available(
  *, unavailable,
  message: "Scene delegates need an Apple platform. Exclude this file, and write an App with @main and a WindowGroup."
)
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {}

/// Methods that handle events of a window scene's lifecycle.
@available(
  *, unavailable,
  message: "Scene delegates need an Apple platform. Exclude this file, and write an App with @main and a WindowGroup."
)
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// A session of a scene.
@available(
  *, unavailable,
  message: "Scene delegates need an Apple platform. Exclude this file, and write an App with @main and a WindowGroup."
)
@MainActor
public final class UISceneSession {}

/// The configuration of a scene.
@available(
  *, unavailable,
  message: "Scene delegates need an Apple platform. Exclude this file, and write an App with @main and a WindowGroup."
)
@MainActor
public final class UISceneConfiguration {}

@available(
  *, unavailable,
  message: "Scene delegates need an Apple platform. Exclude this file, and write an App with @main and a WindowGroup."
)
extension UIScene {
  /// Information about why a scene was created.
  public final class ConnectionOptions {}
}

@available(
  *, unavailable,
  message: "Scene delegates need an Apple platform. Exclude this file, and write an App with @main and a WindowGroup."
)
extension UIWindow {
  /// Unavailable.
  public convenience init(windowScene: UIWindowScene) {
    self.init()
  }
  /// Unavailable.
  public func makeKeyAndVisible() {}
}
