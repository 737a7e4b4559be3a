/// The state of an interpreted chart apart from its configuration.
@MainActor
struct InterpreterHost: ChartHost {
  struct Event: Sendable {
    var number: Int
    var name: String
    var data = ChartValue.none
  }

  /// A delayed event.
  struct Sent: Sendable {
    var due: Double
    var event: Event
    var id: String?
    /// The state whose exit cancels the event, or -1 for none.
    var owner = -1
  }

  let chart: CompiledChart
  let named: @Sendable (String) -> Bool
  var variables: [String: ChartValue] = [:]
  var event = Event(number: CompiledChart.unknown, name: "")
  var raised: [Event] = []
  var waiting: [Sent] = []
  var now = 0.0
  var log: [String] = []
  var effects: [ChartEffect] = []
  var isEndless = false

  init(_ chart: CompiledChart, _ named: @escaping @Sendable (String) -> Bool) {
    self.chart = chart
    self.named = named
  }

  /// Assigns the initial values of the variables.
  mutating func begin() {
    for (name, expression) in chart.description.data.sorted(by: { $0.key < $1.key }) {
      variables[name] = ChartValue.none
      guard let expression else { continue }
      attempt { host in host.variables[name] = try host.value(of: expression, in: ChartConfiguration()) }
    }
  }

  mutating func note(_ step: ChartStep) {
    if step.isEndless { isEndless = true }
  }

  /// Removes and returns the earliest event that is due until `end`. Events that are due at the same time keep the
  /// order in which they were sent.
  mutating func nextDue(by end: Double) -> Sent? {
    guard let first = waiting.indices.min(by: { (waiting[$0].due, $0) < (waiting[$1].due, $1) }),
      waiting[first].due <= end
    else { return nil }
    return waiting.remove(at: first)
  }

  // MARK: ChartHost

  mutating func holds(_ transition: Int, in configuration: ChartConfiguration) -> Bool {
    switch chart.transitions[transition].description.guard {
    case nil: return true
    case .named(let name): return named(name)
    case .expression(let condition): return isTrue(condition, in: configuration)
    }
  }

  mutating func finish(_ final: Int, in configuration: ChartConfiguration) {
    for block in chart.states[final].description.exitBlocks { run(block, in: configuration) }
  }

  mutating func leave(_ state: Int, in configuration: ChartConfiguration) {
    for block in chart.states[state].description.exitBlocks { run(block, in: configuration) }
    guard chart.owners.contains(state) else { return }
    waiting.removeAll { $0.owner == state }
    let description = chart.states[state].description
    effects += description.invokes.map { .cancel(state: description.id, work: $0.id) }
  }

  mutating func take(_ transition: Int, in configuration: ChartConfiguration) {
    run(chart.transitions[transition].description.actions, in: configuration)
  }

  mutating func prepare(_ transition: Int, in configuration: ChartConfiguration) {}

  mutating func enter(_ state: Int, isBack: Bool, in configuration: ChartConfiguration) {
    let description = chart.states[state].description
    for block in description.entryBlocks { run(block, in: configuration) }
    guard chart.owners.contains(state) else { return }
    for route in chart.states[state].transitions where chart.transitions[route].timer >= 0 {
      let timer = chart.transitions[route].timer
      let due = now + (chart.transitions[route].description.delay ?? 0)
      waiting.append(Sent(due: due, event: Event(number: timer, name: chart.eventNames[timer]), owner: state))
    }
    effects += description.invokes.map { .start(state: description.id, work: $0.id) }
  }

  mutating func begin(_ state: Int, in configuration: ChartConfiguration) {
    run(chart.states[state].description.initial?.actions ?? [], in: configuration)
  }

  mutating func raise(done event: Int, by final: Int, in configuration: ChartConfiguration) {
    let description = chart.states[final].description
    var data = ChartValue.none
    if !description.doneParameters.isEmpty {
      var fields: [String: ChartValue] = [:]
      // Omit a parameter whose expression fails.
      for (name, expression) in description.doneParameters.sorted(by: { $0.key < $1.key }) {
        attempt { host in fields[name] = try host.value(of: expression, in: configuration) }
      }
      data = .object(fields)
    } else if let expression = description.doneData {
      attempt { host in data = try host.value(of: expression, in: configuration) }
    }
    raised.append(Event(number: event, name: chart.eventNames[event], data: data))
  }

