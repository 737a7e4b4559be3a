import Foundation
import NIOCore

/// Runs the examples in a browser, and prints their charts.
@main
enum Gallery {
  static func main() async {
    do {
      switch try GalleryCommand(arguments: Array(CommandLine.arguments.dropFirst())) {
      case .serve(let command): try await serve(command)
      case .graph(let command): try command.run()
      case .help: print(GalleryCommand.helpText, terminator: "")
      }
    } catch let error as UsageError {
      // The exit status for invalid arguments, EX_USAGE in sysexits.h.
      fail("\(error.message) For a list of the options: gallery --help", status: 64)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func serve(_ command: ServeCommand) async throws {
    do {
      try await command.run()
    } catch let error as IOError {
      let reason = error.errnoCode == EADDRINUSE ? "the port is already in use" : "\(error)"
      fail("cannot listen on \(command.host):\(command.port): \(reason)", status: 1)
    }
  }

  private static func fail(_ reason: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("gallery: \(reason)\n".utf8))
    exit(status)
  }
}
