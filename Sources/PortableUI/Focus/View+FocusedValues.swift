import ViewGraph

/// Gives a value while the focus is in the view, or as long as the view is there.
private struct FocusedValueModifier<Value>: ViewModifier {
  let value: Value?
  let isForScene: Bool
  let write: @MainActor (inout FocusedValues, Value) -> Void
  @State private var contribution = FocusedValueStore.Contribution()
  @Environment(\.focusedValueStore) private var store
  @Environment(\.focusedValueDepth) private var depth

  func body(content: Content) -> some View {
    contribute()
    return
      content
      .modifier(FocusReport { change(to: $0) })
      .environment(\.focusedValueDepth, depth + 1)
      .onChange(of: FocusedValueChange(value: value)) { _, _ in store?.notify() }
      .onAppear { store?.add(contribution) }
      .onDisappear { store?.remove(contribution) }
  }

  /// Who reads it later is given what is there then; who has read it is told by `onChange`.
  private func contribute() {
    let write = write
    if let value {
      contribution.write = { values in write(&values, value) }
    } else {
      contribution.write = nil
    }
    contribution.isForScene = isForScene
    contribution.depth = depth
  }

  private func change(to hasFocus: Bool) {
    contribution.hasFocus = hasFocus
    if !isForScene { store?.notify() }
  }
}

/// Tells values apart for those who have read one. Of closures, which can not be told apart, only that they are there counts: who calls
/// one that it reads then calls the last that was given.
private struct FocusedValueChange<Value>: Equatable {
  let value: Value?

  static func == (first: Self, second: Self) -> Bool {
    guard let old = first.value, let new = second.value else { return first.value == nil && second.value == nil }
    if let old = old as? any Equatable { return isEqual(old, new) }
    return !(Value.self is AnyObject.Type) || (old as AnyObject) === (new as AnyObject)
  }

  private static func isEqual<Known: Equatable>(_ first: Known, _ second: Value) -> Bool { first == second as? Known }
}

extension View {
  /// Gives a value to those who read it by ``FocusedValue`` while the focus is in this view.
  ///
  /// - Parameters:
  ///   - keyPath: which one.
  ///   - value: the value.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(value: value, isForScene: false) { $0[keyPath: keyPath] = $1 })
  }

  /// Gives a value to those who read it by ``FocusedValue`` while the focus is in this view.
  ///
  /// - Parameters:
  ///   - keyPath: which one.
  ///   - value: the value; `nil` gives none.
  @_disfavoredOverload
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(value: value, isForScene: false) { $0[keyPath: keyPath] = $1 })
  }

  /// Gives an object to those who read it by ``FocusedValue`` while the focus is in this view.
  ///
  /// - Parameter object: the object; `nil` gives none.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isForScene: false) { $0[objectOf: T.self] = $1 })
  }

  /// Gives a value to those who read it by ``FocusedValue`` as long as this view is on the screen, wherever the focus is.
  ///
  /// - Parameters:
  ///   - keyPath: which one.
  ///   - value: the value.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isForScene: true) { $0[keyPath: keyPath] = $1 })
  }

  /// Gives a value to those who read it by ``FocusedValue`` as long as this view is on the screen, wherever the focus is.
  ///
  /// - Parameters:
  ///   - keyPath: which one.
  ///   - value: the value; `nil` gives none.
  @_disfavoredOverload
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isForScene: true) { $0[keyPath: keyPath] = $1 })
  }

  /// Gives an object to those who read it by ``FocusedValue`` as long as this view is on the screen.
  ///
  /// - Parameter object: the object; `nil` gives none.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isForScene: true) { $0[objectOf: T.self] = $1 })
  }

  /// Gives an object to those who read it by ``FocusedObject`` while the focus is in this view.
  ///
  /// - Parameter object: the object.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isForScene: false) { $0[objectOf: T.self] = $1 })
  }

  /// Gives an object to those who read it by ``FocusedObject`` as long as this view is on the screen.
  ///
  /// - Parameter object: the object.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isForScene: true) { $0[objectOf: T.self] = $1 })
  }
}
