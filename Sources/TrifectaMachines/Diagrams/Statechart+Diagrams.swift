extension Statechart {
  /// The chart as a Mermaid state diagram: see ``ChartDescription/mermaid()``.
  public func mermaid() -> String { description.mermaid() }

  /// The chart as a graph for Graphviz: see ``ChartDescription/dot()``.
  public func dot() -> String { description.dot() }

  /// The chart as a document of the W3C's form: see ``ChartDescription/scxml()``.
  public func scxml() -> String { description.scxml() }

  /// The chart as JSON: see ``ChartDescription/json()``.
  ///
  /// - Throws: an `EncodingError` if a number in it is none, which no chart that can be built has.
  public func json() throws -> String { try description.json() }

  /// The chart as a picture: see ``ChartDescription/svg(isPressable:)``.
  ///
  /// - Parameter isPressable: whether routes are buttons.
  public func svg(isPressable: Bool = false) -> String { description.svg(isPressable: isPressable) }
}
