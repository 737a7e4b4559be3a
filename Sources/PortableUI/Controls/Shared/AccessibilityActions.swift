/// A kind of action that assistive technology can perform on a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: Text

  /// The default action, which a tap also performs.
  public static let `default` = AccessibilityActionKind(named: Text(platform: "Activate"))
  /// Dismisses the topmost presentation.
  public static let escape = AccessibilityActionKind(named: Text(platform: "Dismiss"))
  /// Starts or stops the most important operation.
  public static let magicTap = AccessibilityActionKind(named: Text(platform: "Play or pause"))
  /// Deletes the view.
  public static let delete = AccessibilityActionKind(named: Text(platform: "Delete"))
  /// Shows a menu of further actions.
  public static let showMenu = AccessibilityActionKind(named: Text(platform: "Show menu"))

  /// Creates a custom action.
  ///
  /// - Parameter name: The name of the action.
  public init(named name: Text) {
    self.name = name
  }
}

/// The direction in which an adjustable view's value changes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Increases the value.
  case increment
  /// Decreases the value.
  case decrement
}

extension View {
  /// Adds an action for assistive technology and the keyboard. The default action is a tab stop only if the view is
  /// not a control, contains none and is in none.
  ///
  /// - Parameters:
  ///   - actionKind: The kind of action. `.default` is the action of a tap.
  ///   - handler: A closure that performs the action.
  @ViewBuilder
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    visuallyHiddenOverlay(isDefaultAction: actionKind == .default) { Button(action: handler) { actionKind.name } }
  }

  /// Adds a named action for assistive technology and the keyboard.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: A closure that performs the action.
  public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an action with a localized name for assistive technology and the keyboard.
  ///
  /// - Parameters:
  ///   - nameKey: The name of the action.
  ///   - handler: A closure that performs the action.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named action for assistive technology and the keyboard.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: A closure that performs the action.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action with a label for assistive technology and the keyboard.
  ///
  /// - Parameters:
  ///   - action: A closure that performs the action.
  ///   - label: The label of the action.
  public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return visuallyHiddenOverlay { Button(action: action) { label } }
  }

  /// Adds actions for assistive technology and the keyboard.
  ///
  /// - Parameter content: Buttons, one for each action.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    visuallyHiddenOverlay(content)
  }

  /// Makes the view's value adjustable in steps by assistive technology and the keyboard.
  ///
  /// - Parameter handler: A closure that receives the direction.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    visuallyHiddenOverlay {
      Button(platform: "Increment") { handler(.increment) }
      Button(platform: "Decrement") { handler(.decrement) }
    }
  }

  /// Replaces the view with another view for assistive technology.
  ///
  /// - Parameter representation: The replacement, which is visually hidden.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).visuallyHiddenOverlay(representation)
  }

  /// Replaces the view's children with other views for assistive technology.
  ///
  /// - Parameter children: The replacements, which are visually hidden.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityRepresentation(representation: children)
  }
}
