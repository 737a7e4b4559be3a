import Foundation

/// Removes the file folders of processes that were killed.
enum LeftoverFiles {
  private static let prefix = "trifecta-"

  // This runs before the process creates its first folder. A folder with the same process ID belongs to an earlier
  // process, such as before a restart of a container.
  private static let removal: Void = remove(in: FileManager.default.temporaryDirectory)

  /// Scans the system's temporary folder, once per process.
  static func removeOnce() { removal }

  /// Returns an unguessable folder name that contains the process ID.
  static func name(process: Int32) -> String { "\(prefix)\(process)-\(Secret.random())" }

  /// Removes the folders that match by name and owner, and whose process is not running.
  static func remove(in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      let path = folder.appendingPathComponent(name).path
      guard let process = process(named: name), isOver(process), isOwnFolder(path) else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private static func process(named name: String) -> Int32? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, name.hasPrefix(prefix), Secret.isWellFormed(String(parts[2])),
      let process = Int32(parts[1]),
      process > 0
    else { return nil }
    return process
  }

  private static func isOver(_ process: Int32) -> Bool {
    process == getpid() || kill(process, 0) == -1 && errno == ESRCH
  }

  /// Returns whether a path is a folder of the current user, and not a symbolic link.
  private static func isOwnFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
  }
}
