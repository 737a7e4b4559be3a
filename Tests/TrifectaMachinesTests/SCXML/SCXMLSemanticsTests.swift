import Testing

@testable import TrifectaMachines

/// Small documents that reach `pass` if they follow the W3C's recommendation.
@Suite("SCXML semantics")
@MainActor
struct SCXMLSemanticsTests {
  /// Runs a document for one minute of simulated time.
  private func run(_ states: String) throws -> ChartInterpreter {
    let document = """
      <scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript">
      <datamodel><data id="n" expr="1"/><data id="text" expr="''"/></datamodel>
      \(states)
      <final id="pass"/><final id="fail"/></scxml>
      """
    var run = ChartInterpreter(try CompiledChart(ChartDescription(scxml: document)))
    run.advance(by: 60_000)
    return run
  }

  @Test("An error in a guard raises an error event, even if no transition handles the original event")
  func guardError() throws {
    let run = try run(
      """
      <state id="s">
        <onentry><send event="go" delay="10ms"/><send event="timeout" delay="1s"/></onentry>
        <transition event="go" cond="nowhere == 1" target="fail"/>
        <transition event="error.execution" target="pass"/>
        <transition event="timeout" target="fail"/>
      </state>
      """)
    #expect(run.activeIDs == ["pass"])
  }

  @Test("Eventless transitions are evaluated after an event that no transition handles")
  func eventlessAfterEvent() throws {
    let run = try run(
      """
      <state id="s">
        <onentry><send event="go" delay="10ms"/></onentry>
        <transition cond="_event.name == 'go'" target="pass"/>
      </state>
      """)
    #expect(run.activeIDs == ["pass"])
  }

  @Test("An error in one action block does not abort the other blocks", arguments: ["onentry", "onexit"])
  func blocks(name: String) throws {
    let run = try run(
      """
      <state id="s">
        <\(name)><assign location="nowhere" expr="1"/><assign location="n" expr="100"/></\(name)>
        <\(name)><assign location="n" expr="n + 1"/></\(name)>
        <transition target="t"/>
      </state>
      <state id="t"><transition cond="n == 2" target="pass"/><transition target="fail"/></state>
      """)
    #expect(run.activeIDs == ["pass"])
  }

  @Test("A failing if condition counts as false and raises an error, and the block continues")
  func failingCondition() throws {
    let run = try run(
      """
      <state id="s">
        <onentry>
          <if cond="nowhere == 1"><assign location="n" expr="5"/>
          <elseif cond="nowhere == 2"/><assign location="n" expr="6"/>
          <else/><assign location="n" expr="2"/></if>
          <assign location="n" expr="n + 10"/>
        </onentry>
        <transition event="error.execution" cond="n == 12" target="t"/>
        <transition event="*" target="fail"/>
      </state>
      <state id="t"><transition event="error.execution" target="pass"/></state>
      """)
    #expect(run.activeIDs == ["pass"])
  }

  @Test(
    "Content text is parsed as a literal, or else kept as text",
    arguments: [
      ("21", "21"), (" true ", "true"), ("[1, \"a\"]", "[1, 'a']"), ("\"a  b\"", "'a  b'"),
      ("two\n  words", "'two words'"), ("{\"a\": [1]}", "{a: [1]}"), ("n", "'n'"), ("n + 1", "'n + 1'"),
      ("'n'", "'\\'n\\''"), ("", "''"),
    ])
  func content(text: String, value: String) throws {
    let run = try run(
      """
      <state id="s" initial="end">
        <transition event="done.state.s" cond="_event.data == \(value)" target="pass"/>
        <transition event="done.state.s" target="fail"><log expr="_event.data"/></transition>
        <final id="end"><donedata><content>\(text)</content></donedata></final>
      </state>
      """)
    #expect(run.activeIDs == ["pass"], "\(run.log)")
  }

  @Test("Exit actions of a final state run once when the chart finishes")
  func exitOfFinal() throws {
    var run = try run(
      """
      <state id="s"><transition target="end"/></state>
      <final id="end">
        <onentry><log label="entered"/><raise event="later"/></onentry><onexit><log label="left"/></onexit>
      </final>
      """)
    #expect(run.activeIDs == ["end"])
    #expect(run.log == ["entered", "left"])
    run.send("more")
    #expect(run.log == ["entered", "left"])
  }

  @Test("A parallel state is done when its last region, a parallel state, is done")
  func endOfNestedParallel() throws {
    let run = try run(
      """
      <parallel id="outer">
        <transition event="done.state.outer" target="pass"/>
        <parallel id="inner"><state id="a"><final id="a1"/></state><state id="b"><final id="b1"/></state></parallel>
      </parallel>
      """)
    #expect(run.activeIDs == ["pass"])
  }

