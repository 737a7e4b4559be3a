import ViewGraph

extension View {
  /// Takes values of a type that a person drops on the view.
  ///
  /// ```swift
  /// column.dropDestination(for: Task.self) { tasks, _ in
  ///   model.move(tasks, to: .done)
  ///   return true
  /// } isTargeted: {
  ///   isTargeted = $0
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - payloadType: the type: of what is dragged, or one that it can be had as.
  ///   - action: is given the values and where in the view they were dropped, and returns whether it takes them.
  ///   - isTargeted: is told when such a value comes over the view, and when it leaves it or was dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    var reactions = DropReactions(taking: T.self) { items, info, _ in action(items, info.location) }
    reactions.isTargeted = isTargeted
    return modifier(DropModifier(reactions: reactions))
  }

  /// Takes what a person drops on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: as what it must be to have.
  ///   - isTargeted: `true` while such a thing is over the view.
  ///   - action: is given what was dropped, and returns whether it takes it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Takes what a person drops on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: as what it must be to have.
  ///   - isTargeted: `true` while such a thing is over the view.
  ///   - action: is given what was dropped and where in the view, and returns whether it takes it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    var reactions = DropReactions(of: supportedContentTypes) { info, _ in action([info.provider], info.location) }
    if let isTargeted { reactions.isTargeted = { isTargeted.wrappedValue = $0 } }
    return modifier(DropModifier(reactions: reactions))
  }

  /// Takes what a person drops on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: as what it must be to have.
  ///   - delegate: is told what is dragged over the view and dropped on it.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    var reactions = DropReactions(of: supportedContentTypes) { info, _ in delegate.performDrop(info: info) }
    reactions.validates = { delegate.validateDrop(info: $0) }
    reactions.entered = { delegate.dropEntered(info: $0) }
    reactions.updated = { delegate.dropUpdated(info: $0) }
    reactions.exited = { delegate.dropExited(info: $0) }
    return modifier(DropModifier(reactions: reactions))
  }

  /// Takes what a person drops on the view.
  ///
  /// - Parameters:
  ///   - supportedTypes: the identifiers of types as which it must be to have, as in `public.text`.
  ///   - isTargeted: `true` while such a thing is over the view.
  ///   - action: is given what was dropped, and returns whether it takes it.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action)
  }

  /// Takes what a person drops on the view.
  ///
  /// - Parameters:
  ///   - supportedTypes: the identifiers of types as which it must be to have, as in `public.text`.
  ///   - isTargeted: `true` while such a thing is over the view.
  ///   - action: is given what was dropped and where in the view, and returns whether it takes it.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action)
  }

  /// Takes what a person drops on the view.
  ///
  /// - Parameters:
  ///   - supportedTypes: the identifiers of types as which it must be to have, as in `public.text`.
  ///   - delegate: is told what is dragged over the view and dropped on it.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map(UTType.named), delegate: delegate)
  }
}

extension DynamicViewContent {
  /// Takes values of a type that a person drops between the rows.
  ///
  /// Something is dropped on a row that is there: before it in its upper half, and after it in its lower one.
  ///
  /// - Parameters:
  ///   - payloadType: the type: of what is dragged, or one that it can be had as.
  ///   - action: puts the values into the collection, given the offset at which they are to stand.
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

  /// Takes what a person drops between the rows.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: as what it must be to have.
  ///   - action: puts it into the collection, given the offset at which it is to stand.
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

  /// Takes what a person drops between the rows.
  ///
  /// - Parameters:
  ///   - acceptedTypeIdentifiers: the identifiers of types as which it must be to have, as in `public.text`.
  ///   - action: puts it into the collection, given the offset at which it is to stand.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    onInsert(of: acceptedTypeIdentifiers.map(UTType.named), perform: action)
  }
}

extension DropRow {
  /// Before which offset of a collection it is; `nil` where there is no such row.
  fileprivate func offset(in count: Int) -> Int? {
    row < count ? row + (isAfter ? 1 : 0) : nil
  }
}

extension DropReactions {
  /// Takes what can be had as one of some types.
  fileprivate init(of types: [UTType], drops: @escaping @MainActor (DropInfo, DropRow?) -> Bool) {
    self.init(types: types.map(\.identifier), fits: { types.contains(where: $0.offers) }, drops: drops)
  }

  /// Takes values of a type: at once where they can be had so, and otherwise when they have come.
  fileprivate init<T: Transferable>(
    taking type: T.Type, _ action: @escaping @MainActor ([T], DropInfo, DropRow?) -> Bool
  ) {
    let types = T.transferWays.filter { $0.import != nil }.map(\.type.identifier)
    let drops: @MainActor (DropInfo, DropRow?) -> Bool = { info, row in
      do {
        if let item = try info.provider.loadNow(T.self) { return action([item], info, row) }
      } catch {
        return false
      }
      Task {
        guard let item = try? await info.provider.load(T.self) else { return }
        _ = action([item], info, row)
      }
      return true
    }
    self.init(types: types.isEmpty ? ["\(T.self)"] : types, fits: { $0.canLoad(T.self) }, drops: drops)
  }
}
