import Foundation
import Testing

@testable import Gallery

@Suite("Arguments of the gallery")
struct GalleryCommandTests {
  @Test("Without arguments the gallery is served on this machine only")
  func defaults() throws {
    let command = try serveCommand([])
    #expect(command.host == "127.0.0.1" && command.port == 8080)
    #expect(!command.opensBrowser && command.news == nil)
  }

  @Test("Options have values in the next argument or after an equals sign")
  func options() throws {
    let feed = "https://example.com/feed?a=b"
    for arguments in [["--port", "0", "--host", "::1", "--news", feed], ["--news=\(feed)", "--host=::1", "--port=0"]] {
      let command = try serveCommand(arguments + ["--open"])
      #expect(command.host == "::1" && command.port == 0)
      #expect(command.opensBrowser && command.news == URL(string: feed))
    }
  }

  @Test("If an option is repeated, the last value counts")
  func repeated() throws {
    #expect(try serveCommand(["--port", "1", "--port=2", "--port", "3"]).port == 3)
  }

  @Test(
    "The error for an invalid argument names it and the valid arguments",
    arguments: [
      (["graph", "cars"], ["cars", "car-list", "news", "nth-prime"]),
      (["graph", "car-list", "--format", "png"], ["png", "mermaid", "dot", "svg", "scxml", "json"]),
      (["graph"], ["chart", "car-list"]), (["graph", "car-list", "news"], ["news"]),
      (["graph", "car-list", "--port", "1"], ["--port"]),
      (["grahp"], ["grahp"]), (["--prot", "1"], ["--prot"]), (["--open", "graph"], ["graph"]),
      (["--port", "99999"], ["65535"]), (["--port", "-1"], ["65535"]), (["--port", "http"], ["65535"]),
      (["--port"], ["--port"]), (["--host", "--open"], ["--host"]), (["--news", ""], ["feed URL"]),
      (["--state"], ["--state"]), (["--state", "mysql://host"], ["SQLite", "memory"]),
    ])
  func refused(arguments: [String], words: [String]) throws {
    let error = try #require(throws: UsageError.self) { try GalleryCommand(arguments: arguments) }
    for word in words { #expect(error.message.contains(word), "\(error.message)") }
  }

  @Test("The help lists all options", arguments: [["--help"], ["-h"], ["graph", "--help"]])
  func help(arguments: [String]) throws {
    guard case .help = try GalleryCommand(arguments: arguments) else {
      Issue.record("\(arguments) did not show the help.")
      return
    }
    for word in ["--port", "--host", "--open", "--news", "--state", "graph", "--format", "car-list", "svg"] {
      #expect(GalleryCommand.helpText.contains(word))
    }
  }

  private func serveCommand(_ arguments: [String]) throws -> ServeCommand {
    guard case .serve(let command) = try GalleryCommand(arguments: arguments) else {
      throw UsageError("\(arguments) does not serve the gallery.")
    }
    return command
  }
}
