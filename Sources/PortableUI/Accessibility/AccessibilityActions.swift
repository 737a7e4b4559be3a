/// What assistive technology asks a view to do.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: Text

  /// What a press does.
  public static let `default` = AccessibilityActionKind(named: Text("Activate"))
  /// Leaves what is in front.
  public static let escape = AccessibilityActionKind(named: Text("Dismiss"))
  /// Does or stops what matters most here.
  public static let magicTap = AccessibilityActionKind(named: Text("Play or pause"))
  /// Deletes the view.
  public static let delete = AccessibilityActionKind(named: Text("Delete"))
  /// Shows what else can be done.
  public static let showMenu = AccessibilityActionKind(named: Text("Show menu"))

  /// An action of the program's own.
  ///
  /// - Parameter name: what it is called.
  public init(named name: Text) {
    self.name = name
  }
}

/// Which way what a view holds is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To more.
  case increment
  /// To less.
  case decrement
}

extension View {
  /// Adds something that can be done with the view by assistive technology, or by keyboard.
  ///
  /// - Parameters:
  ///   - actionKind: what it is. The view is pressed by `.default`.
  ///   - handler: does it.
  @ViewBuilder
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    unseen { Button(action: handler) { actionKind.name } }
  }

  /// Adds something that can be done with the view by assistive technology, or by keyboard.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - handler: does it.
  public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds something that can be done with the view by assistive technology, or by keyboard.
  ///
  /// - Parameters:
  ///   - nameKey: what it is called.
  ///   - handler: does it.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds something that can be done with the view by assistive technology, or by keyboard.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - handler: does it.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds something that can be done with the view by assistive technology, or by keyboard.
  ///
  /// - Parameters:
  ///   - action: does it.
  ///   - label: what it is called.
  public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return unseen { Button(action: action) { label } }
  }

  /// Adds what can be done with the view by assistive technology, or by keyboard.
  ///
  /// - Parameter content: buttons, each of which does something.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    unseen(content)
  }

  /// Lets assistive technology, or a keyboard, change what the view holds step by step.
  ///
  /// - Parameter handler: is told which way.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    unseen {
      Button("Increment") { handler(.increment) }
      Button("Decrement") { handler(.decrement) }
    }
  }

  /// Shows another view to assistive technology in place of this one.
  ///
  /// - Parameter representation: the other one. It is not seen.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).unseen(representation)
  }

  /// Shows other views to assistive technology in place of what is in this one.
  ///
  /// - Parameter children: the others. They are not seen.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityRepresentation(representation: children)
  }
}
