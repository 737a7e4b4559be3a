/// Carries a value as data that the program reads and writes itself.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// It has none.
  public typealias Body = Never

  private let way: TransferWay<Item>

  /// Carries a value both ways.
  ///
  /// - Parameters:
  ///   - contentType: what the data is.
  ///   - exporting: writes a value.
  ///   - importing: reads one.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    way = TransferWay(type: contentType, export: .later(exporting), import: .later(importing))
  }

  /// Carries a value out.
  ///
  /// - Parameters:
  ///   - exportedContentType: what the data is.
  ///   - exporting: writes a value.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    way = TransferWay(type: exportedContentType, export: .later(exporting))
  }

  /// Carries a value in.
  ///
  /// - Parameters:
  ///   - importedContentType: what the data is.
  ///   - importing: reads a value.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    way = TransferWay(type: importedContentType, import: .later(importing))
  }

  /// The one way.
  public func _ways() -> _TransferWays<Item> { _TransferWays(list: [way]) }
}

/// Carries a value as data that is read and written at once, or within the program only.
struct PlainRepresentation<Item: Transferable>: TransferRepresentation {
  typealias Body = Never

  let list: [TransferWay<Item>]

  func _ways() -> _TransferWays<Item> { _TransferWays(list: list) }
}
