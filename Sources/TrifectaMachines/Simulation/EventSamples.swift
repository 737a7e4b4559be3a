import Trifecta

extension Machine {
  /// Returns sample events for each case: the given events of that case or, if there are none, events with samples of
  /// the payload's type.
  ///
  /// - Returns: the samples by case name, in the order of the enum. The list is empty for a case without samples.
  package static func eventSamples(_ given: [Event]) -> [(name: String, events: [Event])] {
    guard let layout = EnumLayout.of(Event.self) else { return [] }
    return layout.cases.indices.map { tag in
      let found = layout.cases[tag]
      let own = given.filter { layout.tag(of: $0) == tag }
      func made<Payload>(_ type: Payload.Type) -> [Event] {
        // Use both Booleans, so that a guard is tried with both.
        let values = Payload.self == Bool.self ? [false, true].compactMap { $0 as? Payload } : samples(of: type)
        return values.compactMap { layout.value(Event.self, ofCase: tag, $0) }
      }
      let known = found.payload.map { made($0) } ?? layout.value(Event.self, ofCase: tag).map { [$0] } ?? []
      return (found.name, own.isEmpty ? known : own)
    }
  }

  /// The name of the case of an event.
  package static func name(of event: Event) -> String {
    EnumLayout.of(Event.self).map { $0.cases[$0.tag(of: event)].name } ?? "\(event)"
  }
}
