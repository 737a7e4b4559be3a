/// Carries a value as one of another type, in the ways of that: a contact as its name.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// It has none.
  public typealias Body = Never

  private let exporting: TransferStep<Item, ProxyRepresentation>?
  private let importing: TransferStep<ProxyRepresentation, Item>?

  /// Carries a value out as another one.
  ///
  /// - Parameter exporting: makes the other one.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = .now(exporting)
    importing = nil
  }

  /// Carries a value out as another one, which takes time.
  ///
  /// - Parameter exporting: makes the other one.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.exporting = .later(exporting)
    importing = nil
  }

  /// Carries a value in that comes as another one.
  ///
  /// - Parameter importing: makes a value of the other one.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = .now(importing)
  }

  /// Carries a value in that comes as another one, which takes time.
  ///
  /// - Parameter importing: makes a value of the other one.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    exporting = nil
    self.importing = .later(importing)
  }

  /// Carries a value both ways as another one.
  ///
  /// - Parameters:
  ///   - exporting: makes the other one.
  ///   - importing: makes a value of the other one.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = .now(exporting)
    self.importing = .now(importing)
  }

  /// Carries a value both ways as another one, which takes time.
  ///
  /// - Parameters:
  ///   - exporting: makes the other one.
  ///   - importing: makes a value of the other one.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.exporting = .later(exporting)
    self.importing = .later(importing)
  }

  /// Those of the other type.
  public func _ways() -> _TransferWays<Item> {
    let ways = ProxyRepresentation.transferWays.map { way in
      TransferWay<Item>(
        type: way.type, export: way.export.flatMap { export in exporting.map { $0.then(export) } },
        import: way.import.flatMap { read in importing.map { read.then($0) } })
    }
    return _TransferWays(list: ways.filter { $0.export != nil || $0.import != nil })
  }
}
