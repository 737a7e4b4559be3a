extension DynamicViewContent {
  /// Accepts values of a type that are dropped between the rows.
  ///
  /// If the user drops a value on the upper half of a row, `offset` is the offset of the row. If the user drops a value
  /// on the lower half, `offset` is the offset of the next row.
  ///
  /// - Parameters:
  ///   - payloadType: the type of the values. The dragged content must be of this type or convertible to it.
  ///   - action: inserts the values into the collection at the given offset.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor (_ items: [T], _ offset: Int) -> Void
  ) -> some DynamicViewContent<Data> {
    let count = data.count
    return modifier(
      DropModifier(
        reactions: DropReactions(taking: T.self) { items, _, row in
          guard let offset = row?.offset(in: count) else { return false }
          action(items, offset)
          return true
        }))
  }

  /// Accepts content that is dropped between the rows.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the accepted content types.
  ///   - action: inserts the content into the collection at the given offset.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    let count = data.count
    return modifier(
      DropModifier(
        reactions: DropReactions(of: supportedContentTypes) { info, row in
          guard let offset = row?.offset(in: count) else { return false }
          action(offset, [info.provider])
          return true
        }))
  }

  /// Accepts content that is dropped between the rows.
  ///
  /// - Parameters:
  ///   - acceptedTypeIdentifiers: the identifiers of the accepted types, such as `public.text`.
  ///   - action: inserts the content into the collection at the given offset.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    onInsert(of: acceptedTypeIdentifiers.map(UTType.named), perform: action)
  }
}
