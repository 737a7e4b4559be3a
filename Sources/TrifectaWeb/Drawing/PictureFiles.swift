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
  private var namesOfFiles: [String: String] = [:]
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
  @MainActor
  func path(of content: PictureValue.Content) -> String? {
    let name =
      switch content {
      case .file(let path): self.name(ofFileAt: path)
      case .data(let picture): lock.withLock { self.name(of: picture) }
      }
    return name.map { "/trifecta/image/\($0)" }
  }

  /// Returns the name of a file. The file is read at the first call, because its name depends on its content. A file that
  /// is missing or is not an image is read again at the next call, because a build may still be copying it.
  @MainActor
  private func name(ofFileAt path: String) -> String? {
    if let name = lock.withLock({ namesOfFiles[path] }) { return name }
    // Files are read without the lock, so that the threads that serve pictures do not wait for it.
    guard let (data, type) = Self.image(inFileAt: path) else { return nil }
    let checksum = Checksum(data).description
    let known = lock.withLock { entries[checksum] }
    let isTaken = (known?.source).flatMap(Self.bytes).map { $0 != data } ?? false
    // The checksum, so that browsers that have cached the file find it again after a restart; a random name if another
    // picture with the same checksum has that name.
    let name = isTaken ? Secret.random() : checksum
    lock.withLock {
      entries[name] = Entry(source: .file(path), type: type)
      namesOfFiles[path] = name
    }
    return name
  }

  /// Reads an image file; `nil` if browsers do not show files of its type. Only the start of other files is read.
  private static func image(inFileAt path: String) -> (data: Data, type: String)? {
    guard let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: 1_024),
      let type = ImageFile.type(of: start), let rest = try? file.readToEnd() ?? Data()
    else { return nil }
    return (start + rest, type)
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
