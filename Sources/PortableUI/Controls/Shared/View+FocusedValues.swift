import ViewGraph

/// A modifier that provides a value: while the focus is inside the view, or, if `isForScene` is set, while the view is
/// on screen.
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
      .onEachMount { store?.add(contribution) }
      .onDisappear { store?.remove(contribution) }
  }

  /// Updates the provided value without a notification. Views that read it later get the new value. Views that have
  /// read it before are notified by the `onChange` above.
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

/// Compares provided values to decide whether to notify readers. Two closures cannot be compared and count as equal. No
/// notification is needed for them, because a reader always calls the most recent closure.
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
  /// Provides a value to readers of ``FocusedValue`` while the focus is in this view.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(value: value, isForScene: false) { $0[keyPath: keyPath] = $1 })
  }

  /// Provides an optional value to readers of ``FocusedValue`` while the focus is in this view.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value, or `nil` to provide none.
  @_disfavoredOverload
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(value: value, isForScene: false) { $0[keyPath: keyPath] = $1 })
  }

  /// Provides an object to readers of ``FocusedValue`` while the focus is in this view.
  ///
  /// - Parameter object: The object, or `nil` to provide none.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isForScene: false) { $0[objectOf: T.self] = $1 })
  }

  /// Provides a value to readers of ``FocusedValue`` while this view is on screen, regardless of the focus.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isForScene: true) { $0[keyPath: keyPath] = $1 })
  }

  /// Provides an optional value to readers of ``FocusedValue`` while this view is on screen, regardless of the focus.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value, or `nil` to provide none.
  @_disfavoredOverload
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isForScene: true) { $0[keyPath: keyPath] = $1 })
  }

  /// Provides an object to readers of ``FocusedValue`` while this view is on screen, regardless of the focus.
  ///
  /// - Parameter object: The object, or `nil` to provide none.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isForScene: true) { $0[objectOf: T.self] = $1 })
  }

  /// Provides an object to readers of ``FocusedObject`` while the focus is in this view.
  ///
  /// - Parameter object: The object, or `nil` to provide none.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isForScene: false) { $0[objectOf: T.self] = $1 })
  }

  /// Provides an object to readers of ``FocusedObject`` while this view is on screen, regardless of the focus.
  ///
  /// - Parameter object: The object, or `nil` to provide none.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isForScene: true) { $0[objectOf: T.self] = $1 })
  }
}
