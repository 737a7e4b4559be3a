import Foundation

extension ChartDescription {
  /// The chart as a document of SCXML, the W3C's form of statecharts.
  ///
  /// What SCXML has no words for (names of code, types of what events carry, ignored events) is in attributes and
  /// elements of a namespace of its own, which other readers pass over. A route that time takes is written as SCXML does
  /// it: an event that is sent on entering its state and cancelled on leaving. ``init(scxml:)-(String)`` reads the same chart.
  ///
  /// - Returns: the document. The same chart gives the same text. O(size of the chart).
  public func scxml() -> String {
    var writer = SCXMLWriter(self)
    return writer.text()
  }

  /// Reads a chart from a document of SCXML.
  ///
  /// All of SCXML's structure is read, and `raise`, `send` with a delay, `cancel`, `if`, `foreach`, `assign`, `log` and the
  /// data model, with expressions in a part of ECMAScript that calls nothing and always ends: literals, lists and objects of
  /// them, variables, `In('state')`, `_event.name`, `_event.data` and its fields, `+ - * / %`, comparisons, `&& || !` and
  /// parentheses. A state without an id gets one. What cannot be run (`script`, a `send` to elsewhere or with data, data that is
  /// loaded) is refused by name. Nothing outside of the document is loaded, and documents with a type declaration, thus with
  /// entities of their own, are refused.
  ///
  /// - Parameter document: the document in an encoding that it names, or in UTF-8.
  /// - Throws: an ``SCXMLError`` with the line. Whether the chart can be run is told by ``validate()``.
  public init(scxml document: Data) throws(SCXMLError) {
    self = try SCXMLReader.read(document)
  }

  /// Reads a chart from a document of SCXML: see ``init(scxml:)-(Data)``.
  ///
  /// - Parameter document: the document.
  /// - Throws: an ``SCXMLError`` with the line.
  public init(scxml document: String) throws(SCXMLError) {
    self = try SCXMLReader.read(Data(document.utf8))
  }
}
