import Foundation

/// The file systems in which other computers, or the host of a virtual machine, can change files. The kernel does not
/// know of these changes, so inotify does not report them.
enum RemoteFileSystem {
  /// The names in the list of mounted file systems. File systems in user space have names such as `fuse.sshfs`.
  private static let names: Set<Substring> = [
    "9p", "afs", "ceph", "cifs", "fuse", "nfs", "nfs4", "prl_fs", "smb3", "vboxsf", "virtiofs", "vmhgfs",
  ]

  /// Returns the name of the file system that contains a folder, if it is one of these.
  static func name(of folder: String) -> String? {
    guard let mounts = try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8) else { return nil }
    return name(of: URL(fileURLWithPath: folder).resolvingSymlinksInPath().path, mounts: mounts)
  }

  /// Returns the name for a folder without symbolic links in its path.
  ///
  /// - Parameter mounts: The mounted file systems, in the format of fstab(5).
  static func name(of folder: String, mounts: String) -> String? {
    var found: (point: String, name: Substring)?
    for line in mounts.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2 else { continue }
      let point = unescaped(words[1])
      let isAround = folder == point || folder.hasPrefix(point.hasSuffix("/") ? point : point + "/")
      // A file system that is mounted later covers an earlier one.
      if isAround, point.count >= found?.point.count ?? 0 { found = (point, words[2]) }
    }
    guard let name = found?.name, names.contains(name.prefix { $0 != "." }) else { return nil }
    return String(name)
  }

  private static func unescaped(_ path: Substring) -> String {
    // The backslash is the last one, because the others contain it.
    [("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")].reduce(String(path)) { path, escape in
      path.replacing(escape.0, with: escape.1)
    }
  }
}