  @Test("A history default that leads into an active state does not enter it again")
  func historyIntoActiveState() throws {
    let run = try run(
      """
      <state id="p" initial="a">
        <history id="h"><transition target="b2"/></history>
        <parallel id="a">
          <onentry><log label="in a"/></onentry>
          <state id="b"><onentry><log label="in b"/></onentry>
            <state id="b1"><transition target="h"/></state><state id="b2"><onentry><log label="in b2"/></onentry></state>
          </state>
          <state id="c" initial="c1"><onentry><log label="in c"/></onentry>
            <state id="c1"><transition cond="In('b2')" target="c2"/></state><state id="c2"/>
          </state>
        </parallel>
      </state>
      """)
    #expect(run.log == ["in a", "in b", "in c", "in b2"])
    #expect(run.activeIDs == ["b2", "c2"])
  }

  @Test(
    "A chart that sends itself ever more events is stopped",
    arguments: ["", "delay=\"1ms\"", "delay=\"0.0000000000001ms\""])
  func endlessSends(delay: String) throws {
    let run = try run(
      """
      <state id="s">
        <onentry><send event="go" delay="10ms"/></onentry>
        <transition event="go"><send event="go" \(delay)/><send event="go" \(delay)/></transition>
      </state>
      """)
    #expect(run.isEndless)
    #expect(run.activeIDs == ["s"])
  }

  @Test("A chart that sends itself a bounded number of events is not stopped")
  func manySends() throws {
    let run = try run(
      """
      <state id="s">
        <onentry><send event="go"/></onentry>
        <transition event="go" cond="n &lt; 5000"><assign location="n" expr="n + 1"/><send event="go" delay="1ms"/></transition>
        <transition event="go" target="pass"/>
      </state>
      """)
    #expect(run.activeIDs == ["pass"])
    #expect(!run.isEndless)
  }

  @Test(
    "A send evaluates its event, delay, target and type when it runs",
    arguments: [
      "event='go' type='scxml'", "event='go' type='http://www.w3.org/TR/scxml/#SCXMLEventProcessor'",
      "eventexpr='text'", "eventexpr='text + &quot;.on&quot;'", "eventexpr='text' delay='2s'",
      "event='go' delayexpr='n'", "eventexpr='text' target='#_internal'",
      "event='go' typeexpr='&quot;scxml&quot;' targetexpr='&quot;#_internal&quot;'",
    ])
  func computedSend(attributes: String) throws {
    let run = try run(
      """
      <state id="s">
        <onentry><assign location="text" expr="'go'"/><send \(attributes)/></onentry>
        <onentry><assign location="text" expr="'stop'"/><send event="late" delay="3s"/></onentry>
        <transition event="go" target="pass"/><transition event="*" target="fail"/>
      </state>
      """)
    #expect(run.activeIDs == ["pass"])
  }

  @Test(
    "A send with an invalid computed attribute raises an error and sends nothing",
    arguments: [
      "eventexpr='nowhere'", "eventexpr='n'", "eventexpr='text'", "event='go' delayexpr='&quot;soon&quot; + text'",
      "event='go' delayexpr='n - 2'", "event='go' typeexpr='n'", "event='go' targetexpr='&quot;#_parent&quot;'",
    ])
  func unsuitableSend(attributes: String) throws {
    let run = try run(
      """
      <state id="s">
        <onentry><send \(attributes)/></onentry>
        <transition event="error.execution" target="t"/><transition event="*" target="fail"/>
      </state>
      <state id="t">
        <onentry><send event="late" delay="3s"/></onentry>
        <transition event="late" target="pass"/><transition event="*" target="fail"/>
      </state>
      """)
    #expect(run.activeIDs == ["pass"])
  }

  @Test("Donedata parameters become fields, and failing ones raise an error and are omitted")
  func doneParameters() throws {
    let run = try run(
      """
      <state id="s" initial="end">
        <transition event="error.execution"><assign location="n" expr="n + 1"/></transition>
        <transition event="done.state.s" target="pass"
          cond="_event.data.one == 1 &amp;&amp; _event.data['the text'] == '' &amp;&amp; !_event.data.other &amp;&amp; n == 2"/>
        <transition event="done.state.s" target="fail"><log expr="_event.data"/></transition>
        <final id="end"><donedata>
          <param name="one" expr="n"/><param name="the text" location="text"/><param name="other" expr="nowhere"/>
        </donedata></final>
      </state>
      """)
    #expect(run.activeIDs == ["pass"], "\(run.log)")
  }
}
