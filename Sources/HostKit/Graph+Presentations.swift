import Elements
import ViewGraph

extension Graph {
  /// The topmost presentation, such as a sheet or an alert; `nil` if there is none.
  public var presentation: Element? { root.lastChild.flatMap { $0.schema.isModal ? $0 : nil } }

  /// Returns the presentation that covers an element and blocks interaction with it.
  ///
  /// A presentation with the flag `sharesScreen` does not block the elements behind it.
  ///
  /// - Parameter element: The element.
  /// - Returns: The presentation, or `nil` if the user can interact with the element.
  public func cover(of element: Element) -> Element? {
    var presentation = root.lastChild
    while let current = presentation, current.schema.isModal, !element.isInside(current) {
      if current[.sharesScreen] == nil { return current }
      presentation = current.previousSibling
    }
    return nil
  }

  /// The event that dismisses the topmost presentation, for example when the user presses the Escape key; `nil` if
  /// there is no presentation.
  ///
  /// For an alert, this is a tap of its cancel button, or of its only button. The app may reject the event.
  public var dismissEvent: TargetedEvent? {
    guard let presentation else { return nil }
    if let button = presentation.cancelButton { return TargetedEvent(Event(.tap), to: EventTarget(button)) }
    return TargetedEvent(Event(.dismiss), to: EventTarget(presentation))
  }
}

extension Element {
  /// The button that cancels an alert.
  fileprivate var cancelButton: Element? {
    let buttons = children.filter { $0.kind == .alertActions }.flatMap(\.children).filter { $0.kind == .button }
    return buttons.first { $0[.role] == .string("cancel") } ?? (buttons.count == 1 ? buttons[0] : nil)
  }
}
