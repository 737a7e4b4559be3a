import Elements
import HostKit
import PortableUI
import ViewGraph

extension Screen {
  /// Types text into a field, key by key, after the field's current text. To replace that text, call `clear(_:)` first.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - query: The field.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one field matches. ``ActionError`` if the field does not accept the text.
  public func type(_ text: String, into query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      let field = try find(query) { $0.handles(.input) }
      moveFocus(to: field.id)
      if field.handles(.editing) { try send(Event(.editing, value: .flag(true)), to: EventTarget(field), of: query) }
      // Apply updates that depend on the focus before the first key.
      await settle()
      for character in text {
        let field = try find(query) { $0.handles(.input) }
        var typed = FieldText(field[.text]?.description ?? "")
        typed.insert(String(character))
        try send(Event(.input, value: .string(typed.text)), to: EventTarget(field), of: query)
        await settle()
      }
    }
  }

  /// Clears the text of a field.
  ///
  /// - Parameters:
  ///   - query: The field.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one field matches. ``ActionError`` if the field does not accept the
  ///   change.
  public func clear(_ query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      let field = try find(query) { $0.handles(.input) }
      try send(Event(.input, value: .string("")), to: EventTarget(field), of: query)
      await settle()
    }
  }

  /// Sets the value of a slider.
  ///
  /// - Parameters:
  ///   - query: The slider.
  ///   - value: The new value. It is clamped to the bounds of the slider.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one slider matches. ``ActionError`` if the slider does not accept the
  ///   value.
  public func slide(_ query: Query, to value: Double, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      let place = EventTarget(try find(query) { $0.handler(of: .change)?.payload == .number })
      let handlesEditing = place.handles(.editing)
      if handlesEditing { try send(Event(.editing, value: .flag(true)), to: place, of: query) }
      try send(Event(.change, value: .number(value)), to: place, of: query)
      if handlesEditing { try send(Event(.editing, value: .flag(false)), to: place, of: query) }
      await settle()
    }
  }

  /// Submits a field, as the Return key does.
  ///
  /// - Parameters:
  ///   - query: The field.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one field matches. ``ActionError`` if the field does not handle the
  ///   submission.
  public func submit(_ query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      let field = try find(query) { $0.handles(.submit) }
      try send(Event(.submit), to: EventTarget(field), of: query)
      await settle()
    }
  }

  /// Chooses an option of a picker or an item of a menu by its name.
  ///
  /// - Parameters:
  ///   - name: The name of the option or item.
  ///   - query: A picker, a menu that contains the item or a picker with the option, or an element with a context menu.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if it does not offer exactly one
  ///   choice with this name, or does not accept the choice.
  public func choose(_ name: String, in query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      // Each section of a picker on a page is a picker with the same name.
      let section = try? find(query) { $0.choices.contains { $0.label == name } }
      var element = try section ?? find(query) { !$0.choices.isEmpty || $0.menuItems != nil }
      if let picker = element.menuItems?.picker(offering: name) {
        element = picker
      } else if let item = try menuItem(name, in: element, query) {
        return try await tap(item)
      }
      let choices = element.choices
      let named = choices.filter { $0.label == name }
      guard let choice = named.first, named.count == 1 else {
        let offered = choices.map { "\"\($0.label)\"" }.joined(separator: ", ")
        let reason =
          choices.isEmpty
          ? graph.root.advice(for: name) ?? "It has no choices."
          : "It has \(named.isEmpty ? "no" : "more than one") choice \"\(name)\"; its choices are \(offered)."
        throw ActionError(action: "change", query: query, reason: reason, root: graph.root)
      }
      try send(Event(.change, value: .choice(choice)), to: EventTarget(element), of: query)
      await settle()
    }
  }

  /// Refreshes content, as pulling down a list does.
  ///
  /// - Parameters:
  ///   - query: The refreshable view, or an element in it. It may be omitted if there is only one on the screen.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if the view is not refreshable.
  public func refresh(_ query: Query = .role(.refreshable), fileID: StaticString = #fileID, line: UInt = #line)
    async throws
  {
    try await located(fileID, line) {
      await applyPendingChanges()
      let element = try find(query).element
      guard let box = element.nearestTarget(of: .refresh) else {
        throw ActionError(
          action: "refresh", query: query, reason: "No view around it is refreshable.", root: graph.root)
      }
      try send(Event(.refresh), to: box, of: query)
      await settle()
    }
  }

  /// Pastes text with a paste button.
  ///
  /// - Parameters:
  ///   - text: The content of the clipboard.
  ///   - query: The paste button. It may be omitted if there is only one on the screen.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one button matches. ``ActionError`` if it does not accept the text.
  public func paste(
    _ text: String, by query: Query = .button("Paste"), fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      guard let button = try find(query).element.nearestTarget(of: .paste) else {
        throw ActionError(
          action: "paste", query: query, reason: "No view around it accepts pasted text.", root: graph.root)
      }
      try send(Event(.paste, value: .string(text)), to: button, of: query)
      await settle()
    }
  }

  /// Increments or decrements a stepper.
  ///
  /// - Parameters:
  ///   - query: The stepper, by its name before the first step.
  ///   - count: The number of steps; negative to decrement.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one stepper matches. ``ActionError`` if it does not accept a step, such
  ///   as at its bounds.
  public func step(_ query: Query, by count: Int = 1, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      var known: EventTarget?
      for _ in 0..<abs(count) {
        await applyPendingChanges()
        // The name may contain the value and change with each step, so the query is evaluated only once.
        if known?.element.isRemoved != false { known = try stepper(query) }
        guard let stepper = known else {
          throw ActionError(
            action: "step", query: query, reason: "It is not a stepper and is not inside one.", root: graph.root)
        }
        try send(Event(count > 0 ? .increment : .decrement), to: stepper, of: query)
        await settle()
      }
    }
  }

  private func stepper(_ query: Query) throws -> EventTarget? {
    try find(query) { $0.nearestTarget(of: .increment) != nil }.nearestTarget(of: .increment)
  }

  /// Sets the value of a control that is not a text field, such as a date, a time or a color.
  ///
  /// - Parameters:
  ///   - value: The value as text, as in `2026-06-03`, `14:05`, `2026-06-03T14:05` or `#ff9500`.
  ///   - query: The control.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one control matches. ``ActionError`` if it does not accept the value.
  public func enter(_ value: String, into query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws
  {
    try await located(fileID, line) {
      await applyPendingChanges()
      let control = try find(query) { $0.handler(of: .change)?.payload == .text }
      try send(Event(.change, value: .string(value)), to: EventTarget(control), of: query)
      await settle()
    }
  }

  /// Ends editing of a field, as moving the focus elsewhere does.
  ///
  /// - Parameters:
  ///   - query: The field.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one field matches. ``ActionError`` if the field does not handle the end
  ///   of editing.
  public func endEditing(_ query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      let field = try find(query) { $0.handles(.editing) }
      try send(Event(.editing, value: .flag(false)), to: EventTarget(field), of: query)
      await settle()
    }
  }

  /// Taps a row of a list or table with multiple selection while modifier keys are held.
  ///
  /// Command or Control toggles the selection of the row. Shift extends the selection from the nearest selected row to
  /// this row.
  ///
  /// - Parameters:
  ///   - query: The row, or an element in it.
  ///   - modifiers: The modifier keys that are held.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if not exactly one element matches. ``ActionError`` if it is not in a list or table with
  ///   multiple selection.
  public func tap(_ query: Query, modifiers: EventModifiers, fileID: StaticString = #fileID, line: UInt = #line)
    async throws
  {
    try await located(fileID, line) {
      guard !modifiers.isDisjoint(with: [.command, .control, .shift]) else { return try await tap(query) }
      await applyPendingChanges()
      var row = try find(query).element
      while let parent = row.parent, !parent.handles(.select) { row = parent }
      guard let list = row.parent, list[.selects] == .string("many") else {
        let reason = "It is not in a list or table with multiple selection."
        throw ActionError(action: "tap", query: query, reason: reason, root: graph.root)
      }
      let way = modifiers.contains(.shift) ? "extend" : "toggle"
      try send(Event(.select, value: .string("\(row.id) \(way)")), to: EventTarget(list), of: query)
      await settle()
    }
  }

  /// Presses a key. The key triggers the control with this keyboard shortcut. If there is none, the key is sent to the
  /// nearest `onKeyPress` handler around the focused element.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that are held.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``LookupError`` if neither a control nor a handler handles the key, or if several controls have the
  ///   shortcut. ``ActionError`` if the control does not react.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      let control = Query.shortcut(KeyboardShortcut(key, modifiers: modifiers).hostName)
      guard !contains(control), sendKeyPress(key, modifiers) else { return try await tap(control) }
      await settle()
    }
  }

  /// Sends key-down and key-up events to the nearest key handler around the focused element.
  ///
  /// - Returns: Whether a handler accepts this key.
  private func sendKeyPress(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard let focused = keyboardFocus.element(in: graph), let target = focused.handlers(of: .keyPress).first,
      let keySpecifications = target[.keys]?.description.split(separator: " "),
      keySpecifications.dropFirst().contains(where: {
        // A focused control with a value may need the key itself.
        $0 == "*" || $0 == key.hostName || $0 == key.hostName + "!" && !focused.holdsValue
      })
    else { return false }
    for phase in [KeyPress.Phases.down, .up] {
      let text = KeyPress.text(key, modifiers: modifiers, phase: phase)
      guard keySpecifications[0].contains(text.prefix(1)) else { continue }
      graph.dispatch(Event(.keyPress, value: .string(text)), to: target)
    }
    return true
  }
}

extension Element {
  /// Whether the element is a control that edits a value.
  fileprivate var holdsValue: Bool { handlers.contains { $0.event == .input || $0.event == .change } }
}
