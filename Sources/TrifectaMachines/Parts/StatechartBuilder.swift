/// Collects the states of a chart, and what is in them.
@resultBuilder
public enum StatechartBuilder<M: Machine> {
  /// A state.
  public static func buildExpression(_ part: In<M>) -> [StatechartPart<M>] { [part.part] }
  /// A state of regions.
  public static func buildExpression(_ part: Parallel<M>) -> [StatechartPart<M>] { [part.part] }
  /// A final state.
  public static func buildExpression(_ part: Final<M>) -> [StatechartPart<M>] { [part.part] }
  /// Where a state begins.
  public static func buildExpression(_ part: Initial<M>) -> [StatechartPart<M>] { [part.part] }
  /// A history.
  public static func buildExpression(_ part: History<M>) -> [StatechartPart<M>] { [part.part] }
  /// A route.
  public static func buildExpression(_ part: On<M>) -> [StatechartPart<M>] { [part.part] }
  /// A route that time takes.
  public static func buildExpression(_ part: After<M>) -> [StatechartPart<M>] { [part.part] }
  /// A route that needs no event.
  public static func buildExpression(_ part: Always<M>) -> [StatechartPart<M>] { [part.part] }
  /// A route that is taken at the end of a state.
  public static func buildExpression(_ part: OnDone<M>) -> [StatechartPart<M>] { [part.part] }
  /// Work.
  public static func buildExpression(_ part: Invoke<M>) -> [StatechartPart<M>] { [part.part] }
  /// What is done on entering.
  public static func buildExpression(_ part: OnEntry<M>) -> [StatechartPart<M>] { [part.part] }
  /// What is done on leaving.
  public static func buildExpression(_ part: OnExit<M>) -> [StatechartPart<M>] { [part.part] }
  /// Events that do nothing.
  public static func buildExpression(_ part: Ignore<M>) -> [StatechartPart<M>] { [part.part] }
  /// Routes of a `switch`.
  public static func buildExpression(_ part: Routes<M>) -> [StatechartPart<M>] { part.parts }

  /// Parts one after the other.
  public static func buildBlock(_ parts: [StatechartPart<M>]...) -> [StatechartPart<M>] { parts.flatMap { $0 } }
  /// Parts that are there on a condition.
  public static func buildOptional(_ parts: [StatechartPart<M>]?) -> [StatechartPart<M>] { parts ?? [] }
  /// The parts of an `if`.
  public static func buildEither(first parts: [StatechartPart<M>]) -> [StatechartPart<M>] { parts }
  /// The parts of an `else`.
  public static func buildEither(second parts: [StatechartPart<M>]) -> [StatechartPart<M>] { parts }
  /// Parts for each element of a sequence.
  public static func buildArray(_ parts: [[StatechartPart<M>]]) -> [StatechartPart<M>] { parts.flatMap { $0 } }

  /// What a state consists of.
  public static func buildFinalResult(_ parts: [StatechartPart<M>]) -> [StatechartPart<M>] { parts }
  /// The whole chart.
  public static func buildFinalResult(_ parts: [StatechartPart<M>]) -> Statechart<M> { Statechart(parts: parts) }
}
