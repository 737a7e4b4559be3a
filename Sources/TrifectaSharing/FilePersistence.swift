import Foundation

extension SharedKey where Value: Codable {
  /// Returns a key for a value stored as JSON in a file. The file is replaced atomically.
  ///
  /// A file that does not contain JSON of the value's type is reported and renamed with the extension `corrupt`, and
  /// the default is used. A file that cannot be read at all is left unchanged. Changes by other programs are not
  /// detected.
  ///
  /// - Parameters:
  ///   - url: the URL of the file. Missing directories are created when the value is first written.
  ///   - defaultValue: the value that is used until one is saved.
  /// - Returns: the key.
  public static func file(_ url: URL, default defaultValue: Value) -> SharedKey {
    let url = url.standardizedFileURL
    return SharedKey(id: "file \(url.path)", default: defaultValue, persistence: FilePersistence(url: url))
  }
}

/// Persists a value in a JSON file.
struct FilePersistence<Value: Sendable & Equatable & Codable>: SharedPersistence {
  let url: URL

  func load() throws -> Value? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let data = try Data(contentsOf: url)
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      throw CorruptFile(url: url, kept: try quarantineFile(), reason: error)
    }
  }

  func save(_ value: Value) throws {
    let encoder = JSONEncoder()
    // Sorted keys, so that equal values give equal files: the order of dictionary keys may differ in each run.
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(value)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Renames the file to an unused name and returns it.
  private func quarantineFile() throws -> URL {
    var kept = url.appendingPathExtension("corrupt")
    var number = 2
    while FileManager.default.fileExists(atPath: kept.path) {
      kept = url.appendingPathExtension("\(number).corrupt")
      number += 1
    }
    try FileManager.default.moveItem(at: url, to: kept)
    return kept
  }
}

/// The error of a file that does not contain JSON of the value's type.
private struct CorruptFile: Error, CustomStringConvertible {
  let url: URL
  let kept: URL
  let reason: any Error

  var description: String {
    "\(url.lastPathComponent) is corrupt and was renamed to \(kept.lastPathComponent). \(reason)"
  }
}
