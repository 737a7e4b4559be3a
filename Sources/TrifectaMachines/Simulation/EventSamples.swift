import Trifecta

extension Machine {
  /// Some events of each case: those given; of a case of which none is given, those whose values are known.
  ///
  /// - Returns: by the cases' names, in the order of the enum. A case without any has an empty list.
  package static func eventSamples(_ given: [Event]) -> [(name: String, events: [Event])] {
    guard let layout = EnumLayout.of(Event.self) else { return [] }
    return layout.cases.indices.map { tag in
      let found = layout.cases[tag]
      let own = given.filter { layout.tag(of: $0) == tag }
      func made<Payload>(_ type: Payload.Type) -> [Event] {
        // One truth is not enough to try a guard both ways.
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
