/// An exported file.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether the receiver may access the original file. This property has no effect: the receiver always gets a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates an exported file.
  ///
  /// - Parameters:
  ///   - file: the URL of the file. The file is read after the export closure returns. It is not removed.
  ///   - allowAccessingOriginalFile: whether the receiver may access the original file. This parameter has no effect:
  ///     the receiver always gets a copy.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// An imported file.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file. The file is removed after the import, so copy the file if it is needed later.
  public let file: URL
  /// Whether this is the original file. The value is always `false`, because the file is a copy.
  public let isOriginalFile: Bool
}

/// A representation that converts values to and from files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// A primitive representation has no body.
  public typealias Body = Never

  private let conversion: TransferConversion<Item>

  /// Creates a representation for export and import.
  ///
  /// - Parameters:
  ///   - contentType: the content type of the file.
  ///   - shouldAttemptToOpenInPlace: whether to import the original file. This parameter has no effect: a copy is
  ///     always imported.
  ///   - exporting: writes a file, or returns an existing file.
  ///   - importing: converts a file to a value. The file is removed after the conversion.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    conversion = TransferConversion(
      type: contentType, export: Self.export(exporting), import: Self.import(importing, as: contentType))
  }

  /// Creates a representation for export.
  ///
  /// - Parameters:
  ///   - exportedContentType: the content type of the file.
  ///   - shouldAllowToOpenInPlace: whether the receiver may access the original file. This parameter has no effect: the
  ///     receiver always gets a copy.
  ///   - exporting: writes a file, or returns an existing file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    conversion = TransferConversion(type: exportedContentType, export: Self.export(exporting))
  }

  /// Creates a representation for import.
  ///
  /// - Parameters:
  ///   - importedContentType: the content type of the file.
  ///   - shouldAttemptToOpenInPlace: whether to import the original file. This parameter has no effect: a copy is
  ///     always imported.
  ///   - importing: converts a file to a value. The file is removed after the conversion.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    conversion = TransferConversion(type: importedContentType, import: Self.import(importing, as: importedContentType))
  }

  /// Returns the conversion of this representation.
  public func _conversions() -> _TransferConversions<Item> { _TransferConversions(list: [conversion]) }

  private static func export(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> TransferStep<Item, Data> {
    .later { try Data(contentsOf: try await exporting($0).file) }
  }

  private static func `import`(
    _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item, as type: UTType
  ) -> TransferStep<Data, Item> {
    .later { data in
      // Each import uses a separate folder. The file name is the same for all imports, so concurrent imports in one
      // folder would overwrite each other's files.
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("file.\(type.preferredFilenameExtension ?? "data")")
      try data.write(to: file)
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}
