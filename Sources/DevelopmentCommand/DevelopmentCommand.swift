import DevelopmentServer
import Foundation

/// Runs an app, and replaces it with a new version when its sources change.
@main
enum DevelopmentCommand {
  static func main() async {
    exit(await DevelopmentServer.run(Array(CommandLine.arguments.dropFirst())))
  }
}
