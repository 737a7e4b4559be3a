// The older API for alerts and action sheets, which describes them by values.

/// A value that describes an alert with one or two buttons.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: the title of the alert.
  ///   - message: the message of the alert.
  ///   - dismissButton: the button; `nil` for an OK button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: the title of the alert.
  ///   - message: the message of the alert.
  ///   - primaryButton: the first button.
  ///   - secondaryButton: the second button.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// Creates an alert with two buttons. The platform decides whether the buttons are shown side by side.
  ///
  /// - Parameters:
  ///   - title: the title of the alert.
  ///   - message: the message of the alert.
  ///   - primaryButton: the first button.
  ///   - secondaryButton: the second button.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }

  /// A button of an ``Alert`` or an ``ActionSheet``.
  @MainActor @preconcurrency
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (@MainActor () -> Void)?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - label: the label of the button.
    ///   - action: the action of the button, which runs before the alert is dismissed.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: label, role: nil, action: action)
    }

    /// Creates a button that cancels the operation.
    ///
    /// - Parameters:
    ///   - label: the label of the button.
    ///   - action: the action of the button, which runs before the alert is dismissed.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: label, role: .cancel, action: action)
    }

    /// Creates a button with the label "Cancel" that cancels the operation.
    ///
    /// - Parameter action: the action of the button, which runs before the alert is dismissed.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Self {
      .cancel(Text(platform: "Cancel"), action: action)
    }

    /// Creates a button for a destructive operation.
    ///
    /// - Parameters:
    ///   - label: the label of the button.
    ///   - action: the action of the button, which runs before the alert is dismissed.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: label, role: .destructive, action: action)
    }
  }
}

/// A value that describes an action sheet: a list of choices at the bottom of the screen.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of the action sheet.
  public typealias Button = Alert.Button

  /// Creates an action sheet.
  ///
  /// - Parameters:
  ///   - title: the title of the sheet.
  ///   - message: the message of the sheet.
  ///   - buttons: the choices. If they do not include a cancel button, a cancel button is added.
  @MainActor @preconcurrency
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an ``Alert`` or an ``ActionSheet``.
private struct DialogButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

extension View {
  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - isPresented: whether the alert is presented.
  ///   - content: returns the alert.
  public func alert(isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert) -> some View {
    dialog(AlertKind.self, isPresented) { content().parts }
  }

  /// Presents an alert for an optional item in front of the screen.
  ///
  /// - Parameters:
  ///   - item: the item of the alert, or `nil` if no alert is presented.
  ///   - content: returns the alert for an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> some View {
    dialog(AlertKind.self, item.isPresent()) { item.wrappedValue.map { content($0).parts } }
  }

  /// Presents an action sheet.
  ///
  /// - Parameters:
  ///   - isPresented: whether the sheet is presented.
  ///   - content: returns the sheet.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping @MainActor () -> ActionSheet) -> some View {
    dialog(ConfirmationKind.self, isPresented) { content().parts }
  }

  /// Presents an action sheet for an optional item.
  ///
  /// - Parameters:
  ///   - item: the item of the sheet, or `nil` if no sheet is presented.
  ///   - content: returns the sheet for an item.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> ActionSheet
  ) -> some View {
    dialog(ConfirmationKind.self, item.isPresent()) { item.wrappedValue.map { content($0).parts } }
  }

  private func dialog<Kind: DialogKind>(
    _ kind: Kind.Type, _ isPresented: Binding<Bool>, _ parts: @escaping @MainActor () -> DialogParts?
  ) -> some View {
    DialogPresenter(
      content: self, item: { isPresented.wrappedValue ? parts().map { PresentedValue(value: $0) } : nil },
      end: { isPresented.wrappedValue = false },
      presented: { item, dismiss in
        DialogBox<Kind, _, _>(
          title: item.value.title, showsTitle: true, actions: DialogButtons(buttons: item.value.buttons),
          message: item.value.message, dismiss: dismiss
        )
        .environment(\.isPresented, true)
        .modifier(PlatformStyleReset())
      })
  }
}

private typealias DialogParts = (title: Text, message: Text?, buttons: [Alert.Button])

extension Alert {
  fileprivate var parts: DialogParts { (title, message, buttons) }
}

extension ActionSheet {
  fileprivate var parts: DialogParts { (title, message, buttons) }
}

extension Binding {
  /// Returns a Boolean binding that is `true` while the optional value is not `nil`. Setting the binding to `false`
  /// sets the value to `nil`.
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
