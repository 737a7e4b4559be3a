/// The declaration of a machine's chart, built by ``Machine/chart``.
///
/// Checks, diagrams and documents use its ``description``.
public struct Statechart<M: Machine> {
  let parts: [StatechartPart<M>]

  /// The chart as data. The description of an invalid chart shows the declaration as it is: see ``validate()``.
  public var description: ChartDescription { ChartLowering<M>(parts).description }

  /// Checks that the chart is valid.
  ///
  /// - Throws: a ``ChartError`` with all problems of the chart.
  public func validate() throws(ChartError) {
    _ = try ChartTable<M>(parts)
  }
}

extension ChartDescription {
  /// Checks that the chart is valid.
  ///
  /// - Throws: a ``ChartError`` with all problems of the chart.
  public func validate() throws(ChartError) {
    _ = try CompiledChart(self)
  }
}
