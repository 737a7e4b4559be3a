import Foundation

extension ChartDescription {
  /// Returns the chart as an SCXML document (W3C State Chart XML).
  ///
  /// Data that SCXML cannot express (names of code, payload types, ignored events) is in attributes and elements of a
  /// separate namespace, which other readers ignore. A delayed transition is written as an event that is sent on entry
  /// and cancelled on exit. ``init(scxml:)-(String)`` restores an equal chart.
  ///
  /// - Returns: the document. The output is deterministic.
  /// - Complexity: O(n) in the size of the chart.
  public func scxml() -> String {
    var writer = SCXMLWriter(self)
    return writer.text()
  }

  /// Creates a chart from an SCXML document.
  ///
  /// The reader supports all structural elements, the data model, and `raise`, `send` with a delay, `cancel`, `if`,
  /// `foreach`, `assign` and `log`. Expressions may use a subset of ECMAScript without function calls and loops:
  /// literals, lists and objects of literals, variables, `In('state')`, `_event.name`, `_event.data` and its fields,
  /// `+ - * / %`, comparisons, `&& || !` and parentheses. A state without an id gets a generated one. Unsupported
  /// elements (`script`, `send` to another target or with data, external data) cause an error. The reader loads nothing
  /// from outside of the document, and rejects documents with a document type declaration, and so with entity
  /// declarations.
  ///
  /// - Parameter document: the document, in UTF-8 or the encoding that it declares.
  /// - Throws: an ``SCXMLError`` with the line number. Call ``validate()`` to find out whether the chart is valid.
  public init(scxml document: Data) throws(SCXMLError) {
    self = try SCXMLReader.read(document)
  }

  /// Creates a chart from an SCXML document: see ``init(scxml:)-(Data)``.
  ///
  /// - Parameter document: the document.
  /// - Throws: an ``SCXMLError`` with the line number.
  public init(scxml document: String) throws(SCXMLError) {
    self = try SCXMLReader.read(Data(document.utf8))
  }
}
