import Foundation

/// Writes files that only the user of the process can read.
enum PrivateFile {
  /// Creates a folder, if it does not exist.
  static func createFolder(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// The suffix of a file that is being written. It remains if the process is killed meanwhile.
  static let unfinished = ".new"

  /// Writes a file atomically: if the process is killed, the file has its earlier content.
  static func write(_ data: Data, to file: URL) throws {
    let new = file.path + unfinished
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: new]) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
      try handle.close()
      guard rename(new, file.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
      }
    } catch {
      unlink(new)
      throw error
    }
  }

  /// Returns the content of a file; `nil` if the file does not exist.
  static func read(_ file: URL) throws -> Data? {
    do {
      return try Data(contentsOf: file)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
      return nil
    }
  }
}
