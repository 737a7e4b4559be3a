import Crypto
import DequeModule
import Elements
import Foundation
import PortableUI

/// The picture files that pages refer to. The server serves no other files.
final class PictureFiles: @unchecked Sendable {
  // The conformance is unchecked because the compiler cannot verify that all state is accessed under the lock.
  static let shared = PictureFiles(limit: 128 << 20)

  /// The location of a picture's bytes.
  private enum Source {
    case file(String)
    case data(Data)
  }

  private struct Entry {
    let source: Source
    let type: String
  }

  /// The name of a picture in memory, valid as long as the picture exists.
  private struct Known {
    weak var picture: PictureData?
    let name: String?
  }

  private let lock = NSLock()
  private var entries: [String: Entry] = [:]
  private var namesOfFiles: [String: String?] = [:]
  private var known: [ObjectIdentifier: Known] = [:]
  /// The number of entries in `known` at which deallocated pictures are removed.
  private var maximumKnown = 64
  /// The pictures in memory, oldest first. Their total size is limited.
  private var inMemory: Deque<(name: String, count: Int)> = []
  private(set) var bytesInMemory = 0
  private let limit: Int
  private let countLimit: Int
  /// The memory that an entry uses in addition to the bytes of the picture.
  private static let overhead = 512

  /// Creates a collection of files.
  ///
  /// - Parameters:
  ///   - limit: The maximum size of pictures from memory, in bytes. Each counts 512 bytes more than its data.
  ///   - countLimit: The maximum number of pictures from memory.
  init(limit: Int, countLimit: Int = 10_000) {
    self.limit = limit
    self.countLimit = countLimit
  }

  /// Returns the path at which a picture is served; `nil` if browsers cannot show it.
  func path(of content: PictureValue.Content) -> String? {
    let name = lock.withLock {
      switch content {
      case .file(let path): self.name(ofFileAt: path)
      case .data(let picture): self.name(of: picture)
      }
    }
    return name.map { "/trifecta/image/\($0)" }
  }

  private func name(ofFileAt path: String) -> String? {
    if let name = namesOfFiles[path] { return name }
    let name = FileManager.default.contents(atPath: path).flatMap { data in
      ImageFile.type(of: data).map { type in
        let name = Self.name(of: data)
        entries[name] = Entry(source: .file(path), type: type)
        return name
      }
    }
    namesOfFiles[path] = .some(name)
    return name
  }

  private func name(of picture: PictureData) -> String? {
    if let known = known[ObjectIdentifier(picture)], known.picture === picture {
      if known.name.map({ entries[$0] != nil }) ?? true { return known.name }
    }
    let name = add(picture.bytes)
    if known.count >= maximumKnown {
      known = known.filter { $0.value.picture != nil }
      maximumKnown = max(64, 2 * known.count)
    }
    known[ObjectIdentifier(picture)] = Known(picture: picture, name: name)
    return name
  }

  private func add(_ data: Data) -> String? {
    guard let type = ImageFile.type(of: data) else { return nil }
    let name = Self.name(of: data)
    guard entries[name] == nil else { return name }
    entries[name] = Entry(source: .data(data), type: type)
    inMemory.append((name, data.count + Self.overhead))
    bytesInMemory += data.count + Self.overhead
    while bytesInMemory > limit || inMemory.count > countLimit, inMemory.count > 1 {
      let oldest = inMemory.removeFirst()
      bytesInMemory -= oldest.count
      entries[oldest.name] = nil
    }
    return name
  }

  private static func name(of data: Data) -> String {
    SHA256.hash(data: data).prefix(12).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Returns the file with this name; `nil` if there is none.
  func file(named name: String) -> (bytes: Data, type: String)? {
    guard let entry = lock.withLock({ entries[name] }) else { return nil }
    switch entry.source {
    case .data(let data): return (data, entry.type)
    case .file(let path): return FileManager.default.contents(atPath: path).map { ($0, entry.type) }
    }
  }
}
