import Foundation
import SwiftUI
import Testing

@Suite("File wrappers")
struct FileWrapperTests {
  @Test("A directory wrapper is written and read with its contents")
  func roundTrip() throws {
    let inner = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
    ])
    inner.preferredFilename = "inner"
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect(folder.addFileWrapper(inner) == "inner")
    let first = folder.addRegularFile(withContents: Data("1".utf8), preferredFilename: "x")
    let second = folder.addRegularFile(withContents: Data("2".utf8), preferredFilename: "x")
    #expect(first == "x" && second != "x")
    folder.removeFileWrapper(try #require(folder.fileWrappers?[second]))
    #expect(folder.keyForChildFileWrapper(inner) == "inner")
    #expect(folder.isDirectory && !folder.isRegularFile && folder.regularFileContents == nil)

    let url = FileManager.default.temporaryDirectory.appendingPathComponent("wrapper-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try folder.write(to: url, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: url)
    #expect(Set(read.fileWrappers?.keys.map { $0 } ?? []) == ["inner", "x"])
    let file = try #require(read.fileWrappers?["inner"]?.fileWrappers?["a.txt"])
    #expect(file.regularFileContents == Data("a".utf8) && file.filename == "a.txt" && file.fileWrappers == nil)
  }

  @Test("Child names cannot leave the directory, and a missing file throws")
  func safety() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("wrapper-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let file = FileWrapper(regularFileWithContents: Data())
    try FileWrapper(directoryWithFileWrappers: ["../out": file]).write(to: url, originalContentsURL: nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["out"])
    #expect(throws: CocoaError.self) { try FileWrapper(url: url.appendingPathComponent("none")) }
    // A symbolic link to its own directory would make a recursive read endless.
    try FileManager.default.createSymbolicLink(
      at: url.appendingPathComponent("loop"), withDestinationURL: url)
    #expect(throws: (any Error).self) { try FileWrapper(url: url) }
  }
}
