import Foundation
import OpenCombine

/// Carries a value as what it is encoded to: JSON, unless the program says otherwise.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  /// It has none.
  public typealias Body = Never

  private let way: TransferWay<Item>

  /// Carries a value by an encoder and a decoder.
  ///
  /// - Parameters:
  ///   - itemType: the type of the values.
  ///   - contentType: what the data is.
  ///   - encoder: writes values.
  ///   - decoder: reads them.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder)
  where
    Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable, Encoder.Output == Data,
    Decoder.Input == Data
  {
    way = TransferWay(
      type: contentType, export: .now { try encoder.encode($0) },
      import: .now { try decoder.decode(Item.self, from: $0) })
  }

  /// The one way.
  public func _ways() -> _TransferWays<Item> { _TransferWays(list: [way]) }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Carries a value as JSON.
  ///
  /// - Parameters:
  ///   - itemType: the type of the values.
  ///   - contentType: what the data is: `.json`, or a type of the program's own.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    way = TransferWay(
      type: contentType, export: .now { try JSONEncoder().encode($0) },
      import: .now { try JSONDecoder().decode(Item.self, from: $0) })
  }
}
