import Foundation

extension SharedKey where Value: Codable {
  /// A value kept as JSON in a file, which is replaced as a whole, so that it is never half written.
  ///
  /// A file that is no JSON of the value's type is reported, kept beside with the extension `corrupt`, and the default
  /// is used. One that cannot be read at all stays as it is. Changes made by other programs are not noticed.
  ///
  /// - Parameters:
  ///   - url: the file. Missing folders are made when the value is first written.
  ///   - defaultValue: the value until one is saved.
  /// - Returns: the key.
  public static func file(_ url: URL, default defaultValue: Value) -> SharedKey {
    let url = url.standardizedFileURL
    return SharedKey(id: "file \(url.path)", default: defaultValue, persistence: FilePersistence(url: url))
  }
}

/// A JSON file.
struct FilePersistence<Value: Sendable & Equatable & Codable>: SharedPersistence {
  let url: URL

  func load() throws -> Value? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let data = try Data(contentsOf: url)
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      throw CorruptFile(url: url, kept: try setAside(), reason: error)
    }
  }

  func save(_ value: Value) throws {
    let encoder = JSONEncoder()
    // The same value makes the same file, whatever order a dictionary happens to have.
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(value)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Renames the file to a name that is free.
  private func setAside() throws -> URL {
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

/// A file whose content is not the value's JSON.
private struct CorruptFile: Error, CustomStringConvertible {
  let url: URL
  let kept: URL
  let reason: any Error

  var description: String {
    "\(url.lastPathComponent) is corrupt and was renamed to \(kept.lastPathComponent). \(reason)"
  }
}
