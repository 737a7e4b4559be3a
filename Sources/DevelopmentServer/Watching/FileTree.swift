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

  /// The contents of a folder, by name.
  private struct Folder {
    var files: [String: FileStamp] = [:]
    /// The folders in it, if they are read too.
    var folders: Set<String> = []
  }

  /// The contents by folder.
  private var contents: [String: Folder] = [:]
  /// Whether the folders in a folder are read too.
  private var isRecursive: [String: Bool] = [:]

  /// The folders that are read.
  var folders: Set<String> { Set(contents.keys) }

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
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        changes.removed.formUnion(remove(folder))
        continue
      }
      let old = contents[folder] ?? Folder()
      var new = Folder()
      for name in names where !Self.isIgnored(name) {
        let path = folder + "/" + name
        guard let stamp = FileStamp(path) else { continue }
        if !stamp.isFolder {
          new.files[name] = stamp
        } else if isRecursive[folder] != false {
          new.folders.insert(name)
          guard contents[path] == nil else { continue }
          isRecursive[path] = true
          waiting.append(path)
        }
      }
      contents[folder] = new
      for (name, stamp) in new.files where old.files[name] != stamp {
        if old.files[name] == nil {
          changes.added.insert(folder + "/" + name)
        } else {
          changes.edited.insert(folder + "/" + name)
        }
      }
      for name in old.files.keys where new.files[name] == nil { changes.removed.insert(folder + "/" + name) }
      for name in old.folders.subtracting(new.folders) { changes.removed.formUnion(remove(folder + "/" + name)) }
    }
    return changes
  }

  /// Removes a folder and all folders in it.
  ///
  /// - Returns: The files that were in them.
  private mutating func remove(_ folder: String) -> Set<String> {
    var removed: Set<String> = []
    var waiting = [folder]
    while let folder = waiting.popLast() {
      guard let old = contents.removeValue(forKey: folder) else { continue }
      removed.formUnion(old.files.keys.map { folder + "/" + $0 })
      waiting += old.folders.map { folder + "/" + $0 }
    }
    return removed
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
