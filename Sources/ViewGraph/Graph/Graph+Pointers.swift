import Elements

extension Graph {
  /// Ends all pointer interactions, for example because the client disconnected: cancels presses and ends hovering.
  public func releasePointers() {
    guard !pointers.isEmpty else { return }
    running {
      for (target, event) in pointers.release() {
        element(id: target.element)?.responder?.respond(to: event, layer: target.layer)
      }
    }
  }

  /// Ends the pointer interactions with an element that is being removed, and returns the events for its handlers.
  func releasePointers(on element: Element) -> [(layer: Int?, event: Event)] {
    guard !pointers.isEmpty else { return [] }
    return pointers.release(on: element.id)
  }

  /// Dispatches a press event to the handler of the pressed element or layer.
  func dispatch(
    _ press: PressValue, _ kind: EventKind, to responder: any EventResponder, at target: Pointers.Target
  ) -> EventOutcome {
    if press.phase == .began, let last = pointers.cancel(at: target) {
      responder.respond(to: last, layer: target.layer)
    }
    guard let press = pointers.record(press, kind, at: target) else { return .notHandled }
    if responder.respond(to: Event(kind, value: .press(press)), layer: target.layer) { return .handled }
    // The handler has accepted earlier events of this press but rejects this event. Notify the handler that the press
    // was cancelled.
    if let last = pointers.cancel(at: target), press.phase != .began {
      responder.respond(to: last, layer: target.layer)
    }
    return .notHandled
  }
}
