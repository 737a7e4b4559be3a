import Foundation

/// Removes the folders of visitors' files that a process left behind because it was killed.
enum LeftoverFiles {
  private static let prefix = "trifecta-"

  // Run before this process makes its first folder: one with its number is an earlier process's, as in a container that was restarted.
  private static let removal: Void = remove(in: FileManager.default.temporaryDirectory)

  /// Looks through the system's folder for temporary files, once for each process.
  static func removeOnce() { removal }

  /// A name for a folder that tells whose it is, and that nobody can guess.
  static func name(process: Int32) -> String { "\(prefix)\(process)-\(Secret.random())" }

  /// Removes the folders that are ours by name and owner, and whose process is not running.
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

  /// Whether a path is a folder of this user's, and no link to one.
  private static func isOwnFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
  }
}
