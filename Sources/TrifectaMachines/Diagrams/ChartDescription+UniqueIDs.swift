extension ChartDescription {
  /// The chart, with new ids for states whose id is that of an earlier state. A diagram of an invalid chart shows it
  /// with these ids. Transitions to a duplicate id lead to its first state.
  ///
  /// - Complexity: O(n) in the number of states, apart from generated ids that collide.
  package var withUniqueIDs: ChartDescription {
    var taken: Set<String> = []
    guard allStates.contains(where: { !taken.insert($0.id).inserted }) else { return self }
    taken = Set(allStates.map(\.id))
    var seen: Set<String> = []
    var copy = self
    Self.rename(&copy.states, &seen, &taken)
    return copy
  }

  private static func rename(_ states: inout [StateDescription], _ seen: inout Set<String>, _ taken: inout Set<String>)
  {
    for index in states.indices {
      let id = states[index].id
      if !seen.insert(id).inserted {
        var number = 2
        while !taken.insert("\(id) (\(number))").inserted { number += 1 }
        states[index].id = "\(id) (\(number))"
      }
      rename(&states[index].states, &seen, &taken)
    }
  }
}
