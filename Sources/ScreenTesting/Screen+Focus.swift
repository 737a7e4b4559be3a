import Elements
import HostKit
import PortableUI
import ViewGraph

extension Screen {
  /// The focused control; `nil` if none has the keyboard focus.
  public var focused: ScreenElement? {
    keyboardFocus.element(in: graph).map { ScreenElement($0) }
  }

  /// Moves the keyboard focus to a control.
  ///
  /// - Parameters:
  ///   - query: The control.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one control matches. ``ActionError`` if it is not focusable.
  public func focus(_ query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      let element = try find(query) { $0.takesFocus }
      guard element.takesFocus else {
        throw ActionError(
          action: "focus", query: query, reason: "It is not focusable.", root: graph.root)
      }
      moveFocus(to: element.id)
      await settle()
    }
  }

  /// Removes the keyboard focus.
  public func unfocus() async {
    await applyPendingChanges()
    moveFocus(to: nil)
    await settle()
  }

  /// Moves the focus, and notifies the elements around the old and the new focused control.
  func moveFocus(to id: Int?) { keyboardFocus.move(to: id, in: graph) }
}

extension Screen {
  /// The traits of the device and the preferences of the user. Views that read a trait are updated when it changes,
  /// such as the color scheme. Call ``settle()`` after a change.
  public var traits: HostTraits {
    get { hosted?.traits ?? HostTraits() }
    set { hosted?.traits = newValue }
  }

  /// Opens a URL with the screen, as a deep link does.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether a view handles URLs with `onOpenURL`.
  @discardableResult
  public func open(_ url: URL) async -> Bool {
    await applyPendingChanges()
    let isTaken = hosted?.open(url) ?? false
    await settle()
    return isTaken
  }
}
