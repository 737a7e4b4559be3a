import Elements
import PortableUI
import ViewGraph

extension Screen {
  /// Types into a field, key by key, after the text that is in it. To replace that text, call `clear(_:)` first.
  ///
  /// - Parameters:
  ///   - text: what to type.
  ///   - query: the field.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when the field is not there once; ``ActionError`` when it does not react.
  public func type(_ text: String, into query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await catchUp()
      let field = try find(query) { $0.handles(.input) }
      moveFocus(to: field.id)
      if field.handles(.editing) { try send(Event(.editing, value: .flag(true)), to: (field, nil), of: query) }
      // What follows the focus is there before the first letter.
      await settle()
      for character in text {
        let field = try find(query) { $0.handles(.input) }
        let typed = (field[.text]?.description ?? "") + String(character)
        try send(Event(.input, value: .string(typed)), to: (field, nil), of: query)
        await settle()
      }
    }
  }

  /// Empties a field.
  ///
  /// - Parameters:
  ///   - query: the field.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when the field is not there once; ``ActionError`` when it does not react.
  public func clear(_ query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await catchUp()
      let field = try find(query) { $0.handles(.input) }
      try send(Event(.input, value: .string("")), to: (field, nil), of: query)
      await settle()
    }
  }

  /// Moves a slider.
  ///
  /// - Parameters:
  ///   - query: the slider.
  ///   - value: where to; it stops at its ends.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when the slider is not there once; ``ActionError`` when it does not react.
  public func slide(_ query: Query, to value: Double, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await catchUp()
      let place: Element.Target = (try find(query) { $0.handler(of: .change)?.payload == .number }, nil)
      let tells = place.0.handlers.contains { $0.event == .editing }
      if tells { try send(Event(.editing, value: .flag(true)), to: place, of: query) }
      try send(Event(.change, value: .number(value)), to: place, of: query)
      if tells { try send(Event(.editing, value: .flag(false)), to: place, of: query) }
      await settle()
    }
  }

  /// Presses Return in a field.
  ///
  /// - Parameters:
  ///   - query: the field.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when the field is not there once; ``ActionError`` when it does not react.
  public func submit(_ query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await catchUp()
      let field = try find(query) { $0.handles(.submit) }
      try send(Event(.submit), to: (field, nil), of: query)
      await settle()
    }
  }

  /// Chooses something by what it is called.
  ///
  /// - Parameters:
  ///   - name: what the choice is called.
  ///   - query: where it is chosen: a picker, a menu with the choice or with a picker that offers it, or something for which a menu is
  ///     offered.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when the picker is not there once; ``ActionError`` when it does not offer exactly one such choice, or
  ///   does not react.
  public func choose(_ name: String, in query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await catchUp()
      var element = try find(query) { !$0.choices.isEmpty || $0.menuItems != nil }
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
          ? graph.root.advice(for: name) ?? "It offers nothing to choose from."
          : "It offers \(named.isEmpty ? "no" : "more than one") \"\(name)\", but \(offered)."
        throw ActionError(action: "change", query: query, reason: reason, root: graph.root)
      }
      try send(Event(.change, value: .choice(choice)), to: (element, nil), of: query)
      await settle()
    }
  }

  /// Asks for the newest content, as a person does by pulling a list down.
  ///
  /// - Parameters:
  ///   - query: the part of the screen to refresh, or something in it. It may be left out where there is only one.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when it is not there once; ``ActionError`` when it does not react.
  public func refresh(_ query: Query = .role(.refreshable), fileID: StaticString = #fileID, line: UInt = #line)
    async throws
  {
    try await located(fileID, line) {
      await catchUp()
      let element = try find(query).element
      guard let box = element.nearest(handling: .refresh) else {
        throw ActionError(
          action: "refresh", query: query, reason: "Nothing around it can be refreshed.", root: graph.root)
      }
      try send(Event(.refresh), to: box, of: query)
      await settle()
    }
  }

  /// Presses a button that takes what a person has copied.
  ///
  /// - Parameters:
  ///   - text: what was copied.
  ///   - query: the button. It may be left out where there is only one.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when it is not there once; ``ActionError`` when it does not react.
  public func paste(
    _ text: String, by query: Query = .button("Paste"), fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      await catchUp()
      guard let button = try find(query).element.nearest(handling: .paste) else {
        throw ActionError(action: "paste", query: query, reason: "Nothing around it takes a text.", root: graph.root)
      }
      try send(Event(.paste, value: .string(text)), to: button, of: query)
      await settle()
    }
  }

  /// Changes a value by steps, as a person does with a stepper.
  ///
  /// - Parameters:
  ///   - query: the stepper, as it is called before the first step.
  ///   - count: how many steps; negative for less.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when the stepper is not there once; ``ActionError`` when it does not react, as at its end.
  public func step(_ query: Query, by count: Int = 1, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      var known: Element.Target?
      for _ in 0..<abs(count) {
        await catchUp()
        // Its name may say its value, and be another after each step.
        if known?.element.isRemoved != false { known = try stepper(query) }
        guard let stepper = known else {
          throw ActionError(
            action: "step", query: query, reason: "It is no stepper, nor inside of one.", root: graph.root)
        }
        try send(Event(count > 0 ? .increment : .decrement), to: stepper, of: query)
        await settle()
      }
    }
  }

  private func stepper(_ query: Query) throws -> Element.Target? {
    try find(query) { $0.nearest(handling: .increment) != nil }.nearest(handling: .increment)
  }

  /// Enters a value into a control that is no field for text: a date, a time, a color.
  ///
  /// - Parameters:
  ///   - value: as in `2026-06-03`, `14:05`, `2026-06-03T14:05` or `#ff9500`.
  ///   - query: the control.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when the control is not there once; ``ActionError`` when it takes no such value.
  public func enter(_ value: String, into query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws
  {
    try await located(fileID, line) {
      await catchUp()
      let control = try find(query) { $0.handler(of: .change)?.payload == .text }
      try send(Event(.change, value: .string(value)), to: (control, nil), of: query)
      await settle()
    }
  }

  /// Goes elsewhere after typing into a field.
  ///
  /// - Parameters:
  ///   - query: the field.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when the field is not there once; ``ActionError`` when nobody asks for that.
  public func endEditing(_ query: Query, fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await catchUp()
      let field = try find(query) { $0.handles(.editing) }
      try send(Event(.editing, value: .flag(false)), to: (field, nil), of: query)
      await settle()
    }
  }

  /// Presses a row of a list or a table, of which several can be selected, with keys held: Command or Control selects it besides the
  /// others, or takes it back; Shift selects all from the nearest that is selected.
  ///
  /// - Parameters:
  ///   - query: the row, or what is in it.
  ///   - modifiers: what is held meanwhile.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when it is not there once; ``ActionError`` when no rows are selected so.
  public func tap(_ query: Query, modifiers: EventModifiers, fileID: StaticString = #fileID, line: UInt = #line)
    async throws
  {
    try await located(fileID, line) {
      guard !modifiers.isDisjoint(with: [.command, .control, .shift]) else { return try await tap(query) }
      await catchUp()
      var row = try find(query).element
      while let parent = row.parent, !parent.handles(.select) { row = parent }
      guard let list = row.parent, list[.selects] == .string("many") else {
        let reason = "It is in no list or table of which a person selects several rows with keys held."
        throw ActionError(action: "tap", query: query, reason: reason, root: graph.root)
      }
      let way = modifiers.contains(.shift) ? "extend" : "toggle"
      try send(Event(.select, value: .string("\(row.id) \(way)")), to: (list, nil), of: query)
      await settle()
    }
  }

  /// Presses a key: the control that it stands for, of what is in front, or else what waits for it around what has the focus.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - modifiers: what is held meanwhile.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``LookupError`` when nothing waits for it, or several controls do; ``ActionError`` when it does not react.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await located(fileID, line) {
      await catchUp()
      let control = Query.shortcut(KeyboardShortcut(key, modifiers: modifiers).hostName)
      guard !contains(control), tellKey(key, modifiers) else { return try await tap(control) }
      await settle()
    }
  }

  /// Tells the innermost around what has the focus that waits for keys of one that goes down and comes up.
  ///
  /// - Returns: whether there is one that waits for this key.
  private func tellKey(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard let focused = focusedID.flatMap({ graph.element(id: $0) }), !focused.isRemoved,
      let (element, layer) = focused.handlers(of: .keyPress).first,
      let wishes = layer.flatMap({ element.layers[$0][.keys]?.description })?.split(separator: " "),
      wishes.dropFirst().contains(where: {
        // A control that holds something may need the key itself.
        $0 == "*" || $0 == key.hostName || $0 == key.hostName + "!" && !focused.holdsValue
      })
    else { return false }
    for phase in [KeyPress.Phases.down, .up] {
      let text = KeyPress.text(key, modifiers: modifiers, phase: phase)
      guard wishes[0].contains(text.prefix(1)) else { continue }
      graph.dispatch(Event(.keyPress, value: .string(text)), to: element.id, layer: layer)
    }
    return true
  }
}

extension Element {
  /// Whether a person sets something by it.
  fileprivate var holdsValue: Bool { handlers.contains { $0.event == .input || $0.event == .change } }
}
