/// Which programs can have what is carried in a way. Nothing is carried to others than the screen and the browser it is in.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let level: Int

  /// Every program.
  public static let all = TransferRepresentationVisibility(level: 0)
  /// Programs of the same makers.
  public static let team = TransferRepresentationVisibility(level: 1)
  /// Programs of the same group.
  public static let group = TransferRepresentationVisibility(level: 2)
  /// This program.
  public static let ownProcess = TransferRepresentationVisibility(level: 3)
}

extension TransferRepresentation {
  /// Carries only such values out in this way as fit.
  ///
  /// - Parameter condition: whether a value fits.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    PlainRepresentation(
      list: _ways().list.map { way in
        var way = way
        let before = way.condition
        way.condition = { before?($0) != false && condition($0) }
        return way
      })
  }

  /// Names the file that is made of a value. No files are made here.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  /// Names the file that is made of a value. No files are made here.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }

  /// Says which programs can have what is carried so.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}
