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
  /// The names of pictures in memory by the checksums of their bytes, so that identical pictures share an entry.
  private var namesInMemory: [Checksum: String] = [:]
  /// The names of evicted pictures by the checksums of their bytes. Pages may still refer to these names, so that an
  /// identical picture gets the same name.
  private var evictedNames: [Checksum: String] = [:]
  private var known: [ObjectIdentifier: Known] = [:]
  /// The number of entries in `known` at which deallocated pictures are removed.
  private var maximumKnown = 64
  /// The pictures in memory, oldest first. Their total size is limited.
  private var inMemory: Deque<(name: String, checksum: Checksum, count: Int)> = []
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
        let name = self.name(ofFileWith: data)
        entries[name] = Entry(source: .file(path), type: type)
        return name
      }
    }
    namesOfFiles[path] = .some(name)
    return name
  }

  private func name(of picture: PictureData) -> String? {
    var earlierName: String?
    if let known = known[ObjectIdentifier(picture)], known.picture === picture {
      guard let name = known.name, entries[name] == nil else { return known.name }
      earlierName = name
    }
    let name = add(picture.bytes, named: earlierName)
    if known.count >= maximumKnown {
      known = known.filter { $0.value.picture != nil }
      let names = Set(known.values.compactMap(\.name))
      evictedNames = evictedNames.filter { names.contains($0.value) }
      maximumKnown = max(64, 2 * known.count)
    }
    known[ObjectIdentifier(picture)] = Known(picture: picture, name: name)
    return name
  }

  /// Adds a picture in memory, unless an identical one is known.
  ///
  /// - Parameters:
  ///   - data: The bytes of the picture.
  ///   - earlierName: The name under which it was served before its entry was evicted. Pages may still refer to it.
  /// - Returns: The name; `nil` if browsers cannot show the picture.
  private func add(_ data: Data, named earlierName: String?) -> String? {
    guard let type = ImageFile.type(of: data) else { return nil }
    let checksum = Checksum(data)
    if let name = namesInMemory[checksum], bytes(named: name) == data { return name }
    let name = earlierName ?? evictedName(of: data, checksum) ?? Secret.random()
    evictedNames[checksum] = nil
    entries[name] = Entry(source: .data(data), type: type)
    namesInMemory[checksum] = name
    inMemory.append((name, checksum, data.count + Self.overhead))
    bytesInMemory += data.count + Self.overhead
    while bytesInMemory > limit || inMemory.count > countLimit, inMemory.count > 1 {
      let oldest = inMemory.removeFirst()
      bytesInMemory -= oldest.count
      entries[oldest.name] = nil
      if namesInMemory[oldest.checksum] == oldest.name { namesInMemory[oldest.checksum] = nil }
      evictedNames[oldest.checksum] = oldest.name
    }
    return name
  }

  /// Returns the name of an evicted picture with the same bytes; `nil` if there is none, or if it no longer exists.
  private func evictedName(of data: Data, _ checksum: Checksum) -> String? {
    guard let name = evictedNames[checksum], entries[name] == nil,
      known.values.contains(where: { $0.name == name && $0.picture?.bytes == data })
    else { return nil }
    return name
  }

  /// Returns the name for a file: its checksum, so that browsers that have cached the file find it again after a restart; a
  /// random name if another file with the same checksum has that name.
  private func name(ofFileWith data: Data) -> String {
    let name = Checksum(data).description
    guard let known = bytes(named: name), known != data else { return name }
    return Secret.random()
  }

  private func bytes(named name: String) -> Data? { (entries[name]?.source).flatMap(Self.bytes) }

  private static func bytes(of source: Source) -> Data? {
    switch source {
    case .data(let data): data
    case .file(let path): FileManager.default.contents(atPath: path)
    }
  }

  /// Returns the file with this name; `nil` if there is none.
  func file(named name: String) -> (bytes: Data, type: String)? {
    guard let entry = lock.withLock({ entries[name] }), let bytes = Self.bytes(of: entry.source) else { return nil }
    return (bytes, entry.type)
  }
}
