import Elements
import PortableUI
import ViewGraph

extension Session {
  /// Handles one event of the page: at most once, and only what the current tree declares.
  func handle(_ event: ClientEvent) {
    guard event.sequence > handled else { return refuse(.repeated) }
    guard outbox.acknowledge(event.applied) else { return refuse(.malformed) }
    handled = event.sequence
    if let opened = OpenRequests.Answer(rawValue: event.kind) {
      guard event.value == nil else { return refuse(.undeclaredValue) }
      answerOpenRequest(event.element, opened)
      return turn()
    }
    guard let view else { return }
    let kind = EventKind(rawValue: event.kind)
    guard (kind == .input) == (event.value != nil) else { return refuse(.undeclaredValue) }
    // What changed since the last turn may have disabled the element: an event must meet the tree as it is now.
    turn()
    guard let element = view.graph.element(id: event.element) else { return refuse(.unknownElement) }
    // Return in a field is always reported, whether or not somebody waits for it.
    if kind == .submit, element.kind == .textField, !element.handles(.submit) { return }
    switch view.graph.dispatch(Event(kind, value: event.value.map(AttributeValue.string)), to: event.element) {
    case .handled: break
    case .unknownElement: return refuse(.unknownElement)
    case .notHandled: return refuse(.notHandled)
    }
    if let value = event.value { fields[event.element] = value }
    turn()
    if event.value != nil { correct(element) }
  }

  /// Tells the page where the screen holds another text than the one a person has just typed, as when it takes digits only.
  private func correct(_ field: Element) {
    let text = field[.text]?.description ?? ""
    guard let onPage = fields[field.id], text != onPage else { return }
    fields[field.id] = text
    patch.value(field.id, text)
    flush()
  }

  /// Writes one mutation as operations of the patch.
  func encode(_ mutation: Mutation) {
    switch mutation {
    case .insert(let element, into: let parent, before: let sibling):
      patch.insert(element, into: parent.id, before: sibling?.id)
    case .move(let element, before: let sibling):
      patch.move(element.id, before: sibling?.id)
    case .remove(let element):
      forgetFields(in: element)
      patch.remove(element.id)
    case .update(let element, .text, _):
      if element[.runs] == nil { encodeText(of: element) }
    case .update(let element, .runs, _):
      encodeRuns(of: element)
    case .update(let element, let key, _):
      for attribute in PageAttribute.affected(by: key, of: element.kind) {
        patch.set(element.id, attribute.rawValue, attribute.value(on: element))
      }
    }
  }

  private func encodeRuns(of element: Element) {
    guard case .runs(let runs) = element[.runs] else { return encodeText(of: element) }
    patch.runs(element.id, runs)
  }

  private func encodeText(of element: Element) {
    let text = element[.text]?.description ?? ""
    guard element.kind == .textField else { return patch.text(element.id, text) }
    // The page wrote it: sending it back would only race with the next keystroke.
    guard fields[element.id] != text else { return }
    fields[element.id] = text
    patch.value(element.id, text)
  }

  private func forgetFields(in element: Element) {
    guard !fields.isEmpty else { return }
    fields[element.id] = nil
    for child in element.children { forgetFields(in: child) }
  }
}
