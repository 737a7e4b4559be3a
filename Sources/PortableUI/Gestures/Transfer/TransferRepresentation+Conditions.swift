/// The programs that can access a representation. The visibility has no effect: values are available only to the screen
/// and its browser.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let level: Int

  /// All programs.
  public static let all = TransferRepresentationVisibility(level: 0)
  /// Programs of the same team.
  public static let team = TransferRepresentationVisibility(level: 1)
  /// Programs of the same app group.
  public static let group = TransferRepresentationVisibility(level: 2)
  /// Only this program.
  public static let ownProcess = TransferRepresentationVisibility(level: 3)
}

extension TransferRepresentation {
  /// Restricts the export in this representation to values that satisfy a condition.
  ///
  /// - Parameter condition: returns whether a value is exported.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    PlainRepresentation(
      list: _conversions().list.map { conversion in
        var conversion = conversion
        let before = conversion.condition
        conversion.condition = { before?($0) != false && condition($0) }
        return conversion
      })
  }

  /// Sets the suggested name of an exported file. This modifier has no effect.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  /// Sets the suggested name of an exported file. This modifier has no effect.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }

  /// Sets the programs that can access the representation. This modifier has no effect.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}
