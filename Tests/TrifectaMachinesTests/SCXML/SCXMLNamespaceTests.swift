import Testing
import TrifectaMachines

@Suite("SCXML namespaces and CDATA")
struct SCXMLNamespaceTests {
  private static let scxml = "xmlns=\"http://www.w3.org/2005/07/scxml\""
  private static let sc = "xmlns:sc=\"http://www.w3.org/2005/07/scxml\""

  private func expectTransition(_ document: String) throws {
    let chart = try ChartDescription(scxml: document)
    #expect(chart.states.map(\.id) == ["a", "b"])
    #expect(chart.states.first?.transitions.map(\.targets) == [["b"]])
  }

  @Test("Elements of SCXML's namespace are read, whatever their prefix")
  func prefixes() throws {
    try expectTransition(
      "<scxml \(Self.scxml) \(Self.sc)><state id=\"a\"><sc:transition event=\"e\" target=\"b\"/></state><sc:state id=\"b\"/></scxml>"
    )
    try expectTransition(
      "<sc:scxml \(Self.sc)><sc:state id=\"a\"><sc:transition event=\"e\" target=\"b\"/></sc:state><sc:state id=\"b\"/></sc:scxml>"
    )
    try expectTransition(
      "<scxml \(Self.scxml)><state id=\"a\"><x:transition xmlns:x=\"http://www.w3.org/2005/07/scxml\" event=\"e\" target=\"b\"/></state><state id=\"b\"/></scxml>"
    )
    // Documents without a namespace.
    try expectTransition(
      "<scxml><state id=\"a\"><transition event=\"e\" target=\"b\"/></state><state id=\"b\"/></scxml>")
  }

  @Test("An unknown element of SCXML's namespace is rejected, whatever its prefix")
  func unknown() {
    let document = "<scxml \(Self.scxml) \(Self.sc)><state id=\"a\"><sc:odd/></state></scxml>"
    let error = #expect(throws: SCXMLError.self) { try ChartDescription(scxml: document) }
    #expect(error.map { "\($0)".contains("<sc:odd>") } ?? false)
  }

  @Test("Elements of other namespaces are ignored, whatever their prefix")
  func others() throws {
    let chart = try ChartDescription(
      scxml:
        "<scxml \(Self.scxml)><state id=\"a\"><transition xmlns=\"urn:other\" event=\"e\"/><x:state xmlns:x=\"urn:x\"/></state></scxml>"
    )
    #expect(chart.states.first?.transitions.isEmpty ?? false)
    #expect(chart.states.first?.states.isEmpty ?? false)
  }

  @Test("Data in CDATA sections is read")
  func cdata() throws {
    let chart = try ChartDescription(
      scxml:
        "<scxml \(Self.scxml) datamodel=\"ecmascript\"><datamodel><data id=\"n\"> <![CDATA[1 + 2]]> </data></datamodel><state id=\"a\"/></scxml>"
    )
    let plain = try ChartDescription(
      scxml:
        "<scxml \(Self.scxml) datamodel=\"ecmascript\"><datamodel><data id=\"n\">1 + 2</data></datamodel><state id=\"a\"/></scxml>"
    )
    #expect(chart == plain)
    #expect(chart.data.count == 1)
  }
}
