import Foundation
import Testing

@testable import TrifectaWeb

@Suite("Leftover files of terminated processes")
final class LeftoverFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("Only upload folders of terminated processes are removed")
  func removal() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exit 0"]
    try process.run()
    process.waitUntilExit()
    let over = process.processIdentifier
    let secret = Secret.random()
    let removed = LeftoverFiles.name(process: over)
    let kept = [
      LeftoverFiles.name(process: 1), "trifecta-\(over)-short", "trifecta--\(secret)", "trifecta-0-\(secret)",
      "other-\(over)-\(secret)", "trifecta-\(over)-\(secret)-x",
    ]
    for name in kept + [removed] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name).appendingPathComponent("inner"), withIntermediateDirectories: true)
    }
    let file = LeftoverFiles.name(process: over)
    try Data("A".utf8).write(to: folder.appendingPathComponent(file))
    let link = LeftoverFiles.name(process: over)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent(link), withDestinationURL: folder.appendingPathComponent(kept[0]))
    LeftoverFiles.remove(in: folder)
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)) == Set(kept + [file, link]))
  }
}
