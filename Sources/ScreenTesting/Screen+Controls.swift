import Elements
import PortableUI
import ViewGraph

extension Screen {
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
      guard let list = row.parent, list[.selectsMany] == .flag(true) else {
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
