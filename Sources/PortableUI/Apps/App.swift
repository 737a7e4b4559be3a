/// A program that consists of screens.
///
/// Mark it with `@main`: it is then shown by the host that the program is linked with. With `TrifectaWeb` it serves itself to
/// browsers, where each visitor has an app of their own: ``init()`` runs for each of them, and state of the app is the visitor's.
@MainActor @preconcurrency
public protocol App {
  /// What the body is made of.
  associatedtype Body: Scene

  /// The windows of the app.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Shows the app by the host that the program is linked with, and does not come back. Without a host it says what is missing and
  /// ends the program.
  public static func main() {
    AppLauncher.launch(Self.self)
  }
}

/// Shows apps whose `main()` is called. A host registers itself.
public enum AppLauncher {
  @MainActor private static var launcher: (@MainActor ([AppWindow], _ name: String) -> Never)?

  /// Registers a host, in place of one before. A host calls it before the program's `main` begins.
  ///
  /// - Parameter launcher: shows the windows of an app, of which the first is the main one; it is told what the app is called.
  @MainActor
  public static func register(_ launcher: @escaping @MainActor (_ windows: [AppWindow], _ name: String) -> Never) {
    self.launcher = launcher
  }

  @MainActor
  static func launch<A: App>(_ app: A.Type) -> Never {
    guard let launcher else {
      let message = """
        \(A.self) is an app, and the program is linked with nothing that could show it. Add TrifectaWeb to the dependencies of \
        the target: the app then serves itself to browsers.

        """
      FileHandle.standardError.write(Data(message.utf8))
      exit(64)
    }
    launcher(AppWindow.all(of: A.self), AppWindow.name(of: A.self))
  }
}
