import Elements
import PortableUI
import ViewGraph

extension Session {
  /// Handles an event of the page. Each event is handled at most once, and must match what the current tree declares.
  func handle(_ event: ClientEvent) {
    guard event.sequence > handled else {
      typed.removeParts()
      return refuse(.repeated)
    }
    guard outbox.acknowledge(event.applied) else { return refuse(.malformed) }
    // Changes since the last turn may have disabled the element, so they are applied first. Their patch must not
    // acknowledge the event: the page would treat a field's new text as the response to the event.
    turn()
    handled = event.sequence
    do throws(Refusal) {
      var event = event
      event.value = try value(of: event)
      perform(event)
    } catch {
      if error == .unknownText {
        patch.whole(event.element)
        flush()
      }
      refuse(error)
    }
  }

  /// Adds a part of the next event's value.
  func add(_ part: String) {
    do throws(Refusal) {
      try typed.add(part)
    } catch {
      refuse(error)
    }
  }

  /// Returns the complete value of an event, which may have been sent in parts or as an edit.
  private func value(of event: ClientEvent) throws(Refusal) -> String? {
    let isText = event.kind == EventKind.input.rawValue && view?.graph.element(id: event.element)?.holdsText == true
    let value = try typed.value(of: event, isKept: isText)
    if isText, let value, !rate.takeEdit(of: value.utf8.count, now: time.now()) { throw .flood }
    return value
  }

  private func perform(_ event: ClientEvent) {
    if let opened = OpenRequests.Answer(rawValue: event.kind) {
      guard event.value == nil else { return refuse(.undeclaredValue) }
      answerOpenRequest(event.element, opened)
      return turn()
    }
    if event.kind == Self.pickEvent { return handlePick(event) }
    guard let view else { return }
    // Events that were sent before the page showed the earlier state may belong to elements of another screen.
    if isShowingEarlierState { return refuse(.notHandled) }
    guard let element = view.graph.element(id: event.element) else { return refuse(.unknownElement) }
    guard let (handler, layer) = target(of: event, on: element) else { return refuse(.notHandled) }
    guard Self.mayBeLong(handler.payload) || event.value?.utf8.count ?? 0 <= Self.shortValueByteLimit else {
      return refuse(.undeclaredValue)
    }
    if handler.payload == .files { return receiveFiles(event, element) }
    guard var value = Self.value(of: event, for: handler) else { return refuse(.undeclaredValue) }
    let shown = value
    if case .string(let text) = value { value = .string(text.limitingCombiningMarks) }
    // The address of a link in a text is not the text's value.
    let isField = value != nil && layer == nil && element.isField
    // The editing state is not a value either.
    let isTyped = isField && handler.event != .editing
    // The text in the page's field. It is corrected if the screen gets a different text.
    var onPage = shown
    if isTyped, element.holdsText, case .string(let text) = shown, var field = fields[event.element] {
      field.type(text, applied: event.applied)
      fields[event.element] = field
      onPage = .string(field.text)
      value = .string(field.text.limitingCombiningMarks)
    }
    observer?.willHandle(Event(handler.event, value: value), on: element)
    switch view.graph.dispatch(Event(handler.event, value: value), to: event.element, layer: layer) {
    case .handled:
      noteFocus(handler, value, of: element)
      if handler.event == .focus { reportFocus(value, of: event, on: element, except: layer) }
    case .unknownElement: return refuse(.unknownElement)
    case .notHandled:
      // The page already shows the value that the user entered.
      if isTyped, let onPage { note(onPage, in: element) }
      if isField { correct(element) }
      return refuse(.notHandled)
    case .undeclaredPayload: return refuse(.undeclaredValue)
    }
    if isTyped, let onPage { note(onPage, in: element) }
    turn(after: "\(handler.event.rawValue) in \(element.viewName)")
    if isField { correct(element) }
  }

  /// Reports a change of focus to the other layers of the same box, because several views can depend on the focus of
  /// one control.
  private func reportFocus(_ value: AttributeValue?, of event: ClientEvent, on element: Element, except first: Int?) {
    let boxes = PageElement(element).boxes
    let box = event.kind.prefix { $0 == "^" }.count
    guard boxes.indices.contains(box) else { return }
    for layer in boxes[box].layers where layer != first && element.layers[layer].handles(.focus) {
      view?.graph.dispatch(Event(.focus, value: value), to: element.id, layer: layer)
    }
  }

  /// Returns the handler of an event. The number of `^` before the event's name is the index of the box.
  private func target(of event: ClientEvent, on element: Element) -> (handler: Handler, layer: Int?)? {
    let name = event.kind.drop { $0 == "^" }
    guard let kind = EventKind(known: String(name)) else { return nil }
    let box = event.kind.count - name.count
    if box == 0, let handler = element.handler(of: kind) { return (handler, nil) }
    let boxes = PageElement(element).boxes
    guard boxes.indices.contains(box) else { return nil }
    for layer in boxes[box].layers {
      if let handler = element.layers[layer].handler(of: kind) { return (handler, layer) }
    }
    // Any layer of a row may handle its editing events.
    guard box == boxes.count - 1, PageElement(element).isRow(box: box), kind == .delete || kind == .move else {
      return nil
    }
    for layer in element.layers.indices.reversed() {
      if let handler = element.layers[layer].handler(of: kind) { return (handler, layer) }
    }
    return nil
  }

