import Foundation
import NIOConcurrencyHelpers

/// A temporary folder with an unguessable name, which other users cannot read, and which is locked while it is in use.
///
/// The system releases the lock when the process ends, even if it is killed. ``LeftoverFiles`` removes folders that are
/// not locked. A process ID would not identify the process: another process can have the same ID later, or in another
/// container.
final class LockedFolder: Sendable {
  /// The location of the folder, which is created when the first file needs it.
  let url: URL
  /// The descriptor that holds the lock; `nil` while the folder does not exist.
  private let descriptor = NIOLockedValueBox<CInt?>(nil)

  init(in parent: URL = FileManager.default.temporaryDirectory) {
    url = parent.appendingPathComponent(LeftoverFiles.name(), isDirectory: true)
  }

  deinit { remove() }

  /// Creates a subfolder for a file.
  func makeFolder(for file: URL) throws {
    try lock()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
  }

  /// Removes the folder with all files, and releases the lock.
  func remove() {
    descriptor.withLockedValue { descriptor in
      guard let held = descriptor else { return }
      try? FileManager.default.removeItem(at: url)
      close(held)
      descriptor = nil
    }
  }

  /// Creates and locks the folder, unless it is locked and still exists.
  private func lock() throws {
    try descriptor.withLockedValue { descriptor in
      if let held = descriptor {
        if Self.isFolder(held, at: url.path) { return }
        close(held)
        descriptor = nil
      }
      while true {
        try FileManager.default.createDirectory(
          at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        if let new = Self.descriptor(of: url.path) {
          // Another user could create a folder with this name after a cleaner removed this one.
          guard LeftoverFiles.isOwn(new) else {
            close(new)
            throw CocoaError(.fileWriteNoPermission)
          }
          // A file system without locks is supported too: other processes cannot lock the folder either, so they
          // do not remove it.
          _ = Self.lock(new, waits: true)
          // Another process may have removed the folder before it was locked.
          guard Self.isFolder(new, at: url.path) else {
            close(new)
            continue
          }
          descriptor = new
          return
        } else if errno != ENOENT {
          throw CocoaError(.fileWriteUnknown)
        }
      }
    }
  }

  /// Opens a folder, but no symbolic link.
  ///
  /// - Returns: The descriptor, which the caller must close; `nil` if this fails.
  static func descriptor(of path: String) -> CInt? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  /// Locks a folder.
  ///
  /// - Parameter waits: Whether the call waits until another process releases the folder.
  /// - Returns: Whether the folder is locked.
  static func lock(_ descriptor: CInt, waits: Bool) -> Bool {
    while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// Returns whether a descriptor and a path refer to the same folder.
  static func isFolder(_ descriptor: CInt, at path: String) -> Bool {
    var opened = stat()
    var present = stat()
    return fstat(descriptor, &opened) == 0 && lstat(path, &present) == 0 && opened.st_dev == present.st_dev
      && opened.st_ino == present.st_ino
  }
}
