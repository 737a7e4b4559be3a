import Foundation
import Testing

#if os(macOS) || os(Linux)

  /// The program is next to the test executable.
  private let program = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent()
    .appending(path: "prime-time")

  /// Tests of the program in a pipe. They are serialized, because a process could inherit the pipes of another one.
  @Suite("Prime time in a pipe", .serialized, .enabled(if: FileManager.default.isExecutableFile(atPath: program.path)))
  struct PipeTests {
    private func output(of input: Data) async throws -> (text: String, status: Int32) {
      let process = Process()
      process.executableURL = program
      process.environment = ["PATH": ""]
      let stdin = Pipe()
      let stdout = Pipe()
      process.standardInput = stdin
      process.standardOutput = stdout
      // The output fits into the buffer of a pipe, so that writing does not block.
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in continuation.resume() }
        do {
          try process.run()
          try stdin.fileHandleForWriting.write(contentsOf: input)
          try stdin.fileHandleForWriting.close()
        } catch {
          continuation.resume(throwing: error)
        }
      }
      let text = try stdout.fileHandleForReading.readToEnd() ?? Data()
      return (String(decoding: text, as: UTF8.self), process.terminationStatus)
    }

    @Test("Commands are read from a pipe, and a pending search is completed at its end")
    func answers() async throws {
      let (text, status) = try await output(of: Data("+\ncount 1000000\nnth".utf8))
      #expect(status == 0)
      #expect(
        text == """
          Count: 0
          Count: 1
          Count: 1000000
          Looking for the 1000000th prime …
          The 1000000th prime is 15485863

          """)
    }

    @Test("Empty or invalid input does not crash the program")
    func survivesBadInput() async throws {
      #expect(try await output(of: Data()) == ("Count: 0\n", 0))
      let (text, status) = try await output(of: Data([0xFF, 0x00, 0x1B, 0x0A, 0x2B]))
      #expect(status == 0)
      #expect(text.hasSuffix("Type help for a list of commands.\nCount: 1\n"))
    }

    @Test("The quit command ends the program and ignores further input")
    func quits() async throws {
      #expect(try await output(of: Data("quit\n+\n".utf8)) == ("Count: 0\n", 0))
    }
  }

#endif