  /// The maximum length of values whose type may not be long, see ``mayBeLong(_:)``, in bytes.
  private static let shortValueByteLimit = 1_024

  /// Returns whether values of this type may be long. Values of other types are compared as strings and split at
  /// characters, which takes quadratic time if they contain many combining marks.
  private static func mayBeLong(_ payload: Handler.Payload) -> Bool { payload == .text || payload == .files }

  /// Returns the value of an event in the type that its handler declares; `nil` if it does not match.
  private static func value(of event: ClientEvent, for handler: Handler) -> AttributeValue?? {
    switch (handler.payload, event.value) {
    case (.none, nil), (.count, nil): .some(nil)
    case (.text, let text?): .some(.string(text))
    case (.number, let text?), (.count, let text?): Double(text).map { .some(.number($0)) }
    case (.flag, "true"), (.presence, "true"): .some(.flag(true))
    case (.flag, "false"), (.presence, "false"): .some(.flag(false))
    case (.press, let text?): PressValue(text).map { .some(.press($0)) }
    case (.choice, let text?): Int(text).map { .some(.choice(ChoiceValue(id: $0, label: ""))) }
    default: nil
    }
  }

  /// Mounts the rows that are about to become visible, and unmounts others.
  func show(_ rows: VisibleRows, in list: Int) {
    guard let view else { return }
    // The page repeats the request when it has the newest rows.
    guard view.graph.show(rows, in: list) else { return refuse(.unknownElement) }
    turn()
  }

  /// Records the value that the user has entered in a field.
  private func note(_ value: AttributeValue, in field: Element) {
    if !isOnPage(value.fieldText, in: field) { fields[field.id] = PageField(value.fieldText) }
  }

  /// Returns whether the page's field has this text. Bytes are compared, because comparing strings with many combining
  /// marks is slow.
  private func isOnPage(_ text: String, in field: Element) -> Bool {
    fields[field.id]?.text.utf8.elementsEqual(text.utf8) ?? false
  }

  /// Sends the screen's value of a field if it differs from what the user has entered, for example if only digits are
  /// accepted.
  private func correct(_ field: Element) {
    guard fields[field.id] != nil else { return }
    encodeValue(of: field)
    flush()
  }

  /// Encodes a mutation as operations of the patch, or records it for the end of the pass. Elements are encoded in
  /// their current state.
  func encode(_ mutation: Mutation, _ changes: inout PageChanges) {
    switch mutation {
    case .insert(let element, into: let parent, before: let sibling):
      PageNote.write(on: element)
      if let way = element.transition { patch.transition(element.id, way.insertion, way.insertionTiming) }
      patch.insert(element, into: parent.id, before: sibling?.id)
      changes.didInsert(element, into: parent)
    case .move(let element, before: let sibling):
      patch.move(element.id, before: sibling?.id)
    case .remove(let element, from: let parent):
      forgetFields(in: element)
      if let way = element.transition { patch.transition(element.id, way.removal, way.removalTiming) }
      patch.remove(element.id)
      changes.didRemove(element, from: parent)
    case .become(let element, _):
      changes.didBecome(element)
    case .update(let element, nil, let key, _) where key == element.schema.value && element.isField:
      encodeValue(of: element)
    case .update(let element, nil, .text, _):
      if element[.runs] == nil { patch.text(element.id, element.fieldText) }
    case .update(let element, nil, .choices, _) where element.hasOptions,
      .update(let element, nil, .selection, _) where element.hasOptions && !element.isField:
      patch.options(element)
    case .update(let element, nil, .runs, _):
      encodeRuns(of: element)
    case .update(let element, let layer, let key, let value):
      guard layer == nil, let name = element.page.properties[key] ?? element.page.partProperties[key] else {
        return changes.didUpdate(element, layer: layer, key)
      }
      if value != nil { patch.need(element.page.parts(for: key)) }
      patch.set(element.id, name, value?.description)
      if element.page.styles[key] != nil { changes.didUpdate(element, layer: nil, key) }
      if key == element.page.fillsOnlyWith || key == .labelsHidden { changes.markDirty(element) }
    }
  }

  private func encodeRuns(of element: Element) {
    guard case .runs(let runs) = element[.runs] else { return patch.text(element.id, element.fieldText) }
    patch.runs(element, runs)
  }

  private func encodeValue(of field: Element) {
    let text = field.fieldText
    // The value came from the page. Sending it back could overwrite the next keystroke.
    guard !isOnPage(text, in: field) else { return }
    if field.holdsText, let base = fields[field.id]?.change(to: text, patch: outbox.next) {
      patch.merge(field.id, text, base)
    } else {
      fields[field.id] = PageField(text)
      patch.value(field.id, text)
    }
  }

  private func forgetFields(in element: Element) {
    guard !(fields.isEmpty && typed.isEmpty) else { return }
    element.forEachInSubtree {
      fields[$0.id] = nil
      typed.remove($0.id)
    }
  }
}
