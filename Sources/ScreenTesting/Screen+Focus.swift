import Elements
import PortableUI
import ViewGraph

extension Screen {
  /// The control that has the keyboard's focus; `nil` where none has.
  public var focused: ScreenElement? {
    focusedID.flatMap { graph.element(id: $0) }.flatMap { $0.isRemoved ? nil : ScreenElement($0) }
  }

  /// Gives the keyboard's focus to a control, as a person does who comes to it by the keyboard, or touches a field.
  ///
  /// - Parameters:
  ///   - query: the control.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when it is not there once; ``ActionError`` when it cannot have the focus.
  public func focus(_ query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await catchUp()
      let element = try find(query) { $0.takesFocus }
      guard element.takesFocus else {
        throw ActionError(
          action: "focus", query: query, reason: "Nobody comes to it by the keyboard.", root: graph.root)
      }
      moveFocus(to: element.id)
      await settle()
    }
  }

  /// Takes the keyboard's focus from whatever has it.
  public func unfocus() async {
    await catchUp()
    moveFocus(to: nil)
    await settle()
  }

  /// Tells those around the control that lose the focus, and those that get it.
  func moveFocus(to id: Int?) {
    guard id != focusedID else { return }
    let old = focusedID.flatMap { graph.element(id: $0) }
    focusedID = id
    if let old, !old.isRemoved { tell(old, hasFocus: false) }
    if let id, let element = graph.element(id: id), !element.isRemoved { tell(element, hasFocus: true) }
  }

  private func tell(_ element: Element, hasFocus: Bool) {
    for (target, layer) in element.handlers(of: .focus) {
      graph.dispatch(Event(.focus, value: .flag(hasFocus)), to: target.id, layer: layer)
    }
  }
}

extension Screen {
  /// What is known of the device and the person. Changing it changes what views read of it, as when a device becomes dark; call
  /// ``settle()`` afterwards.
  public var traits: HostTraits {
    get { hosted?.traits ?? HostTraits() }
    set { hosted?.traits = newValue }
  }

  /// Opens the screen with an address, as a link to it does.
  ///
  /// - Parameter url: the address.
  /// - Returns: whether a view waits for one by `onOpenURL`.
  @discardableResult
  public func open(_ url: URL) async -> Bool {
    await catchUp()
    let isTaken = hosted?.open(url) ?? false
    await settle()
    return isTaken
  }
}

extension Element {
  /// Whether a person comes to the element by the keyboard.
  fileprivate var takesFocus: Bool { schema.isFocusable || layers.contains { $0[.focusable] == .flag(true) } }
}
