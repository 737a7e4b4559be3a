import Foundation

/// The files in some folders, as they were when the folders were read last.
///
/// A change is found by comparing a folder with its last state. Notifications of the system only tell which folder to
/// read, so they may be lost or repeated, and polling works in the same way.
struct FileTree: Sendable {
  /// The files that differ from the last state.
  struct Changes: Equatable, Sendable {
    var edited: Set<String> = []
    /// Files that exist now and did not before.
    var added: Set<String> = []
    var removed: Set<String> = []

    var isEmpty: Bool { edited.isEmpty && added.isEmpty && removed.isEmpty }
    var count: Int { edited.count + added.count + removed.count }
    /// All changed files.
    var all: Set<String> { edited.union(added).union(removed) }

    /// Adds later changes. An editor that saves a file by replacing it removes and adds it.
    mutating func merge(_ later: Changes) {
      for file in later.added {
        if removed.remove(file) == nil { added.insert(file) } else { edited.insert(file) }
      }
      for file in later.removed {
        edited.remove(file)
        if added.remove(file) == nil { removed.insert(file) }
      }
      edited.formUnion(later.edited.subtracting(added))
    }
  }

  /// The files by folder.
  private var files: [String: [String: FileStamp]] = [:]
  /// Whether the folders in a folder are read too.
  private var isRecursive: [String: Bool] = [:]

  /// The folders that are read.
  var folders: Set<String> { Set(files.keys) }

  /// Reads folders.
  ///
  /// - Parameters:
  ///   - recursive: Folders that are read with all folders in them.
  ///   - flat: Folders of which only the files are read.
  init(recursive: Set<String>, flat: Set<String> = []) {
    for folder in flat { isRecursive[folder] = false }
    for folder in recursive { isRecursive[folder] = true }
    for folder in isRecursive.keys { _ = read(folder) }
  }

  /// Reads a folder again.
  ///
  /// - Returns: The changes since the folder was read last, including those in folders that were added or removed.
  mutating func read(_ folder: String) -> Changes {
    var changes = Changes()
    var waiting = [folder]
    while let folder = waiting.popLast() {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      let old = files[folder]
      guard let names else {
        guard let old else { continue }
        changes.removed.formUnion(old.keys.map { folder + "/" + $0 })
        files[folder] = nil
        continue
      }
      var new: [String: FileStamp] = [:]
      for name in names where !Self.isIgnored(name) {
        guard let stamp = FileStamp(folder + "/" + name) else { continue }
        if stamp.isFolder {
          let inner = folder + "/" + name
          guard isRecursive[folder] != false, files[inner] == nil else { continue }
          isRecursive[inner] = true
          waiting.append(inner)
        } else {
          new[name] = stamp
        }
      }
      files[folder] = new
      for (name, stamp) in new where old?[name] != stamp {
        if old?[name] == nil {
          changes.added.insert(folder + "/" + name)
        } else {
          changes.edited.insert(folder + "/" + name)
        }
      }
      for name in (old ?? [:]).keys where new[name] == nil { changes.removed.insert(folder + "/" + name) }
      // A folder in this one may have been removed, and all folders in that one.
      waiting += files.keys.filter { $0.hasPrefix(folder + "/") && !FileManager.default.fileExists(atPath: $0) }
    }
    return changes
  }

  /// Reads all folders again.
  mutating func readAll() -> Changes {
    var changes = Changes()
    for folder in folders { changes.merge(read(folder)) }
    return changes
  }

  /// Returns whether files and folders with a name are not part of the program: hidden ones, such as `.build`, and
  /// temporary files of editors.
  private static func isIgnored(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name == "node_modules" || name == "4913"
      || ["tmp", "swp", "swx", "orig", "rej", "pyc"].contains((name as NSString).pathExtension)
  }
}
