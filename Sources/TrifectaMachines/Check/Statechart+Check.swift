extension Statechart {
  /// Returns probable mistakes in the chart: the findings of ``ChartDescription/check()``, and cases of the phase enum
  /// that are not states of the chart.
  ///
  /// ```swift
  /// #expect(CarList.chart.check().isEmpty)
  /// ```
  ///
  /// - Returns: the findings. For an invalid chart, one finding for each ``ChartProblem``.
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
        "The case \"\(name)\" of \(M.Phase.self) is not a state of the chart. Add an In for it, or remove the case.")
    } + table.chart.description.check()
  }
}
