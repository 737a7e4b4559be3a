import Foundation
import Testing

@testable import DevelopmentServer

/// Modules that are compiled in a temporary folder.
struct SingleFileCompilerTests {
  @Test("An edit of a function's body compiles only the file")
  func body() async throws {
    let module = try await TemporaryModule([
      "A.swift": "struct A { func text() -> Int { 1 } }", "B.swift": "let b = A().text()",
    ])
    defer { module.remove() }
    try module.write("struct A { func text() -> Int { 2 } }", to: "A.swift")
    var compiler = SingleFileCompiler(runner: module.runner)
    let outcome = try await compiler.compile(module.path("A.swift"), of: module.command)
    guard case .compiled(let object) = outcome else { throw Unexpected("\(outcome)") }
    #expect(object == module.path("A.swift.o"))
  }

  @Test(
    "An edit that other files can see compiles the module",
    arguments: [
      "struct A { var x = 1; func text() -> Int { 1 } }", "struct A { func text(_ x: Int = 1) -> Int { x } }",
      "struct A { func text() -> Int { 1 } }; struct C {}", "final class A { func text() -> Int { 1 } }",
    ])
  func interface(source: String) async throws {
    let module = try await TemporaryModule([
      "A.swift": "struct A { func text() -> Int { 1 } }", "B.swift": "func b(a: A) -> Int { a.text() }",
    ])
    defer { module.remove() }
    try module.write(source, to: "A.swift")
    var compiler = SingleFileCompiler(runner: module.runner)
    let outcome = try await compiler.compile(module.path("A.swift"), of: module.command)
    guard case .needsModule = outcome else { throw Unexpected("\(outcome)") }
  }

  @Test("An error is reported with its line")
  func failure() async throws {
    let module = try await TemporaryModule(["A.swift": "let a = 1"])
    defer { module.remove() }
    try module.write("let a = 1\nlet b: Int = \"\"", to: "A.swift")
    var compiler = SingleFileCompiler(runner: module.runner)
    let outcome = try await compiler.compile(module.path("A.swift"), of: module.command)
    guard case .failed(let errors) = outcome else { throw Unexpected("\(outcome)") }
    #expect(errors.map(\.line) == [2])
    #expect(errors.first?.message.contains("cannot convert") == true)
  }
}

/// The error of a test whose actual value differs from the expected one.
struct Unexpected: Error {
  let value: String

  init(_ value: String) { self.value = value }
}

/// A module in a temporary folder that the Swift driver has compiled.
struct TemporaryModule {
  let folder: String
  let command: BuildCommand
  var runner: ProgramRunner { ProgramRunner(folder: folder) }

  init(_ files: [String: String]) async throws {
    folder = NSTemporaryDirectory() + "SingleFile-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let paths = files.keys.sorted().map { [folder] in folder + "/" + $0 }
    for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name)) }
    var map: [String: [String: String]] = ["": ["swift-dependencies": folder + "/primary.swiftdeps"]]
    for path in paths {
      map[path] = ["object": path + ".o", "swift-dependencies": path.replacing(".swift", with: ".swiftdeps")]
    }
    try JSONEncoder().encode(map).write(to: URL(fileURLWithPath: folder + "/map.json"))
    let arguments = [
      "swiftc", "-module-name", "Sample", "-emit-module", "-emit-module-path", folder + "/Sample.swiftmodule",
      "-output-file-map", folder + "/map.json", "-parse-as-library", "-incremental", "-enable-batch-mode", "-c",
      "-parseable-output", "-Onone", "-module-cache-path", folder + "/cache",
    ]
    command = BuildCommand(
      name: "C.Sample-debug.module", tool: .process, inputs: paths,
      outputs: paths.map { $0 + ".o" } + [folder + "/Sample.swiftmodule"], dependencyFile: nil,
      encodedArguments: String(decoding: try JSONEncoder().encode(arguments + paths), as: UTF8.self))
    let result = try await runner.run(command.arguments)
    guard result.status == 0 else { throw Unexpected(result.output) }
  }

  func path(_ name: String) -> String { folder + "/" + name }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
