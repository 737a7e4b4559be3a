import Foundation
import Testing

@testable import DevelopmentServer

struct OptionsTests {
  @Test("Options precede the product, and arguments of the app follow it")
  func parsing() throws {
    var options = try Options(["--poll", "gallery", "--port", "0"])
    #expect(options.product == "gallery" && options.arguments == ["--port", "0"] && options.polls)
    options = try Options(["--", "--state", "memory"])
    #expect(options.product == nil && options.arguments == ["--state", "memory"])
    #expect(try Options(["-h"]).wantsHelp)
    #expect(try Options([]).product == nil)
    #expect(throws: Options.Invalid.self) { try Options(["--pol"]) }
  }

  @Test("The line of an edit names the files and the times")
  func report() {
    let began = ContinuousClock.now
    var report = EditReport(files: ["Sources/B.swift", "Sources/A.swift"], began: began)
    report.built = began + .milliseconds(420)
    #expect(report.line == "A.swift and 1 more: no change, 0.42 s")
    report.started = began + .milliseconds(1_500)
    #expect(report.line == "A.swift and 1 more: built in 0.42 s, restarted in 1.08 s, total 1.50 s")
    report.fails = true
    #expect(report.line == "A.swift and 1 more: not built after 0.42 s")
  }

  @Test("A lock excludes other openings of the file")
  func lock() async throws {
    let path = NSTemporaryDirectory() + "lock-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let first = try #require(BuildLock(path))
    #expect(first.tryLock())
    first.writeProcess()
    let second = try #require(BuildLock(path))
    #expect(!second.tryLock())
    #expect(second.process == ProcessInfo.processInfo.processIdentifier)
    let waiting = Task { try await second.lock {} }
    first.unlock()
    try await waiting.value
    #expect(!first.tryLock())
    #expect(BuildLock("/missing/folder/lock") == nil)
  }

  @Test(
    "Bytes that are no dependencies are refused", arguments: [[], Array("DEPS".utf8), Array("DEPS\u{1}\u{8}xx".utf8)])
  func malformed(bytes: [UInt8]) {
    #expect(throws: BitstreamReader.Malformed.self) { try ProvidedDeclarations(bytes) }
  }
}
