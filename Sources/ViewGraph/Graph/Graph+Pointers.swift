import Elements

extension Graph {
  /// Ends what pointers are doing, because nobody is there any more: presses are cancelled, and no pointer is over anything.
  public func releasePointers() {
    guard !pointers.isEmpty else { return }
    running {
      for (place, event) in pointers.release() {
        element(id: place.element)?.responder?.respond(to: event, layer: place.layer)
      }
    }
  }

  /// Takes out what pointers are doing on an element, which is leaving: the events that end it, with the layers they are for.
  func releasePointers(on element: Element) -> [(layer: Int?, event: Event)] {
    guard !pointers.isEmpty else { return [] }
    return pointers.release(on: element.id)
  }

  /// Gives what has happened to a press to the handler of the element or the layer that was pressed.
  func dispatch(
    _ press: PressValue, _ kind: EventKind, to responder: any EventResponder, at place: Pointers.Place
  ) -> EventOutcome {
    if press.phase == .began, let last = pointers.cancel(at: place) { responder.respond(to: last, layer: place.layer) }
    guard let press = pointers.follow(press, kind, at: place) else { return .notHandled }
    if responder.respond(to: Event(kind, value: .press(press)), layer: place.layer) { return .handled }
    // Who takes no more of a press that it has begun is told that it is over.
    if let last = pointers.cancel(at: place), press.phase != .began { responder.respond(to: last, layer: place.layer) }
    return .notHandled
  }
}
