extension Statechart {
  /// Finds what is probably not meant as it is: see ``ChartDescription/check()``, which is about the chart as data. Cases of
  /// the phases that are no states are found, too.
  ///
  /// ```swift
  /// #expect(CarList.chart.check().isEmpty)
  /// ```
  ///
  /// - Returns: the findings. A chart that cannot be run has one for each reason.
  public func check() -> [ChartFinding] {
    let table: ChartTable<M>
    do {
      table = try ChartTable(parts)
    } catch {
      return error.problems.map { ChartFinding(.impossible, [], $0.description) }
    }
    let unused = table.phases.cases.indices.filter { table.stateOfTag[$0] < 0 }.map { table.phases.cases[$0].name }
    return unused.map { name in
      ChartFinding(
        .unusedPhase, [name],
        "The case \"\(name)\" of \(M.Phase.self) is no state of the chart. Add an In, or remove the case.")
    } + table.chart.description.check()
  }
}
