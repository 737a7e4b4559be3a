/// A result builder for charts and states.
@resultBuilder
public enum StatechartBuilder<M: Machine> {
  /// A state.
  public static func buildExpression(_ part: In<M>) -> [StatechartPart<M>] { [part.part] }
  /// A parallel state.
  public static func buildExpression(_ part: Parallel<M>) -> [StatechartPart<M>] { [part.part] }
  /// A final state.
  public static func buildExpression(_ part: Final<M>) -> [StatechartPart<M>] { [part.part] }
  /// An initial state.
  public static func buildExpression(_ part: Initial<M>) -> [StatechartPart<M>] { [part.part] }
  /// A history.
  public static func buildExpression(_ part: History<M>) -> [StatechartPart<M>] { [part.part] }
  /// A transition.
  public static func buildExpression(_ part: On<M>) -> [StatechartPart<M>] { [part.part] }
  /// A delayed transition.
  public static func buildExpression(_ part: After<M>) -> [StatechartPart<M>] { [part.part] }
  /// An eventless transition.
  public static func buildExpression(_ part: Always<M>) -> [StatechartPart<M>] { [part.part] }
  /// A transition on completion.
  public static func buildExpression(_ part: OnDone<M>) -> [StatechartPart<M>] { [part.part] }
  /// Asynchronous work.
  public static func buildExpression(_ part: Invoke<M>) -> [StatechartPart<M>] { [part.part] }
  /// An entry action.
  public static func buildExpression(_ part: OnEntry<M>) -> [StatechartPart<M>] { [part.part] }
  /// An exit action.
  public static func buildExpression(_ part: OnExit<M>) -> [StatechartPart<M>] { [part.part] }
  /// Ignored events.
  public static func buildExpression(_ part: Ignore<M>) -> [StatechartPart<M>] { [part.part] }
  /// A transition table.
  public static func buildExpression(_ part: TransitionTable<M>) -> [StatechartPart<M>] { part.parts }

  /// Concatenates parts.
  public static func buildBlock(_ parts: [StatechartPart<M>]...) -> [StatechartPart<M>] { parts.flatMap { $0 } }
  /// The parts of an `if` without `else`.
  public static func buildOptional(_ parts: [StatechartPart<M>]?) -> [StatechartPart<M>] { parts ?? [] }
  /// The parts of an `if`.
  public static func buildEither(first parts: [StatechartPart<M>]) -> [StatechartPart<M>] { parts }
  /// The parts of an `else`.
  public static func buildEither(second parts: [StatechartPart<M>]) -> [StatechartPart<M>] { parts }
  /// The parts of a loop.
  public static func buildArray(_ parts: [[StatechartPart<M>]]) -> [StatechartPart<M>] { parts.flatMap { $0 } }

  /// The parts of a state.
  public static func buildFinalResult(_ parts: [StatechartPart<M>]) -> [StatechartPart<M>] { parts }
  /// The whole chart.
  public static func buildFinalResult(_ parts: [StatechartPart<M>]) -> Statechart<M> { Statechart(parts: parts) }
}
