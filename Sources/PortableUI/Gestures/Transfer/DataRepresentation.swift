/// A representation that converts values to and from data with custom functions.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// A primitive representation has no body.
  public typealias Body = Never

  private let conversion: TransferConversion<Item>

  /// Creates a representation for export and import.
  ///
  /// - Parameters:
  ///   - contentType: the content type of the data.
  ///   - exporting: converts a value to data.
  ///   - importing: converts data to a value.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    conversion = TransferConversion(type: contentType, export: .later(exporting), import: .later(importing))
  }

  /// Creates a representation for export.
  ///
  /// - Parameters:
  ///   - exportedContentType: the content type of the data.
  ///   - exporting: converts a value to data.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    conversion = TransferConversion(type: exportedContentType, export: .later(exporting))
  }

  /// Creates a representation for import.
  ///
  /// - Parameters:
  ///   - importedContentType: the content type of the data.
  ///   - importing: converts data to a value.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    conversion = TransferConversion(type: importedContentType, import: .later(importing))
  }

  /// Returns the conversion of this representation.
  public func _conversions() -> _TransferConversions<Item> { _TransferConversions(list: [conversion]) }
}

/// A representation with the given conversions. If there are no conversions, values can be transferred only within the
/// program.
struct PlainRepresentation<Item: Transferable>: TransferRepresentation {
  typealias Body = Never

  let list: [TransferConversion<Item>]

  func _conversions() -> _TransferConversions<Item> { _TransferConversions(list: list) }
}
