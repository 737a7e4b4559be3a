/// What is told of the life of a scene.
@available(
  *, unavailable,
  message:
    "There are no scene delegates off Apple's platforms. Leave this file out, and write an App with @main and a WindowGroup."
)
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {}

/// What is told of the life of a scene with a window.
@available(
  *, unavailable,
  message:
    "There are no scene delegates off Apple's platforms. Leave this file out, and write an App with @main and a WindowGroup."
)
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// A scene that is kept while nobody sees it.
@available(
  *, unavailable,
  message:
    "There are no scene delegates off Apple's platforms. Leave this file out, and write an App with @main and a WindowGroup."
)
@MainActor
public final class UISceneSession {}

/// How a scene is made.
@available(
  *, unavailable,
  message:
    "There are no scene delegates off Apple's platforms. Leave this file out, and write an App with @main and a WindowGroup."
)
@MainActor
public final class UISceneConfiguration {}

@available(
  *, unavailable,
  message:
    "There are no scene delegates off Apple's platforms. Leave this file out, and write an App with @main and a WindowGroup."
)
extension UIScene {
  /// Why a scene was made.
  public final class ConnectionOptions {}
}

@available(
  *, unavailable,
  message:
    "There are no scene delegates off Apple's platforms. Leave this file out, and write an App with @main and a WindowGroup."
)
extension UIWindow {
  /// Not to be had here.
  public convenience init(windowScene: UIWindowScene) {
    self.init()
  }
  /// Not to be had here.
  public func makeKeyAndVisible() {}
}
