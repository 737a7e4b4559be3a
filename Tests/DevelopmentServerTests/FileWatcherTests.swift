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

  @Test("A folder that a symbolic link replaces is removed with the folders in it")
  func replacedFolder() throws {
    let folder = try Folder()
    let other = try Folder()
    defer {
      folder.remove()
      other.remove()
    }
    try folder.make("inner/deep")
    try folder.write("inner/a.swift")
    try folder.write("inner/deep/b.swift")
    try other.write("a.swift")
    var tree = FileTree(recursive: [folder.path])
    folder.remove("inner")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/inner", withDestinationPath: other.path)
    let changes = tree.read(folder.path)
    #expect(changes.removed == [folder.path + "/inner/a.swift", folder.path + "/inner/deep/b.swift"])
    #expect(tree.folders == [folder.path])
    try other.write("a.swift", "edited")
    #expect(tree.readAll().isEmpty)
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
  @Test("Changes that follow each other are reported together", arguments: [.max, 0])
  func coalesced(notificationLimit: Int) async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let (reports, continuation) = AsyncStream<FileTree.Changes>.makeStream()
    let watcher = FileWatcher(
      .init(recursive: [folder.path]), notificationLimit: notificationLimit, root: folder.path, notice: { _ in },
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
      .init(recursive: [folder.path + "/one"]), notificationLimit: 0, root: folder.path, notice: { _ in },
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

  #if canImport(Glibc)
    @Test("A folder that was moved away and back is watched again")
    func movedFolder() throws {
      let folder = try Folder()
      defer { folder.remove() }
      try folder.make("inner")
      let inner = folder.path + "/inner"
      let notifications = try FolderNotifications()
      _ = try notifications.watch([folder.path, inner])
      try FileManager.default.moveItem(atPath: inner, toPath: folder.path + "/moved")
      #expect(notifications.wait(milliseconds: 10_000) == .changes(in: [folder.path, inner]))
      try FileManager.default.moveItem(atPath: folder.path + "/moved", toPath: inner)
      #expect(notifications.wait(milliseconds: 10_000) == .changes(in: [folder.path]))
      #expect(try notifications.watch([folder.path, inner]) == [inner])
      try folder.write("inner/a.swift")
      #expect(notifications.wait(milliseconds: 10_000) == .changes(in: [inner]))
    }

    @Test("If the system cannot watch all folders, the watcher says so and finds edits by polling", arguments: [1, 2])
    func limit(folders: Int) async throws {
      let folder = try Folder()
      defer { folder.remove() }
      try folder.make("one")
      try folder.write("one/a.swift")
      let (reports, continuation) = AsyncStream<FileTree.Changes>.makeStream()
      let (notices, noticeContinuation) = AsyncStream<String>.makeStream()
      let watcher = FileWatcher(
        .init(recursive: [folder.path]), notificationLimit: folders, root: folder.path,
        notice: { noticeContinuation.yield($0) }, report: { changes, _ in continuation.yield(changes) })
      watcher.start()
      defer { watcher.stop() }
      // The limit is reached at the start, or by a new folder.
      if folders > 1 { try folder.make("two") }
      let notice = await notices.first { _ in true }
      #expect(
        notice
          == "Files are checked every 0.5 s, because the limit fs.inotify.max_user_watches of the system is reached.")
      try folder.write("one/a.swift", "edited")
      let changes = await reports.first { _ in true }
      #expect(changes?.edited == [folder.path + "/one/a.swift"])
    }

    @Test("In a file system that does not report all changes, the watcher also polls")
    func unreportedFileSystem() async throws {
      let folder = try Folder()
      defer { folder.remove() }
      try folder.write("a.swift")
      // The system does not report that a file was written before it is closed, so this is like a change by another
      // computer.
      let file = try #require(FileHandle(forWritingAtPath: folder.path + "/a.swift"))
      let (reports, continuation) = AsyncStream<FileTree.Changes>.makeStream()
      let (notices, noticeContinuation) = AsyncStream<String>.makeStream()
      let watcher = FileWatcher(
        .init(recursive: [folder.path]), root: folder.path, unreportedFileSystem: { _ in "NFS" },
        notice: { noticeContinuation.yield($0) }, report: { changes, _ in continuation.yield(changes) })
      watcher.start()
      defer { watcher.stop() }
      let notice = await notices.first { _ in true }
      #expect(notice?.contains("because \(folder.path) is in a file system (NFS)") == true)
      try file.write(contentsOf: Data("edited".utf8))
      let changes = await reports.first { _ in true }
      #expect(changes?.edited == [folder.path + "/a.swift"])
      // A change that the system reports is found too.
      try folder.write("b.swift")
      let more = await reports.first { _ in true }
      #expect(more?.added == [folder.path + "/b.swift"])
      try file.close()
    }

    @Test(
      "The file system of a folder is the innermost one that was mounted last",
      arguments: [
        ("/home/app", nil), ("/nfs/app", "nfs4"), ("/nfs", "nfs4"), ("/nfs2/app", nil), ("/nfs/local/app", nil),
        ("/mnt/my files/app", "fuse.sshfs"), ("/covered/app", "9p"),
      ] as [(String, String?)])
    func remoteFileSystems(folder: String, name: String?) {
      let mounts = """
        /dev/vda / ext4 rw 0 0
        server:/a /nfs nfs4 rw 0 0
        tmpfs /nfs/local tmpfs rw 0 0
        server:/b /mnt/my\\040files fuse.sshfs rw 0 0
        tmpfs /covered tmpfs rw 0 0
        host /covered 9p rw 0 0
        malformed
        """
      #expect(RemoteFileSystem.name(of: folder, mounts: mounts) == name)
      #expect(RemoteFileSystem.name(of: "/proc") == nil)
    }
  #endif
}
