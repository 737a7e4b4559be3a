import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import DevelopmentServer

/// A temporary folder.
private struct Folder {
  let path = NSTemporaryDirectory() + "FileWatcher-\(UUID().uuidString)"

  init() throws { try make("") }

  func make(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func write(_ name: String, _ text: String = "") throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  func remove(_ name: String = "") { try? FileManager.default.removeItem(atPath: path + "/" + name) }
}

struct FileTreeTests {
  @Test("Edited, added and removed files are found, in new folders too")
  func changes() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("a.swift")
    try folder.write("b.swift")
    var tree = FileTree(recursive: [folder.path])
    #expect(tree.readAll().isEmpty)
    try folder.write("a.swift", "edited")
    folder.remove("b.swift")
    try folder.make("inner/deep")
    try folder.write("inner/deep/c.swift")
    let changes = tree.readAll()
    #expect(changes.edited == [folder.path + "/a.swift"])
    #expect(changes.removed == [folder.path + "/b.swift"])
    #expect(changes.added == [folder.path + "/inner/deep/c.swift"])
    folder.remove("inner")
    #expect(tree.readAll().removed == [folder.path + "/inner/deep/c.swift"])
    #expect(tree.folders == [folder.path])
  }

  @Test("Hidden and temporary files, and folders in a flat folder, are ignored")
  func ignored() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.make("inner")
    var tree = FileTree(recursive: [], flat: [folder.path])
    for name in [".hidden", "a.swift~", "#a.swift#", "4913", "a.tmp", "inner/a.swift"] { try folder.write(name) }
    #expect(tree.readAll().isEmpty)
    try folder.write("Package.swift")
    #expect(tree.readAll().added == [folder.path + "/Package.swift"])
  }

  @Test("A file that is replaced is edited")
  func merged() {
    var changes = FileTree.Changes(removed: ["a", "b"])
    changes.merge(FileTree.Changes(edited: ["d"], added: ["a", "c"]))
    #expect(changes == FileTree.Changes(edited: ["a", "d"], added: ["c"], removed: ["b"]))
    changes.merge(FileTree.Changes(edited: ["c"]))
    changes.merge(FileTree.Changes(removed: ["c", "d"]))
    #expect(changes == FileTree.Changes(edited: ["a"], removed: ["b", "d"]))
  }
}

@Suite(.timeLimit(.minutes(1)))
struct FileWatcherTests {
  @Test("Changes that follow each other are reported together", arguments: [true, false])
  func coalesced(usesNotifications: Bool) async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let (reports, continuation) = AsyncStream<FileTree.Changes>.makeStream()
    let watcher = FileWatcher(
      .init(recursive: [folder.path]), usesNotifications: usesNotifications, root: folder.path, notice: { _ in },
      report: { changes, _ in continuation.yield(changes) })
    watcher.start()
    defer { watcher.stop() }
    // While version control writes files, changes are not reported.
    try folder.make(".git")
    try folder.write(".git/index.lock")
    for number in 0..<500 {
      try folder.make("folder\(number % 7)")
      try folder.write("folder\(number % 7)/\(number).swift")
    }
    folder.remove(".git/index.lock")
    var all = FileTree.Changes()
    var count = 0
    for await changes in reports {
      all.merge(changes)
      count += 1
      if all.added.count == 500 { break }
    }
    #expect(all.added.count == 500)
    #expect(count == 1)
  }

  @Test("A watcher can watch other folders later")
  func scope() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.make("one")
    try folder.make("two")
    let (reports, continuation) = AsyncStream<FileTree.Changes>.makeStream()
    let watcher = FileWatcher(
      .init(recursive: [folder.path + "/one"]), usesNotifications: false, root: folder.path, notice: { _ in },
      report: { changes, _ in continuation.yield(changes) })
    watcher.start()
    defer { watcher.stop() }
    watcher.change(.init(recursive: [folder.path + "/one", folder.path + "/two"]))
    try folder.write("one/a.swift")
    for await changes in reports where !changes.isEmpty {
      #expect(changes.all.isSubset(of: [folder.path + "/one/a.swift"]))
      break
    }
    try folder.write("two/b.swift")
    for await changes in reports {
      #expect(changes.all == [folder.path + "/two/b.swift"])
      break
    }
  }
}
