import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The data by which a changed file is recognized.
struct FileStamp: Hashable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int
  private let inode: UInt64
  /// Whether the path is a folder, and not a symbolic link to one.
  let isFolder: Bool

  /// Reads the stamp of a file; `nil` if it does not exist.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    if status.st_mode & S_IFMT == S_IFLNK, stat(path, &status) != 0 { return nil }
    #if canImport(Darwin)
      seconds = status.st_mtimespec.tv_sec
      nanoseconds = status.st_mtimespec.tv_nsec
    #else
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    #endif
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
  }
}
