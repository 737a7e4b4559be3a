import Elements

extension Graph {
  /// Gives an event to the handler of an element or of one of its layers.
  ///
  /// - Parameters:
  ///   - event: what a person did.
  ///   - id: the element's id; any number is safe.
  ///   - layer: which of the element's layers handles it, from 0; any number is safe. `nil` means the element itself.
  /// - Returns: what became of it.
  @discardableResult
  public func dispatch(_ event: Event, to id: Int, layer: Int? = nil) -> EventOutcome {
    guard let element = element(id: id), !element.isRemoved else { return .unknownElement }
    if let layer, !element.layers.indices.contains(layer) { return .unknownElement }
    let handler = layer.map { element.layers[$0].handler(of: event.kind) } ?? element.handler(of: event.kind)
    guard let handler, let responder = element.responder else { return .notHandled }
    guard handler.payload.admits(event.value) else { return .undeclaredPayload }
    // It may have been taken away while a person chose it.
    if case .choice(let choice)? = event.value, !element.offers(choice) { return .notHandled }
    let place = Pointers.Place(element: id, layer: layer)
    return running {
      switch (handler.payload, event.value) {
      case (.press, .press(let press)): return dispatch(press, event.kind, to: responder, at: place)
      case (.presence, .flag(let isOver)): pointers.note(isOver, event.kind, at: place)
      default: break
      }
      return responder.respond(to: event, layer: layer) ? .handled : .notHandled
    }
  }
}

extension Element {
  /// Whether something can be chosen in the element.
  fileprivate func offers(_ choice: ChoiceValue) -> Bool {
    for offered in choices where offered.id == choice.id { return true }
    return false
  }
}
