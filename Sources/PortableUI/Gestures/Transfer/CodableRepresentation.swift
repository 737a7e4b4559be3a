import Foundation
import OpenCombine

/// A representation that encodes and decodes values, as JSON by default.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  /// A primitive representation has no body.
  public typealias Body = Never

  private let conversion: TransferConversion<Item>

  /// Creates a representation with an encoder and a decoder.
  ///
  /// - Parameters:
  ///   - itemType: the type of the values.
  ///   - contentType: the content type of the data.
  ///   - encoder: encodes values.
  ///   - decoder: decodes values.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder)
  where
    Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable, Encoder.Output == Data,
    Decoder.Input == Data
  {
    conversion = TransferConversion(
      type: contentType, export: .now { try encoder.encode($0) },
      import: .now { try decoder.decode(Item.self, from: $0) })
  }

  /// Returns the conversion of this representation.
  public func _conversions() -> _TransferConversions<Item> { _TransferConversions(list: [conversion]) }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a representation that encodes values as JSON.
  ///
  /// - Parameters:
  ///   - itemType: the type of the values.
  ///   - contentType: the content type of the data: `.json` or a custom type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    conversion = TransferConversion(
      type: contentType, export: .now { try JSONEncoder().encode($0) },
      import: .now { try JSONDecoder().decode(Item.self, from: $0) })
  }
}
