import Trifecta

/// A part of a chart, created by `In`, `On` and the other declarations.
public struct StatechartPart<M: Machine> {
  enum Content {
    case state(StateNode<M>)
    case initial(M.Phase)
    case route(TransitionNode<M>)
    case work(WorkNode<M>)
    case entry(ActionNode<M>)
    case exit(ActionNode<M>)
    case ignore([CaseReference<M.Event>])
    case history(HistoryNode<M>)
  }

  let content: Content
}

/// A state of a typed chart.
struct StateNode<M: Machine> {
  enum Name {
    case phase(CaseReference<M.Phase>, constant: M.Phase?)
    case name(String)
  }

  var name: Name
  var kind: StateDescription.Kind
  var parts: [StatechartPart<M>]
  /// Whether the state is declared by ``TransitionTable``, so that an ``In`` may add to it.
  var isFromTransitionTable = false
}

/// A transition of a typed chart.
@usableFromInline
struct TransitionNode<M: Machine> {
  enum Trigger {
    case event(CaseReference<M.Event>, mustBePlain: Bool)
    case after(Duration)
    case always
    case done
  }

  @usableFromInline
  enum Target {
    case phase(CaseReference<M.Phase>, @MainActor (M.Event?, Configuration<M>) -> M.Phase?)
    case constant(M.Phase)
    case history(CaseReference<M.Phase>, isDeep: Bool)
  }

  var trigger: Trigger
  var targets: [Target] = []
  var isInternal = false
  var guardName: String?
  @usableFromInline var holds: (@MainActor (M.Event?, Configuration<M>) -> Bool)?
  var actionNames: [String] = []
  var action: (@MainActor (inout ActionContext<M>) -> Void)?
  /// The state whose value the transition reads. It must be active wherever the transition can be taken.
  var reads: CaseReference<M.Phase>?
  var place: SourceLine
  /// Whether the transition is declared by ``TransitionTable``, where the compiler cannot check the types of values.
  var isFromTransitionTable = false
}

/// Asynchronous work of a state in a typed chart.
struct WorkNode<M: Machine> {
  var name: String
  var onDone: CaseReference<M.Event>?
  var onError: CaseReference<M.Event>?
  var start: @MainActor (M, Configuration<M>, MachineActivation) -> Effect<M.Action>
}

/// An action of a typed chart.
struct ActionNode<M: Machine> {
  var name: String
  var run: @MainActor (inout ActionContext<M>) -> Void
}

/// A history of a typed chart.
struct HistoryNode<M: Machine> {
  var isDeep: Bool
  var initial: M.Phase
}

/// A source location.
@usableFromInline
struct SourceLine {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  @usableFromInline
  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
