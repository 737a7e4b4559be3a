// Alerts and action sheets as they were written first: by a value.

/// A question or some news with one or two buttons.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: the question or the news.
  ///   - message: what else there is to say.
  ///   - dismissButton: the button; `nil` for one that says OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: the question or the news.
  ///   - message: what else there is to say.
  ///   - primaryButton: the one.
  ///   - secondaryButton: the other.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// Creates an alert with two buttons, side by side where they fit.
  ///
  /// - Parameters:
  ///   - title: the question or the news.
  ///   - message: what else there is to say.
  ///   - primaryButton: the one.
  ///   - secondaryButton: the other.
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
    ///   - label: what stands on it.
    ///   - action: what it does before the alert goes.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: label, role: nil, action: action)
    }

    /// Creates a button that leaves things as they are.
    ///
    /// - Parameters:
    ///   - label: what stands on it.
    ///   - action: what it does before the alert goes.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: label, role: .cancel, action: action)
    }

    /// Creates a button that leaves things as they are, and says so.
    ///
    /// - Parameter action: what it does before the alert goes.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Self {
      .cancel(Text("Cancel"), action: action)
    }

    /// Creates a button that removes or ends something.
    ///
    /// - Parameters:
    ///   - label: what stands on it.
    ///   - action: what it does before the alert goes.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: label, role: .destructive, action: action)
    }
  }
}

/// Some ways to go on, from below.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of the sheet.
  public typealias Button = Alert.Button

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: what is to be done.
  ///   - message: what else there is to say.
  ///   - buttons: the ways. One that leaves things as they are is added where there is none.
  @MainActor @preconcurrency
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an ``Alert``.
private struct QuestionButtons: View {
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
  ///   - isPresented: whether it is there.
  ///   - content: makes it.
  public func alert(isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert) -> some View {
    question(AlertKind.self, isPresented) { content().parts }
  }

  /// Presents an alert in front of the screen, made of an item.
  ///
  /// - Parameters:
  ///   - item: what it is about; `nil` where there is none.
  ///   - content: makes it.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> some View {
    question(AlertKind.self, item.isPresent()) { item.wrappedValue.map { content($0).parts } }
  }

  /// Presents a sheet with ways to go on.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is there.
  ///   - content: makes it.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping @MainActor () -> ActionSheet) -> some View {
    question(ConfirmationKind.self, isPresented) { content().parts }
  }

  /// Presents a sheet with ways to go on, made of an item.
  ///
  /// - Parameters:
  ///   - item: what it is about; `nil` where there is none.
  ///   - content: makes it.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> ActionSheet
  ) -> some View {
    question(ConfirmationKind.self, item.isPresent()) { item.wrappedValue.map { content($0).parts } }
  }

  private func question<Kind: QuestionKind>(
    _ kind: Kind.Type, _ isPresented: Binding<Bool>, _ parts: @escaping @MainActor () -> QuestionParts?
  ) -> some View {
    AskingView(
      content: self, item: { isPresented.wrappedValue ? parts().map { PresentedValue(value: $0) } : nil },
      end: { isPresented.wrappedValue = false },
      presented: { item, dismiss in
        QuestionBox<Kind, _, _>(
          title: item.value.title, showsTitle: true, actions: QuestionButtons(buttons: item.value.buttons),
          message: item.value.message, dismiss: dismiss
        )
        .environment(\.isPresented, true)
        .modifier(PlatformLooks())
      })
  }
}

private typealias QuestionParts = (title: Text, message: Text?, buttons: [Alert.Button])

extension Alert {
  fileprivate var parts: QuestionParts { (title, message, buttons) }
}

extension ActionSheet {
  fileprivate var parts: QuestionParts { (title, message, buttons) }
}

extension Binding {
  /// Whether there is a value. Setting it to `false` takes the value away.
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
