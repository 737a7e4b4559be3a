#if os(Linux)
  import Foundation
  import Synchronization
  import Testing

  /// What the compiler says to mistakes that are often made: each file in the folder Mistakes has one, and its first line says
  /// which words have to be among the errors.
  @Suite("Mistakes that are often made")
  struct MistakeTests {
    @Test("The compiler names the mistake and the mend", arguments: Mistake.all)
    func message(mistake: Mistake) throws {
      let errors = try #require(Mistake.errors[mistake.name])
      switch mistake.message {
      case let message?: #expect(errors.contains(message), "\(errors)")
      case nil: #expect(errors.isEmpty)
      }
    }

    @Test("All of them are compiled")
    func all() {
      #expect(Mistake.all.count > 25)
    }
  }

  /// A file that is not compiled with the others.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let name: String
    /// What the compiler says, `nil` if it says nothing.
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

    /// The errors of each, all compiled side by side.
    static let errors: [String: String] = {
      let errors = Mutex<[String: String]>([:])
      DispatchQueue.concurrentPerform(iterations: all.count) { index in
        let name = all[index].name
        let found = compile(name)
        errors.withLock { $0[name] = found }
      }
      return errors.withLock { $0 }
    }()

    /// Compiles one as far as its errors are known, against the modules that the tests were built with.
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
        // What it says ends with it, so that its end is not waited for by itself: Foundation may miss that of one among many.
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        return text.split(separator: "\n").filter { $0.contains(": error: ") }.joined(separator: "\n")
      } catch {
        return "swiftc was not run: \(error)"
      }
    }
  }
#endif
