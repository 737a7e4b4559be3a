/// A program that consists of scenes.
///
/// Mark the type with `@main` to run it with the host that the program is linked with. With `TrifectaWeb`, the program
/// serves itself to browsers. Each visitor has a separate app: ``init()`` runs once per visitor, and the app's state
/// belongs to that visitor.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scene that the body returns.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Runs the app with the host that the program is linked with, and never returns. Without a host, it prints what is
  /// missing and exits with status 64.
  public static func main() {
    AppLauncher.launch(Self.self)
  }
}

/// Runs apps with the registered host. Hosts register themselves.
public enum AppLauncher {
  @MainActor private static var launcher: (@MainActor ([AppWindow], _ name: String) -> Never)?

  /// Registers a host, and replaces an earlier one. A host calls it before the program's `main` begins.
  ///
  /// - Parameter launcher: runs the windows of an app, the main window first. It also receives the name of the app.
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
