/// A representation that converts values to and from values of another transferable type. For example, the name of a
/// contact can represent the contact.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// A primitive representation has no body.
  public typealias Body = Never

  private let exporting: TransferStep<Item, ProxyRepresentation>?
  private let importing: TransferStep<ProxyRepresentation, Item>?

  /// Creates a representation for export.
  ///
  /// - Parameter exporting: converts a value to the proxy.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = .now(exporting)
    importing = nil
  }

  /// Creates a representation for asynchronous export.
  ///
  /// - Parameter exporting: converts a value to the proxy.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.exporting = .later(exporting)
    importing = nil
  }

  /// Creates a representation for import.
  ///
  /// - Parameter importing: converts the proxy to a value.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = .now(importing)
  }

  /// Creates a representation for asynchronous import.
  ///
  /// - Parameter importing: converts the proxy to a value.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    exporting = nil
    self.importing = .later(importing)
  }

  /// Creates a representation for export and import.
  ///
  /// - Parameters:
  ///   - exporting: converts a value to the proxy.
  ///   - importing: converts the proxy to a value.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = .now(exporting)
    self.importing = .now(importing)
  }

  /// Creates a representation for asynchronous export and import.
  ///
  /// - Parameters:
  ///   - exporting: converts a value to the proxy.
  ///   - importing: converts the proxy to a value.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.exporting = .later(exporting)
    self.importing = .later(importing)
  }

  /// Returns the conversions of the proxy's type, combined with the conversion to the proxy.
  public func _conversions() -> _TransferConversions<Item> {
    let conversions = ProxyRepresentation.transferConversions.map { conversion in
      TransferConversion<Item>(
        type: conversion.type, export: conversion.export.flatMap { export in exporting.map { $0.then(export) } },
        import: conversion.import.flatMap { read in importing.map { read.then($0) } })
    }
    return _TransferConversions(list: conversions.filter { $0.export != nil || $0.import != nil })
  }
}
