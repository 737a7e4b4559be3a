/// A value that is carried from one view to another, or to another program: dragged, shared, pasted.
///
/// A type says in which ways, the best first. What takes a value looks for the first way in which it can have it.
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
  /// The ways in which values are carried.
  associatedtype Representation: TransferRepresentation

  /// The ways in which values of the type are carried, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The ways in which values of the type are carried, the best first.
  static var transferWays: [TransferWay<Self>] {
    // An opaque type does not say whose ways it has; the builder has seen to that.
    let ways = transferRepresentation._ways() as Any
    return (ways as? _TransferWays<Self>)?.list ?? []
  }

  /// What of this value can be read at once as a text: words, or an address. `nil` for what is none.
  var transferText: String? {
    let ways = Self.transferWays.filter { $0.exports(self) && ($0.type.conforms(to: .text) || $0.type == .url) }
    // What a program reads stands behind what people read.
    let way = ways.first { $0.type.conforms(to: .plainText) || $0.type == .url } ?? ways.first
    guard case .now(let export)? = way?.export, let data = try? export(self) else { return nil }
    return String(data: data, encoding: .utf8)
  }
}

/// Why a value is not carried.
enum TransferError: Error {
  /// There is no way in which the value can be had.
  case noWay
  /// What was carried is not what its type says.
  case isDamaged
}
