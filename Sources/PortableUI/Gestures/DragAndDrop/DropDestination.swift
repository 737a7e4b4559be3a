import ViewGraph

extension View {
  /// Adds a drop target for values of a type.
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
  ///   - payloadType: the type of the values. The dragged content must be of this type or convertible to it.
  ///   - action: receives the values and the location of the drop in the view, and returns whether it accepts them.
  ///   - isTargeted: receives `true` when a drag with accepted values enters the view, and `false` when the drag leaves
  ///     the view or ends with a drop.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    var reactions = DropReactions(taking: T.self) { items, info, _ in action(items, info.location) }
    reactions.isTargeted = isTargeted
    return modifier(DropModifier(reactions: reactions))
  }

  /// Adds a drop target for content of given types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the accepted content types.
  ///   - isTargeted: a binding that is `true` while accepted content is over the view.
  ///   - action: receives the dropped content, and returns whether it accepts the content.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Adds a drop target for content of given types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the accepted content types.
  ///   - isTargeted: a binding that is `true` while accepted content is over the view.
  ///   - action: receives the dropped content and the location of the drop in the view, and returns whether it accepts
  ///     the content.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    var reactions = DropReactions(of: supportedContentTypes) { info, _ in action([info.provider], info.location) }
    if let isTargeted { reactions.isTargeted = { isTargeted.wrappedValue = $0 } }
    return modifier(DropModifier(reactions: reactions))
  }

  /// Adds a drop target with a delegate.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the accepted content types.
  ///   - delegate: handles drags over the view and drops on it.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    var reactions = DropReactions(of: supportedContentTypes) { info, _ in delegate.performDrop(info: info) }
    reactions.validates = { delegate.validateDrop(info: $0) }
    reactions.entered = { delegate.dropEntered(info: $0) }
    reactions.updated = { delegate.dropUpdated(info: $0) }
    reactions.exited = { delegate.dropExited(info: $0) }
    return modifier(DropModifier(reactions: reactions))
  }

  /// Adds a drop target for content of given types.
  ///
  /// - Parameters:
  ///   - supportedTypes: the identifiers of the accepted types, such as `public.text`.
  ///   - isTargeted: a binding that is `true` while accepted content is over the view.
  ///   - action: receives the dropped content, and returns whether it accepts the content.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action)
  }

  /// Adds a drop target for content of given types.
  ///
  /// - Parameters:
  ///   - supportedTypes: the identifiers of the accepted types, such as `public.text`.
  ///   - isTargeted: a binding that is `true` while accepted content is over the view.
  ///   - action: receives the dropped content and the location of the drop in the view, and returns whether it accepts
  ///     the content.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action)
  }

  /// Adds a drop target with a delegate.
  ///
  /// - Parameters:
  ///   - supportedTypes: the identifiers of the accepted types, such as `public.text`.
  ///   - delegate: handles drags over the view and drops on it.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map(UTType.named), delegate: delegate)
  }
}

extension DropRow {
  /// Returns the offset in a collection at which to insert; `nil` if the row does not exist.
  package func offset(in count: Int) -> Int? {
    row < count ? row + (isAfter ? 1 : 0) : nil
  }
}

extension DropReactions {
  /// Creates the handlers of a drop target that accepts content of the given types.
  package init(of types: [UTType], drops: @escaping @MainActor (DropInfo, DropRow?) -> Bool) {
    self.init(types: types.map(\.identifier), fits: { types.contains(where: $0.offers) }, drops: drops)
  }

  /// Creates the handlers of a drop target that accepts values of a type. If the value is available synchronously, the
  /// action runs immediately. Otherwise, the action runs after the value has been loaded.
  package init<T: Transferable>(
    taking type: T.Type, _ action: @escaping @MainActor ([T], DropInfo, DropRow?) -> Bool
  ) {
    let types = T.transferConversions.filter { $0.import != nil }.map(\.type.identifier)
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
