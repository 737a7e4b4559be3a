/// A value that can be transferred between views or programs, for example by drag and drop, sharing or pasting.
///
/// A type lists its representations in order of preference. The receiver uses the first representation that it can
/// read.
///
/// ```swift
/// struct Task: Codable, Transferable {
///   var title: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///     ProxyRepresentation(exporting: \.title)
///   }
/// }
/// ```
@preconcurrency
public protocol Transferable: Sendable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// The representations of the type, with the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The conversions of the type, with the best first.
  static var transferConversions: [TransferConversion<Self>] {
    // The opaque type does not expose its `Item`, but the builder guarantees that it is `Self`.
    let conversions = transferRepresentation._conversions() as Any
    return (conversions as? _TransferConversions<Self>)?.list ?? []
  }

  /// The value as text, if the value has a text or URL representation with a synchronous conversion; `nil` otherwise.
  package var transferText: String? {
    let conversions = Self.transferConversions.filter {
      $0.exports(self) && ($0.type.conforms(to: .text) || $0.type == .url)
    }
    // Plain text and URLs take precedence over other text formats, such as JSON, which are not meant for people.
    let conversion = conversions.first { $0.type.conforms(to: .plainText) || $0.type == .url } ?? conversions.first
    guard case .now(let export)? = conversion?.export, let data = try? export(self) else { return nil }
    return String(data: data, encoding: .utf8)
  }
}

/// An error that occurs in a transfer.
enum TransferError: Error {
  /// The value has no suitable representation.
  case noSuitableRepresentation
  /// The data is not valid for its type.
  case isDamaged
}
