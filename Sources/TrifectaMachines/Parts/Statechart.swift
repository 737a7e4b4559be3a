/// The chart of a machine: states, routes, work, and what is done, as ``Machine/chart`` says.
///
/// ``description`` is the chart as data; checks, diagrams and documents are made of it.
public struct Statechart<M: Machine> {
  let parts: [StatechartPart<M>]

  /// The chart as data, which runs no code. What cannot be is left as it is: see ``validate()``.
  public var description: ChartDescription { ChartLowering<M>(parts).description }

  /// Finds out whether the chart can be run.
  ///
  /// - Throws: a ``ChartError`` that names all that is wrong with it.
  public func validate() throws(ChartError) {
    _ = try ChartTable<M>(parts)
  }
}

extension ChartDescription {
  /// Finds out whether the chart can be run.
  ///
  /// - Throws: a ``ChartError`` that names all that is wrong with it.
  public func validate() throws(ChartError) {
    _ = try CompiledChart(self)
  }
}
