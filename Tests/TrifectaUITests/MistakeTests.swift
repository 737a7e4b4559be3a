#if os(Linux)
  import Foundation
  import Synchronization
  import Testing

  /// The compiler's errors for common mistakes. Each file in the folder Mistakes contains one, and its first line
  /// states the text that the errors must contain.
  @Suite("Common mistakes")
  struct MistakeTests {
    @Test("The compiler error names the mistake and the fix", arguments: Mistake.all)
    func message(mistake: Mistake) throws {
      let errors = try #require(Mistake.errors[mistake.name])
      switch mistake.message {
      case let message?: #expect(errors.contains(message), "\(errors)")
      case nil: #expect(errors.isEmpty)
      }
    }

    @Test("The folder contains more than 25 mistakes")
    func all() {
      #expect(Mistake.all.count > 25)
    }
  }

  /// A file that is compiled separately.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let name: String
    /// The expected compiler error, or `nil` if the file compiles.
    let message: String?

    var testDescription: String { name }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Mistakes")

    static let all: [Mistake] = {
      let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      return files.map { $0.deletingPathExtension().lastPathComponent }.sorted().compactMap { name in
        guard let text = try? String(contentsOf: folder.appending(path: name + ".swift"), encoding: .utf8) else {
          return nil
        }
        let first = text.prefix { $0 != "\n" }
        if first == "// It compiles." { return Mistake(name: name, message: nil) }
        guard first.hasPrefix("// It says: ") else { return nil }
        return Mistake(name: name, message: String(first.dropFirst("// It says: ".count)))
      }
    }()

    /// The compiler errors by file, compiled in parallel.
    static let errors: [String: String] = {
      let errors = Mutex<[String: String]>([:])
      DispatchQueue.concurrentPerform(iterations: all.count) { index in
        let name = all[index].name
        let found = compile(name)
        errors.withLock { $0[name] = found }
      }
      return errors.withLock { $0 }
    }()

    /// Compiles one file without generating code, against the modules that the tests were built with, and returns its
    /// errors.
    private static func compile(_ name: String) -> String {
      let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "swiftc", "-emit-sil", "-wmo", "-o", "/dev/null", "-swift-version", "6", "-parse-as-library", "-module-name",
        "Mistakes",
        "-I", products.appending(path: "Modules").path(percentEncoded: false),
        "-Xcc",
        "-fmodule-map-file=\(products.appending(path: "COpenCombineHelpers.build/module.modulemap").path(percentEncoded: false))",
        folder.appending(path: "Features.swift").path(percentEncoded: false),
        folder.appending(path: name + ".swift").path(percentEncoded: false),
      ]
      let output = Pipe()
      process.standardError = output
      process.standardOutput = FileHandle.nullDevice
      do {
        try process.run()
        // Reads to the end of the output instead of waiting for the process, because Foundation may miss the exit of a
        // process if many run at the same time.
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        return text.split(separator: "\n").filter { $0.contains(": error: ") }.joined(separator: "\n")
      } catch {
        return "swiftc was not run: \(error)"
      }
    }
  }
#endif
