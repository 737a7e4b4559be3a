import Foundation
import Testing

@testable import DevelopmentServer

#if os(Linux)
  @Suite("Programs that the development server runs")
  struct ProgramRunnerTests {
    /// The pipes that this process has opened.
    private func pipes() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + name)
        return target?.hasPrefix("pipe:") == true
      }
    }

    @Test("A program that has ended leaves no pipe open")
    func programs() async throws {
      let runner = ProgramRunner(folder: "/")
      let before = try pipes()
      for _ in 0..<20 {
        #expect(try await runner.run(["echo", "output"]).output == "output\n")
      }
      #expect(try pipes() <= before)
    }

    @Test("An app that has ended leaves no pipe open")
    func apps() async throws {
      let before = try pipes()
      for _ in 0..<20 {
        let app = try AppProcess(
          "/bin/sh", arguments: ["-c", "echo message >&2"], folder: "/", environment: [:], errorOutput: .nullDevice)
        #expect(await app.end().errorOutput == "message\n")
      }
      #expect(try pipes() <= before)
    }
  }
#endif
