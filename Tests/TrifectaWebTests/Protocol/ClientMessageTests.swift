import Testing

@testable import TrifectaWeb

@Suite("Client messages")
struct ClientMessageTests {
  @Test("The first frame asks to join, with a session to resume or none")
  func join() {
    #expect(ClientMessage(#"["join","t0k","",0]"#) == .join(token: "t0k", session: "", applied: 0))
    #expect(ClientMessage(#"["join","t0k","abc",7]"#) == .join(token: "t0k", session: "abc", applied: 7))
  }

  @Test("An event names its number, what was applied, the element and the kind")
  func event() {
    let event = ClientEvent(sequence: 3, applied: 9, element: 12, kind: "tap", value: nil)
    #expect(ClientMessage(#"[3,9,12,"tap"]"#) == .event(event))
  }

  @Test("An edit carries the text")
  func edit() {
    let event = ClientEvent(sequence: 3, applied: 9, element: 12, kind: "input", value: "hé\"llo")
    #expect(ClientMessage(#"[3,9,12,"input","hé\"llo"]"#) == .event(event))
  }

  @Test("A lone number acknowledges patches")
  func acknowledgement() {
    #expect(ClientMessage("[14]") == .acknowledgement(14))
  }

  @Test("A page that is closed says so")
  func leave() {
    #expect(ClientMessage(#"["leave"]"#) == .leave)
  }

  @Test(
    "Messages of another shape are refused",
    arguments: [
      "hello", "[-1]", #"["go"]"#, "[1,2]", "[1,2,3]", "[1,2,3,4]", #"[0,2,3,"tap"]"#, #"[1,-2,3,"tap"]"#,
      #"[1,2,-3,"tap"]"#, #"[1,2,3,"input",4]"#, #"[1,2,3,"input","a","b"]"#, #"["join","t","s"]"#,
      #"["join",1,"s",0]"#, #"["join","t","s",-1]"#, #"["join","t","s",0,0]"#,
    ])
  func refused(text: String) {
    #expect(ClientMessage(text) == nil)
  }
}