  var raisedCount: Int { raised.count }

  mutating func nextRaised() -> Int? {
    guard !raised.isEmpty else { return nil }
    event = raised.removeFirst()
    return event.number
  }

  // MARK: Actions

  /// Runs a closure. If it throws, raises `error.execution` and returns `false`.
  @discardableResult
  private mutating func attempt(_ body: (inout InterpreterHost) throws -> Void) -> Bool {
    do {
      try body(&self)
      return true
    } catch {
      let name = "error.execution"
      raised.append(Event(number: chart.event(name), name: name, data: .string("\(error)")))
      return false
    }
  }

  /// Whether a condition holds. If it cannot be evaluated, raises an error and returns `false`.
  private mutating func isTrue(_ condition: ChartExpression, in configuration: ChartConfiguration) -> Bool {
    var holds = false
    attempt { host in holds = try host.value(of: condition, in: configuration).isTrue }
    return holds
  }

  /// Runs a block of actions until one fails.
  private mutating func run(_ actions: [ActionDescription], in configuration: ChartConfiguration) {
    guard !actions.isEmpty else { return }
    attempt { host in try host.perform(actions, in: configuration) }
  }

  private mutating func perform(_ actions: [ActionDescription], in configuration: ChartConfiguration) throws {
    for action in actions {
      switch action {
      case .named(let name): effects.append(.perform(name))
      case .raise(let name): raised.append(Event(number: chart.event(name), name: name))
      case .send(let name, let delay, let id):
        waiting.append(Sent(due: now + delay, event: Event(number: chart.event(name), name: name), id: id))
      case .sendComputed(let send): try perform(send, in: configuration)
      case .cancel(let id): waiting.removeAll { $0.id == id }
      case .assign(let name, let expression):
        guard variables[name] != nil else { throw ExpressionError.unknownVariable(name) }
        variables[name] = try value(of: expression, in: configuration)
      case .log(let text, let expression):
        let value = try expression.map { try self.value(of: $0, in: configuration) }
        log.append([text, value?.description].compactMap { $0 }.joined(separator: " "))
      case .choose(let branches):
        let branch = branches.first { $0.condition.map { isTrue($0, in: configuration) } ?? true }
        try perform(branch?.actions ?? [], in: configuration)
      case .forEach(let item, let index, let expression, let inner):
        let list = try value(of: expression, in: configuration)
        guard case .list(let elements) = list else { throw ExpressionError.unsuitable(list, for: "foreach") }
        for (place, element) in elements.enumerated() {
          variables[item] = element
          if let index { variables[index] = .number(Double(place)) }
          try perform(inner, in: configuration)
        }
      }
    }
  }

  private mutating func perform(
    _ send: ActionDescription.ComputedSend, in configuration: ChartConfiguration
  ) throws {
    let type = try send.type.map { try value(of: $0, in: configuration) }
    if let type {
      guard case .string(let name) = type, SCXMLSending.types.contains(name) else {
        throw ExpressionError.unsuitable(type, for: "the type of a send")
      }
    }
    let target = try send.target.map { try value(of: $0, in: configuration) }
    if let target, target != .string(SCXMLSending.internalTarget) {
      throw ExpressionError.unsuitable(target, for: "the target of a send")
    }
    let delay = try send.delay.map { try value(of: $0, in: configuration) } ?? .number(0)
    guard let time = SCXMLSending.milliseconds(delay) else {
      throw ExpressionError.unsuitable(delay, for: "the delay of a send")
    }
    let name = try value(of: send.event, in: configuration)
    guard case .string(let text) = name, !text.isEmpty else {
      throw ExpressionError.unsuitable(name, for: "the event of a send")
    }
    let event = Event(number: chart.event(text), name: text)
    if target != nil, time == 0 {
      raised.append(event)
    } else {
      waiting.append(Sent(due: now + time, event: event, id: send.id))
    }
  }
}
