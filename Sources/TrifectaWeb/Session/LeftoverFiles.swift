import Foundation

/// Removes the file folders of processes that were killed.
enum LeftoverFiles {
  private static let prefix = "trifecta-"

  private static let removal: Void = remove(in: FileManager.default.temporaryDirectory)

  /// Scans the system's temporary folder, once per process.
  static func removeOnce() { removal }

  /// Returns an unguessable name for a ``LockedFolder``.
  static func name() -> String { prefix + Secret.random() }

  /// Removes the folders that match by name and owner, and that no process has locked.
  static func remove(in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasPrefix(prefix) && Secret.isWellFormed(String(name.dropFirst(prefix.count))) {
      let path = folder.appendingPathComponent(name).path
      guard let descriptor = LockedFolder.descriptor(of: path) else { continue }
      // The lock is held during the removal, so that the owner of a new folder notices it.
      defer { close(descriptor) }
      guard isOwn(descriptor), LockedFolder.lock(descriptor, waits: false),
        LockedFolder.isFolder(descriptor, at: path)
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Returns whether a folder belongs to the current user.
  static func isOwn(_ descriptor: CInt) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_uid == geteuid()
  }
}
