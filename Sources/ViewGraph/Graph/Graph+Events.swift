import Elements

extension Graph {
  /// Dispatches an event to the handler of an element or of one of its layers. Ids and indices may come from an untrusted client.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - id: the id of the element.
  ///   - layer: the index of the layer that handles the event, or `nil` for the element itself.
  /// - Returns: the result of the dispatch.
  @discardableResult
  public func dispatch(_ event: Event, to id: Int, layer: Int? = nil) -> EventOutcome {
    guard let element = element(id: id), !element.isRemoved else { return .unknownElement }
    if let layer, !element.layers.indices.contains(layer) { return .unknownElement }
    let handler = layer.map { element.layers[$0].handler(of: event.kind) } ?? element.handler(of: event.kind)
    guard let handler, let responder = element.responder else { return .notHandled }
    guard handler.payload.admits(event.value) else { return .undeclaredPayload }
    // The option may have been removed while the user selected it.
    if case .choice(let choice)? = event.value, !element.offers(choice) { return .notHandled }
    let target = Pointers.Target(element: id, layer: layer)
    return running {
      switch (handler.payload, event.value) {
      case (.press, .press(let press)): return dispatch(press, event.kind, to: responder, at: target)
      case (.presence, .flag(let isOver)): pointers.note(isOver, event.kind, at: target)
      default: break
      }
      return responder.respond(to: event, layer: layer) ? .handled : .notHandled
    }
  }
}

extension Element {
  /// Whether the element has the option.
  fileprivate func offers(_ choice: ChoiceValue) -> Bool {
    for offered in choices where offered.id == choice.id { return true }
    return false
  }
}
