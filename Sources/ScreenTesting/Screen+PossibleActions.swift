import Elements
import HostKit
import PortableUI
import ViewGraph

/// Something that a user can do on a screen: an event of a visible control, with a value.
@MainActor
package struct PossibleAction {
  let targeted: TargetedEvent
  /// The element and the event, without ids.
  package let description: String
}

extension Screen {
  /// The actions that the user can perform now, in the order of the elements. Tests choose random ones.
  ///
  /// - Parameter texts: the texts to enter into fields.
  package func possibleActions(typing texts: [String]) -> [PossibleAction] {
    let controls = graph.root.visibleElements { $0[.disabled] == nil && graph.cover(of: $0) == nil }
    return controls.flatMap { Self.actions(of: $0, typing: texts) }
  }

  /// Performs an action, and waits until the screen has settled.
  package func perform(_ action: PossibleAction) async {
    await applyPendingChanges()
    let targeted = action.targeted
    if targeted.event.kind == .input { moveFocus(to: targeted.target.element.id) }
    dispatch(targeted.event, to: targeted.target)
    await settle()
  }

  private static func actions(of element: Element, typing texts: [String]) -> [PossibleAction] {
    var actions: [PossibleAction] = []
    func add(_ handler: Handler, _ layer: Int?) {
      for value in values(for: handler, of: element, typing: texts) {
        let name = [handler.event.rawValue, value?.description].compactMap(\.self).joined(separator: " ")
        let targeted = TargetedEvent(Event(handler.event, value: value), to: EventTarget(element, layer: layer))
        actions.append(
          PossibleAction(targeted: targeted, description: "\(name) on \(TreePrinter.line(element))"))
      }
    }
    for handler in element.handlers { add(handler, nil) }
    for (index, layer) in element.layers.enumerated() {
      for handler in layer.handlers { add(handler, index) }
    }
    return actions
  }

  /// The kinds of events that a user causes deliberately.
  private static let kinds: Set<EventKind> = [
    .tap, .back, .dismiss, .submit, .refresh, .change, .input, .increment, .decrement, .delete, .select, .pull,
  ]

  private static func values(
    for handler: Handler, of element: Element, typing texts: [String]
  ) -> [AttributeValue?] {
    guard kinds.contains(handler.event) else { return [] }
    switch handler.payload {
    case .none, .count: return [nil]
    case .text: return texts.map(AttributeValue.string)
    case .number: return [.number(0), .number(1)]
    case .flag: return [.flag(true), .flag(false)]
    case .choice: return element.choices.map(AttributeValue.choice)
    case .presence, .press, .frame, .files: return []
    }
  }
}
