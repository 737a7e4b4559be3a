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

  private var names: Set<String> {
    get throws { try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)) }
  }

  @Test("Only upload folders without a lock are removed")
  func removal() throws {
    let secret = Secret.random()
    let removed = LeftoverFiles.name()
    let kept = ["trifecta-short", "trifecta--\(secret)", "other-\(secret)", "trifecta-\(secret)-x"]
    for name in kept + [removed] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name).appendingPathComponent("inner"), withIntermediateDirectories: true)
    }
    let file = LeftoverFiles.name()
    try Data("A".utf8).write(to: folder.appendingPathComponent(file))
    let link = LeftoverFiles.name()
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent(link), withDestinationURL: folder.appendingPathComponent(kept[0]))
    LeftoverFiles.remove(in: folder)
    #expect(try names == Set(kept + [file, link]))
  }

  @Test("A folder in use is kept, and removed when its owner no longer uses it")
  func lock() throws {
    var owner: LockedFolder? = LockedFolder(in: folder)
    let url = try #require(owner?.url)
    #expect(try names.isEmpty)
    let file = url.appendingPathComponent("inner").appendingPathComponent("file")
    try owner?.makeFolder(for: file)
    try Data("A".utf8).write(to: file)
    LeftoverFiles.remove(in: folder)
    #expect(FileManager.default.fileExists(atPath: file.path))
    owner = nil
    #expect(try names.isEmpty)
  }

  @Test("A folder that was removed from outside is created and locked again")
  func removedFolder() throws {
    let owner = LockedFolder(in: folder)
    for _ in 0..<2 {
      try owner.makeFolder(for: owner.url.appendingPathComponent("file"))
      LeftoverFiles.remove(in: folder)
      #expect(try names == [owner.url.lastPathComponent])
      try FileManager.default.removeItem(at: owner.url)
    }
  }

  @Test(
    "A folder of another user is neither used nor removed",
    .enabled(if: geteuid() == 0, "Only root can change the owner of a folder."))
  func otherUser() throws {
    let owner = LockedFolder(in: folder)
    try FileManager.default.createDirectory(at: owner.url, withIntermediateDirectories: true)
    #expect(chown(owner.url.path, geteuid() + 1, getegid()) == 0)
    #expect(throws: CocoaError.self) { try owner.makeFolder(for: owner.url.appendingPathComponent("file")) }
    LeftoverFiles.remove(in: folder)
    #expect(try names == [owner.url.lastPathComponent])
  }

  @Test("The folder of a killed process is removed")
  func killedProcess() throws {
    let name = LeftoverFiles.name()
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let descriptor = try #require(LockedFolder.descriptor(of: url.path))
    #expect(LockedFolder.lock(descriptor, waits: false))
    LeftoverFiles.remove(in: folder)
    #expect(try names == [name])
    // The system closes the descriptors of a process that ends.
    close(descriptor)
    LeftoverFiles.remove(in: folder)
    #expect(try names.isEmpty)
  }
}
