import ArgumentParser
import Foundation
import NIOCore
import TrifectaWeb

/// Runs the examples in a browser.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Serves the example screens to browsers.")

  @Option(help: "The port to listen on; 0 for any that is free.")
  var port = 8080

  @Option(help: "The name or address of the interface to listen on.")
  var host = "127.0.0.1"

  @Flag(name: .customLong("open"), help: "Open the start page in this machine's browser.")
  var opensBrowser = false

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
  }

  func run() async throws {
    let application = WebScreens.examples.application(host: host, port: port) { [host, opensBrowser] port in
      let address = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
      print("The gallery is open at \(address)")
      fflush(nil)
      if opensBrowser { Browser.open(address) }
    }
    do {
      try await application.runService()
    } catch let error as IOError {
      let reason = error.errnoCode == EADDRINUSE ? "the port is taken" : "\(error)"
      FileHandle.standardError.write(Data("gallery: cannot listen on \(host):\(port): \(reason)\n".utf8))
      throw ExitCode(1)
    }
  }
}
