import Elements
import Foundation
import PortableUI
import Synchronization
import Testing

@testable import TrifectaWeb

@MainActor
@Suite("Picture files")
struct PictureFileTests {
  private let folder: URL
  private let files = PictureFiles(limit: 2_000)
  private let bytes = Data([0x89, 0x50, 0x4E, 0x47, 1])

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test("A file that is missing or incomplete at first is found later")
  func laterFile() throws {
    defer { remove() }
    let file = folder.appendingPathComponent("a.png")
    #expect(files.path(of: .file(file.path)) == nil)
    try Data().write(to: file)
    #expect(files.path(of: .file(file.path)) == nil)
    try bytes.write(to: file)
    let name = try #require(files.path(of: .file(file.path))?.split(separator: "/").last)
    #expect(files.file(named: String(name))?.bytes == bytes)
  }

  @Test("A file larger than its start is named by its whole content")
  func wholeFile() throws {
    defer { remove() }
    let paths = try (UInt8(1)...2).map { last in
      let file = folder.appendingPathComponent("\(last).png")
      let whole = bytes + Data(count: 5_000) + [last]
      try whole.write(to: file)
      let path = try #require(files.path(of: .file(file.path)))
      let name = try #require(path.split(separator: "/").last.map(String.init))
      #expect(files.file(named: name)?.bytes == whole)
      #expect(name == Checksum(whole).description)
      return path
    }
    #expect(paths[0] != paths[1])
  }

  @Test("Other pictures are served while a file is read")
  func servesWhileReading() throws {
    defer { remove() }
    let name = try #require(files.path(of: .data(PictureData(bytes)))?.split(separator: "/").last.map(String.init))
    // The main actor is reading a pipe when the other thread has opened it for writing.
    let pipe = folder.appendingPathComponent("pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let served = Mutex<Bool?>(nil)
    Thread.detachNewThread { [files, bytes] in
      let writer = FileHandle(forWritingAtPath: pipe)
      let answer = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        if files.file(named: name)?.bytes == bytes { answer.signal() }
      }
      // The time limit ends the test if the other thread waits for the one that reads.
      let result = answer.wait(timeout: .now() + 10)
      served.withLock { $0 = result == .success }
      try? writer?.write(contentsOf: bytes + [2])
      try? writer?.close()
    }
    #expect(files.path(of: .file(pipe)) != nil)
    #expect(served.withLock { $0 } == true)
  }
}
