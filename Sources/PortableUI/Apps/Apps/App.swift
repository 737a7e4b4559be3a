/// A program that consists of scenes.
///
/// Mark the type with `@main` to run it with the host that the program is linked with: the library that shows the app.
/// With `TrifectaWeb`, the program is a web server that serves the app to browsers. Each visitor has a separate
/// instance of the app: ``init()`` runs at launch and again for each visitor, and visitors do not share the app's state.
///
/// Some work must be done only once, such as `LoggingSystem.bootstrap` and `MetricsSystem.bootstrap`, which stop the
/// program if they are called again. Put it into a static property, and read the property in the initializer:
///
/// ```swift
/// @main
/// struct CounterApp: App {
///   private static let setUp: Void = MetricsSystem.bootstrap(makeBackend())
///
///   init() { Self.setUp }
/// ```
@MainActor @preconcurrency
public protocol App {
  /// The type of the scene that the body returns.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder var body: Body { get }

  /// Creates the app. Hosts may call the initializer several times: see ``App``.
  init()
}

extension App {
  /// Runs the app with the host that the program is linked with, and never returns. If the program is not linked with a
  /// host, this method prints an error message and exits with status 64.
  public static func main() {
    AppLauncher.launch(Self.self)
  }
}

/// Runs apps with the registered host. Hosts register themselves.
public enum AppLauncher {
  @MainActor private static var launcher: (@MainActor ([AppWindow], _ name: String) -> Never)?

  /// Registers a host. It replaces a previously registered host. A host calls this method before the program's `main`
  /// begins.
  ///
  /// - Parameter launcher: runs an app. It receives the windows of the app, of which the first is the main window, and
  ///   the name of the app.
  @MainActor
  public static func register(_ launcher: @escaping @MainActor (_ windows: [AppWindow], _ name: String) -> Never) {
    self.launcher = launcher
  }

  @MainActor
  static func launch<A: App>(_ app: A.Type) -> Never {
    guard let launcher else {
      let message = """
        \(A.self) cannot run: the program is not linked with a library that shows apps. Add TrifectaWeb to the dependencies of \
        the target, so that the app is served to browsers.

        """
      FileHandle.standardError.write(Data(message.utf8))
      exit(64)
    }
    launcher(AppWindow.all(of: A.self), AppWindow.name(of: A.self))
  }
}
