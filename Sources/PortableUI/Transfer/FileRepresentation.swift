/// A file that a value goes out as.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether whoever gets it may have the file itself. They are given a copy in any case.
  public let allowAccessingOriginalFile: Bool

  /// Creates one.
  ///
  /// - Parameters:
  ///   - file: where it is. It is read soon afterwards, and stays where it is.
  ///   - allowAccessingOriginalFile: whether whoever gets it may have the file itself. They are given a copy in any case.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a value comes in as.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is, until the value was made of it: what is to last is copied elsewhere.
  public let file: URL
  /// Whether it is the file that somebody gave, and not a copy: it is a copy.
  public let isOriginalFile: Bool
}

/// Carries a value as a file that the program writes and reads itself.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// It has none.
  public typealias Body = Never

  private let way: TransferWay<Item>

  /// Carries a value both ways.
  ///
  /// - Parameters:
  ///   - contentType: what the file is.
  ///   - shouldAttemptToOpenInPlace: whether the file that somebody gave is wanted and not a copy. It is a copy in any case.
  ///   - exporting: writes a file, or says where there is one.
  ///   - importing: makes a value of a file, which is gone afterwards.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    way = TransferWay(
      type: contentType, export: Self.export(exporting), import: Self.import(importing, as: contentType))
  }

  /// Carries a value out.
  ///
  /// - Parameters:
  ///   - exportedContentType: what the file is.
  ///   - shouldAllowToOpenInPlace: whether whoever gets it may have the file itself. They are given a copy in any case.
  ///   - exporting: writes a file, or says where there is one.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    way = TransferWay(type: exportedContentType, export: Self.export(exporting))
  }

  /// Carries a value in.
  ///
  /// - Parameters:
  ///   - importedContentType: what the file is.
  ///   - shouldAttemptToOpenInPlace: whether the file that somebody gave is wanted and not a copy. It is a copy in any case.
  ///   - importing: makes a value of a file, which is gone afterwards.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    way = TransferWay(type: importedContentType, import: Self.import(importing, as: importedContentType))
  }

  /// The one way.
  public func _ways() -> _TransferWays<Item> { _TransferWays(list: [way]) }

  private static func export(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> TransferStep<Item, Data> {
    .later { try Data(contentsOf: try await exporting($0).file) }
  }

  private static func `import`(
    _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item, as type: UTType
  ) -> TransferStep<Data, Item> {
    .later { data in
      // A folder of its own, for programs keep files by their names.
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("file.\(type.preferredFilenameExtension ?? "data")")
      try data.write(to: file)
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}
