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

  @Test(
    "Escapes stand for their characters",
    arguments: [(#"\n\t"#, "\n\t"), (#"\"\\\/"#, "\"\\/"), (#"\u00e9\u20AC"#, "é€"), (#"\ud83d\ude00!"#, "😀!")])
  func escapes(json: String, text: String) {
    let event = ClientEvent(sequence: 1, applied: 0, element: 2, kind: "input", value: text)
    #expect(ClientMessage("[1,0,2,\"input\",\"\(json)\"]") == .event(event))
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
      "", "[", "[1", "{}", "[[1]]", "[null]", "[true]", "[1.5]", "[99999999999999999999]", #"["a\u12g4"]"#, "[1]x",
      String(repeating: "[", count: 100_000), #"["join",1,"s",0]"#, #"["join","t","s",-1]"#, #"["join","t","s",0,0]"#,
    ])
  func refused(text: String) {
    #expect(ClientMessage(text) == nil)
  }
}
