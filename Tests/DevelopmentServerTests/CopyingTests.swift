import Foundation
import Testing

@testable import DevelopmentServer

/// A package in a temporary folder, whose plan copies files.
private struct CopyingPackage {
  let folder = NSTemporaryDirectory() + "Copying-\(UUID().uuidString)"
  let builder: Builder
  /// A file that a program copies to the executable.
  let source: String
  /// A resource, which the development server copies.
  let resource: String
  let executable: String
  let resourceCopy: String

  init() async throws {
    let products = folder + "/.build/x/debug"
    source = folder + "/Sources/App/App.swift"
    resource = folder + "/Sources/App/Resources/text.json"
    executable = products + "/App"
    resourceCopy = products + "/P_App.resources/text.json"
    for file in [resource, resourceCopy] {
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    }
    for (file, text) in [(source, "1"), (resource, "1"), (folder + "/Package.swift", "")] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    let manifest = """
      client:
        name: basic
      commands:
        "\(resourceCopy)":
          tool: copy-tool
          inputs: ["\(resource)"]
          outputs: ["\(resourceCopy)"]

        "C.App-x-debug.exe":
          tool: shell
          inputs: ["\(source)","\(resourceCopy)"]
          outputs: ["\(executable)"]
          args: ["cp","\(source)","\(executable)"]

        "<App-x-debug.exe>":
          tool: phony
          inputs: ["\(executable)"]
          outputs: ["<App-x-debug.exe>"]

      """
    try Data(manifest.utf8).write(to: URL(fileURLWithPath: folder + "/.build/debug.yaml"))
    let project = try Project(product: "App", program: products + "/trifecta-dev", workingFolder: folder)
    builder = Builder(project) { _ in }
    try await builder.readPlan()
  }

  func write(_ text: String, to file: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) }

  func text(of file: String) -> String? { try? String(contentsOfFile: file, encoding: .utf8) }

  /// Builds after an edit of some files.
  func build(_ files: String...) async throws -> Builder.Outcome {
    try await builder.build(Set(files)) { false }
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}

struct ResourceTests {
  @Test("An edited resource replaces its copy")
  func file() async throws {
    let package = try await CopyingPackage()
    defer { package.remove() }
    for text in ["2", "3"] {
      try package.write(text, to: package.resource)
      guard case .built(changed: true) = try await package.build(package.resource) else {
        throw Unexpected("not built")
      }
      #expect(package.text(of: package.resourceCopy) == text)
    }
  }

  @Test("An edited folder replaces its copy, with the files in it")
  func folder() async throws {
    let package = try await CopyingPackage()
    defer { package.remove() }
    try FileManager.default.removeItem(atPath: package.resource)
    for name in ["a", "b"] {
      try? FileManager.default.removeItem(atPath: package.resource)
      try FileManager.default.createDirectory(atPath: package.resource, withIntermediateDirectories: false)
      try package.write(name, to: package.resource + "/" + name)
      guard case .built(changed: true) = try await package.build(package.resource) else {
        throw Unexpected("not built")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: package.resourceCopy) == [name])
    }
  }
}

struct FullDiskTests {
  @Test("A resource that could not be copied is copied by the build of the next edit")
  func copy() async throws {
    let package = try await CopyingPackage()
    defer { package.remove() }
    let folder = (package.resourceCopy as NSString).deletingLastPathComponent
    try FileManager.default.removeItem(atPath: folder)
    try package.write("", to: folder)
    try package.write("2", to: package.resource)
    await #expect(throws: (any Error).self) { try await package.build(package.resource) }
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try package.write("2", to: package.source)
    guard case .built(changed: true) = try await package.build(package.source) else { throw Unexpected("not built") }
    #expect(package.text(of: package.resourceCopy) == "2")
    #expect(package.text(of: package.executable) == "2")
  }

  #if os(Linux)
    @Test("The error of a full disk says what to do, and the next build succeeds when there is space")
    func program() async throws {
      let package = try await CopyingPackage()
      defer { package.remove() }
      // Writing to this device fails like writing to a full disk.
      try FileManager.default.createSymbolicLink(atPath: package.executable, withDestinationPath: "/dev/full")
      guard case .failed(let errors) = try await package.build(package.source) else { throw Unexpected("built") }
      #expect(errors.map(\.severity) == [.error])
      #expect(errors.first?.message.contains("the disk is full. Free some space") == true)
      try FileManager.default.removeItem(atPath: package.executable)
      guard case .built(changed: true) = try await package.build(package.resource) else {
        throw Unexpected("not built")
      }
      #expect(package.text(of: package.executable) == "1")
    }

    @Test("The output of an app is kept, even if it cannot be copied to a file on a full disk")
    func output() async throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let process = try AppProcess(
        "/bin/sh", arguments: ["-c", "echo first >&2; echo second >&2; exit 3"], folder: "/", environment: [:],
        errorOutput: full)
      let end = await process.end()
      #expect(end.status == 3)
      #expect(end.errorOutput == "first\nsecond\n")
    }
  #endif
}
