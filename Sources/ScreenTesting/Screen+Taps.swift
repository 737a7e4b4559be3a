import Elements
import HostKit
import PortableUI
import ViewGraph

extension Screen {
  /// Taps an element, or the nearest control or tap gesture around it. If no tappable element has the name, the link
  /// with that name is opened.
  ///
  /// A gesture with a location gets `(0, 0)`, because the screen has no layout. Call `tap(_:at:)` to pass a location.
  ///
  /// - Parameters:
  ///   - query: The element to tap.
  ///   - count: The number of taps in a row.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if it does not handle taps.
  public func tap(_ query: Query, count: Int = 1, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) { try await performTap(query, count) }
  }

  /// Taps an element, or the nearest control or tap gesture around it, at a location.
  ///
  /// ```swift
  /// try await screen.tap("Drawing", at: CGPoint(x: 40, y: 25))
  /// ```
  ///
  /// - Parameters:
  ///   - query: The element to tap.
  ///   - location: The location in the coordinate space of the view with the gesture.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if it does not handle taps.
  public func tap(_ query: Query, at location: CGPoint, fileID: StaticString = #fileID, line: UInt = #line) async throws
  {
    try await located(fileID, line) { try await performTap(query, at: location) }
  }

  private func performTap(_ query: Query, _ count: Int = 1, at location: CGPoint? = nil) async throws {
    await applyPendingChanges()
    if let name = query.name, query.isLink || isOnlyLink(name, query) { return try await openLink(name) }
    if count == 1, let tab = tab(query) { return try await choose(tab.label, in: tab.bar) }
    let element: Element
    do {
      element = try query.element ?? find(query) { isPressed($0, count) }
    } catch let error as LookupError {
      guard let name = query.name, matches(query).isEmpty, let reason = choiceReason(name) else { throw error }
      throw ActionError(action: "tap", query: query, reason: reason, root: graph.root)
    }
    let events = element.tapEvents(count: count)
    guard let first = events.first else {
      let reason = count == 1 ? noControl(element) : nothing(for: count, on: element)
      throw ActionError(action: "tap", query: query, reason: reason, root: graph.root)
    }
    if first.target.layer == nil, first.target.element.opensMenu {
      let reason = "A tap opens its menu. " + (first.target.element.menuAdvice ?? "The menu is empty.")
      throw ActionError(action: "tap", query: query, reason: reason, root: graph.root)
    }
    for each in events { try send(each, at: location, of: query) }
    await settle()
  }

  /// Sends an event of a tap. A gesture that recognizes taps from presses gets the location.
  private func send(_ tap: TargetedEvent, at location: CGPoint?, of query: Query) throws {
    let target = tap.target
    guard let location, target.layer != nil, target.handles(.press) else { return try send(tap, of: query) }
    let place = PointValue(x: Double(location.x), y: Double(location.y))
    for phase in [PressValue.Phase.began, .ended] {
      try send(Event(.press, value: .press(PressValue(phase, at: place))), to: target, of: query)
    }
  }

  private func noControl(_ element: Element) -> String {
    if element.nearestTarget(of: .files) != nil {
      return "A tap on it opens a file picker: call chooseFiles(_:) or cancelFiles()."
    }
    if let reason = choiceReason(element.name) { return reason }
    return ["It is not a control and is not inside one.", element.menuAdvice].compactMap(\.self).joined(separator: " ")
  }

  private func nothing(for count: Int, on element: Element) -> String {
    let reason = "No view around it handles a gesture of \(count) taps."
    return isPressed(element, 1) ? reason + " For single taps, call tap(_:) \(count) times." : reason
  }

  /// Returns a hint how to choose a picker's option with this name; `nil` if no picker has it.
  private func choiceReason(_ name: String) -> String? {
    let pickers = matches(.role(.picker)).filter { $0.choices.contains { $0.label == name } }
    guard let picker = pickers.first else { return nil }
    let place = picker.name.isEmpty ? "a picker without a name" : "the picker \"\(picker.name)\""
    return "It is one of the choices of \(place): use choose(\"\(name)\", in:)."
  }

  /// Returns whether an element, or a link in it, handles the taps.
  private func isPressed(_ element: Element, _ count: Int) -> Bool {
    !element.tapEvents(count: count).isEmpty || count == 1 && !element.links.isEmpty
  }

  /// Returns whether a link has the name, and no other tappable element matches the query.
  private func isOnlyLink(_ name: String, _ query: Query) -> Bool {
    contains(.link(name)) && !matches(query).contains { $0.nearestTarget(of: .tap) != nil }
  }

  private func openLink(_ name: String) async throws {
    let query = Query.link(name)
    let element = try find(query).element
    let addresses = element.links(named: name)
    guard let address = addresses.first, addresses.allSatisfy({ $0 == address }) else {
      throw ActionError(
        action: "openLink", query: query,
        reason: "The text has several links with this name and different destinations.",
        root: graph.root)
    }
    // A link in a button's label is not opened: the tap triggers the button.
    if let control = element.nearestTarget(of: .tap), control.element.kind == .button {
      try send(Event(.tap), to: control, of: query)
    } else {
      try send(Event(.openLink, value: address), to: EventTarget(element), of: query)
    }
    await settle()
  }
}
