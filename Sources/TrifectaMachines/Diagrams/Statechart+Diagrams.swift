extension Statechart {
  /// Returns the chart as a Mermaid state diagram: see ``ChartDescription/mermaid()``.
  public func mermaid() -> String { description.mermaid() }

  /// Returns the chart as a Graphviz graph: see ``ChartDescription/dot()``.
  public func dot() -> String { description.dot() }

  /// Returns the chart as an SCXML document: see ``ChartDescription/scxml()``.
  public func scxml() -> String { description.scxml() }

  /// Returns the chart as JSON: see ``ChartDescription/json()``.
  ///
  /// - Throws: an `EncodingError` if a number is infinite or NaN, which cannot occur in a valid chart.
  public func json() throws -> String { try description.json() }

  /// Returns the chart as an SVG image: see ``ChartDescription/svg(isPressable:)``.
  ///
  /// - Parameter isPressable: whether transitions are buttons.
  public func svg(isPressable: Bool = false) -> String { description.svg(isPressable: isPressable) }
}
