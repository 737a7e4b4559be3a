import Trifecta

/// Lowers a typed chart to a ``ChartDescription``, and collects the closures of each state.
struct ChartLowering<M: Machine> {
  /// The closures and values of a state.
  struct Code {
    var tag: Int?
    var constant: M.Phase?
    var routes: [TransitionNode<M>] = []
    var works: [WorkNode<M>] = []
    var entries: [ActionNode<M>] = []
    var exits: [ActionNode<M>] = []
    /// The initial state, if it is declared with a value.
    var initial: M.Phase?
  }

  private(set) var description = ChartDescription(name: "\(M.self)", states: [])
  private(set) var problems: [ChartProblem] = []
  private(set) var code: [String: Code] = [:]
  private let phases = EnumLayout.of(M.Phase.self)
  private let events = EnumLayout.of(M.Event.self)
  /// The history states that transitions target, by the ids of their parents.
  private var wanted: [String: Set<Bool>] = [:]

  init(_ parts: [StatechartPart<M>]) {
    findHistories(parts)
    let root = lowered(parts, as: "", tag: nil, constant: nil, kind: .normal)
    description.initial = root.initial
    description.states = root.states
    description.events = (events?.cases ?? []).map { EventDescription($0.name, payload: $0.payload.map { "\($0)" }) }
    if root.transitions.count + root.invokes.count + root.entry.count + root.exit.count > 0 {
      problems.append(
        .declaration("The chart has transitions, work or actions outside of its states. Move them into an In."))
    }
  }

  // MARK: Names

  private mutating func number<Root>(_ reference: CaseReference<Root>) -> Int? {
    switch reference.find() {
    case .success(let tag): return tag
    case .failure(let problem):
      if !problems.contains(problem) { problems.append(problem) }
      return nil
    }
  }

  private mutating func name(_ reference: CaseReference<M.Phase>) -> String {
    number(reference).flatMap { phases?.cases[$0].name } ?? "?"
  }

  private mutating func name(_ reference: CaseReference<M.Event>) -> String {
    number(reference).flatMap { events?.cases[$0].name } ?? "?"
  }

  private static func history(of id: String, isDeep: Bool) -> String { id + (isDeep ? ".deepHistory" : ".history") }

  private mutating func findHistories(_ parts: [StatechartPart<M>]) {
    for part in parts {
      switch part.content {
      case .state(let node): findHistories(node.parts)
      case .route(let route):
        for case .history(let reference, let isDeep) in route.targets {
          wanted[name(reference), default: []].insert(isDeep)
        }
      default: break
      }
    }
  }

  // MARK: States

  private mutating func lowered(_ node: StateNode<M>) -> StateDescription {
    switch node.name {
    case .name(let name): return lowered(node.parts, as: name, tag: nil, constant: nil, kind: node.kind)
    case .phase(let reference, let constant):
      guard let tag = number(reference), let phases else { return StateDescription("?") }
      if constant != nil, phases.cases[tag].hasPayload {
        problems.append(
          .declaration(
            """
            The state "\(phases.cases[tag].name)" has an associated value: declare it by the name of its case, \
            In(Phase.\(phases.cases[tag].name)).
            """
          ))
      }
      let plain = phases.value(M.Phase.self, ofCase: tag)
      return lowered(node.parts, as: phases.cases[tag].name, tag: tag, constant: constant ?? plain, kind: node.kind)
    }
  }

  private mutating func lowered(
    _ parts: [StatechartPart<M>], as id: String, tag: Int?, constant: M.Phase?, kind: StateDescription.Kind
  ) -> StateDescription {
    var state = StateDescription(id, kind: kind, payload: tag.flatMap { phases?.cases[$0].payload }.map { "\($0)" })
    var code = Code(tag: tag, constant: constant)
    var initials: [String] = []
    var histories = wanted[id] ?? []
    for part in merged(parts) {
      switch part.content {
      case .state(let node): state.states.append(lowered(node))
      case .initial(let phase):
        initials.append(name(CaseReference(phase)))
        code.initial = phase
      case .route(let route):
        state.transitions.append(lowered(route, in: id))
        code.routes.append(route)
      case .work(let work):
        state.invokes.append(
          InvokeDescription(work.name, onDone: work.onDone.map { name($0) }, onError: work.onError.map { name($0) }))
        code.works.append(work)
      case .entry(let action):
        state.entry.append(.named(action.name))
        code.entries.append(action)
      case .exit(let action):
        state.exit.append(.named(action.name))
        code.exits.append(action)
      case .ignore(let references): state.ignored += references.map { name($0) }
      case .history(let node):
        histories.remove(node.isDeep)
        state.states.append(
          StateDescription(
            Self.history(of: id, isDeep: node.isDeep), kind: node.isDeep ? .deepHistory : .history,
            transitions: [TransitionDescription(to: [name(CaseReference(node.initial))])]))
      }
    }
    for isDeep in histories.sorted(by: { !$0 && $1 }) {
      state.states.append(
        StateDescription(Self.history(of: id, isDeep: isDeep), kind: isDeep ? .deepHistory : .history))
    }
    if !initials.isEmpty { state.initial = InitialDescription(initials) }
    self.code[id] = code
    return state
  }

  /// Merges the parts of an ``In`` into the state of the same phase from ``TransitionTable``. The parts of the `In` are
  /// placed first, so its transitions are tried first.
  private mutating func merged(_ parts: [StatechartPart<M>]) -> [StatechartPart<M>] {
    var result: [StatechartPart<M>] = []
    var places: [Int: Int] = [:]
    for part in parts {
      guard case .state(var node) = part.content, case .phase(let reference, _) = node.name, let tag = number(reference)
      else {
        result.append(part)
        continue
      }
      if let place = places[tag], case .state(let earlier) = result[place].content,
        earlier.isFromTransitionTable != node.isFromTransitionTable
      {
        let (own, others) = earlier.isFromTransitionTable ? (node, earlier) : (earlier, node)
        node = own
        node.parts += others.parts
        result[place] = .init(content: .state(node))
      } else {
        places[tag] = result.count
        result.append(part)
      }
    }
    return result
  }

  // MARK: Transitions

  private mutating func lowered(_ route: TransitionNode<M>, in id: String) -> TransitionDescription {
    var transition = TransitionDescription(
      if: route.guardName.map { .named($0) }, isInternal: route.isInternal,
      do: route.actionNames.map { .named($0) })
    switch route.trigger {
    case .always: break
    case .done: transition.events = ["done.state.\(id)"]
    case .after(let duration): transition.delay = duration / .milliseconds(1)
    case .event(let reference, let mustBePlain):
      let tag = number(reference)
      let found = tag.flatMap { events?.cases[$0] }
      transition.events = [found?.name ?? "?"]
      if mustBePlain, let found, found.hasPayload {
        problems.append(
          .declaration(
            """
            A transition of the state "\(id)" specifies the event "\(found.name)" with a value, but a transition \
            applies to all values. Write On(Event.\(found.name), …), and check the value in a guard.
            """))
      }
    }
    transition.targets = route.targets.map { target in
      switch target {
      case .phase(let reference, _): name(reference)
      case .constant(let phase): name(CaseReference(phase))
      case .history(let reference, let isDeep): Self.history(of: name(reference), isDeep: isDeep)
      }
    }
    return transition
  }
}
