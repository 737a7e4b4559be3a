public import Foundation
public import TrifectaWeb

// This module does not import SQLiteState, but only links it: an import would make the operators of GRDB visible in each
// module that imports this one, which slows down type checking.

extension StateStorage {
  /// The storage in an SQLite file.
  ///
  /// The file and its folder are created if they do not exist. Only the user of the process can read them. SQLite keeps
  /// recent changes in two more files, whose names end in `-wal` and `-shm`. The file must be on a local disk. Several
  /// processes may use it at the same time. It contains what visitors entered, and is not encrypted.
  ///
  /// A server that cannot use the file logs the reason and keeps everything in memory.
  ///
  /// - Parameter file: The location of the file, such as `/var/lib/counter/state.sqlite`.
  public static func sqlite(_ file: URL) -> StateStorage { .file(file) }
}
