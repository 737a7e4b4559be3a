/// A tool that the servers of apps offer if the program links it, such as the inspector.
@MainActor
package enum AppTool {
  /// Adds the tool to a server. It receives the arguments of the program, and returns the name and the path of the tool;
  /// `nil` if the tool is not wanted.
  package typealias Install = @MainActor (inout WebScreens, [String]) -> (name: String, path: String)?

  private static var install: Install?

  /// Registers the tool.
  package static func register(_ install: @escaping Install) { self.install = install }

  /// Adds the registered tool to a server.
  static func add(to web: inout WebScreens, arguments: [String]) -> (name: String, path: String)? {
    install?(&web, arguments)
  }
}
