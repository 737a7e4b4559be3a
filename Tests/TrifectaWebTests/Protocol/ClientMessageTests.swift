import Elements
import Testing

@testable import TrifectaWeb

@Suite("Client messages")
struct ClientMessageTests {
  @Test("A join message carries an optional session to resume")
  func join() {
    #expect(read(#"["join","t0k","",0]"#) == .join(token: "t0k", session: "", applied: 0))
    #expect(read(#"["join","t0k","abc",7]"#) == .join(token: "t0k", session: "abc", applied: 7))
  }

  @Test("A join message can carry the viewport size")
  func viewport() {
    let viewport = ClientViewport(width: 390, height: 844)
    #expect(
      read(#"["join","t0k","",0,390,844]"#) == .join(token: "t0k", session: "", applied: 0, viewport: viewport))
  }

  @Test("A measure message lists element frames, and its weight grows with their number")
  func measure() throws {
    let frames = [
      try #require(ClientFrame(element: 3, "0 1.5 -2 390 844")), try #require(ClientFrame(element: 9, "2 0 0 0 0")),
    ]
    #expect(frames[0].frame == FrameValue(origin: PointValue(x: 1.5, y: -2), width: 390, height: 844))
    #expect(frames[1].box == 2)
    let text = #"["measure",1,3,"0 1.5 -2 390 844",9,"2 0 0 0 0"]"#
    #expect(read(text) == .measure(frames, isByPerson: true))
    let many = Array(repeating: frames[0], count: 1_000)
    #expect(ClientMessage.measure(many, isByPerson: false).weight == 32)
    for text in ["", "1 2 3 4", "1 2 3 4 5 6", "-1 0 0 1 1", "0 a 0 1 1", "0  0 1 1", "x 0 0 1 1", "0 0 0 1 1 "] {
      #expect(ClientFrame(element: 1, text) == nil, "\(text)")
    }
  }

  @Test("A thousand frames fit into one message")
  func manyFrames() throws {
    let frames = (1...1_000).map { #",\#(100_000 + $0),"12 -1234.56 -12345.67 1234.56 12345.67""# }.joined()
    let text = #"["measure",0\#(frames)]"#
    #expect(text.utf8.count < WebOptions().messageByteLimit)
    guard case .measure(let read, _) = read(text) else {
      Issue.record("not read")
      return
    }
    #expect(read.count == 1_000)
  }

  @Test("An event has a sequence number, an applied patch, an element and a kind")
  func event() {
    let event = ClientEvent(sequence: 3, applied: 9, element: 12, kind: "tap", value: nil)
    #expect(read(#"[3,9,12,"tap"]"#) == .event(event))
  }

  @Test("An input event carries the text")
  func edit() {
    let event = ClientEvent(sequence: 3, applied: 9, element: 12, kind: "input", value: "hé\"llo")
    #expect(read(#"[3,9,12,"input","hé\"llo"]"#) == .event(event))
  }

  @Test("An edit event names a text and the part of the text that is replaced")
  func editOfPart() {
    let edit = ClientEdit(base: 2, before: 10, after: 0)
    let event = ClientEvent(sequence: 3, applied: 9, element: 12, kind: "input", value: "x", edit: edit)
    #expect(read(#"[3,9,12,"input","x",2,10,0]"#) == .event(event))
  }

  @Test("A part message carries partial text, and its weight grows with it")
  func part() {
    #expect(read(#"["part","héllo"]"#) == .part("héllo"))
    #expect(read(#"["part",""]"#)?.weight == 1)
    #expect(read("[\"part\",\"\(String(repeating: "x", count: 60_000))\"]")?.weight == 59)
  }

  @Test(
    "JSON escapes are decoded",
    arguments: [(#"\n\t"#, "\n\t"), (#"\"\\\/"#, "\"\\/"), (#"\u00e9\u20AC"#, "é€"), (#"\ud83d\ude00!"#, "😀!")])
  func escapes(json: String, text: String) {
    let event = ClientEvent(sequence: 1, applied: 0, element: 2, kind: "input", value: text)
    #expect(read("[1,0,2,\"input\",\"\(json)\"]") == .event(event))
  }

  @Test("A single number acknowledges patches")
  func acknowledgement() {
    #expect(read("[14]") == .acknowledgement(14))
  }

  @Test("A leave message is read")
  func leave() {
    #expect(read(#"["leave"]"#) == .leave)
  }

  @Test("A window message names the first and last visible rows and the focus")
  func window() {
    let first = VisibleRows.Position(element: 9, row: 40)
    let last = VisibleRows.Position(element: 12, row: 0)
    #expect(read(#"["window",4,9,40,12,0,11]"#) == .window(list: 4, VisibleRows(first: first, last: last, focused: 11)))
    #expect(read(#"["window",4,0,0,12,0,0]"#) == .window(list: 4, VisibleRows(first: nil, last: last)))
    #expect(read(#"["window",4,0,0,12,0,0]"#)?.weight == 4)
  }

  @Test(
    "Malformed messages are refused",
    arguments: [
      #"["window",4,9,40,12,0]"#, #"["window",4,9,40,12,0,1,1]"#, #"["window",4,9,-1,12,0,1]"#,
      #"["window",4,"9",0,12,0,1]"#,
      "hello", "[-1]", #"["go"]"#, "[1,2]", "[1,2,3]", "[1,2,3,4]", #"[0,2,3,"tap"]"#, #"[1,-2,3,"tap"]"#,
      #"["part"]"#, #"["part",1]"#, #"["part","a","b"]"#, #"[1,2,3,"input","a",1]"#, #"[1,2,3,"input","a",1,2]"#,
      #"[1,2,3,"input","a",1,2,-1]"#, #"[1,2,3,"input","a",1,2,3,4]"#, #"[1,2,3,"input",1,2,3]"#,
      #"[1,2,-3,"tap"]"#, #"[1,2,3,"input",4]"#, #"[1,2,3,"input","a","b"]"#, #"["join","t","s"]"#,
      #"["join","t","s",0,1,2,3]"#, #"["join","t","s",0,"1","2"]"#, #"["measure"]"#, #"["measure",2]"#,
      #"["measure",0,1]"#, #"["measure",0,1,2]"#, #"["measure",0,"1","0 0 0 1 1"]"#, #"["measure",0,1,"0 0 1 1"]"#,
      "", "[", "[1", "{}", "[[1]]", "[null]", "[true]", "[1.5]", "[99999999999999999999]", #"["a\u12g4"]"#, "[1]x",
      #"["join",1,"s",0]"#, #"["join","t","s",-1]"#, #"["join","t","s",0,0]"#, "[]", "[,1]", "[1,]", #"["leave",]"#,
      #"[1 2 3 "tap"]"#, "[01]", "[-0]", "[+1]", "[1e2]", "[1.0]", "[9007199254740992]", "[0x1]", #"["leave"#,
      #"["leave]"#, #"["le\ave"]"#, "[1,0,2,\"a\tb\"]", #"[1,0,2,"a\x"]"#, #"[1,0,2,"\u12"]"#, #"[1,0,2,"\ud83d"]"#,
      #"[1,0,2,"\ud83d\ud83d"]"#, #"[1,0,2,"\ude00\ud83d"]"#, #"[1,0,2,"\ud83dx"]"#, "\u{FEFF}[1]", "[1]\0",
    ])
  func refused(text: String) {
    #expect(throws: Refusal.malformed) { try ClientMessage(Array(text.utf8)) }
  }

  @Test("Nested JSON is refused at any depth", arguments: [2, 511, 512, 513, 100_000])
  func nesting(depth: Int) {
    for text in ["[", "{\"a\":", "[1,"] {
      let bytes = Array(String(repeating: text, count: depth).utf8)
      #expect(throws: Refusal.malformed) { try ClientMessage(bytes) }
    }
  }

  @Test("JSON whitespace is accepted")
  func spaces() {
    #expect(read(" [ 1 ,\t2,\r\n3 , \"tap\" ] \n") == read(#"[1,2,3,"tap"]"#))
  }

  @Test("The largest accepted number is JavaScript's largest safe integer")
  func largestNumber() {
    #expect(read("[9007199254740991]") == .acknowledgement(9_007_199_254_740_991))
  }

  @Test("Names longer than 64 bytes are refused")
  func longNames() {
    let name = String(repeating: "x", count: 65)
    #expect(read("[\"join\",\"\(name)\",\"\",0]") == nil)
    #expect(read("[\"join\",\"\",\"\(name)\",0]") == nil)
    #expect(read("[1,0,2,\"\(name)\"]") == nil)
    #expect(read("[1,0,2,\"\(name.dropLast())\"]") != nil)
  }

  @Test(
    "Invalid UTF-8 is refused anywhere in a frame",
    arguments: [[0x80], [0xC3], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0xFF]])
  func notText(bytes: [UInt8]) {
    let frames = [bytes, Array("[1,0,2,\"input\",\"".utf8) + bytes + Array("\"]".utf8)]
    for frame in frames {
      #expect(throws: Refusal.notText) { try ClientMessage(frame) }
    }
  }

  @Test("A frame with excessive padding is refused")
  func padding() {
    #expect(read("[1" + String(repeating: " ", count: 1_020) + "]") != nil)
    #expect(read("[1" + String(repeating: " ", count: 1_030) + "]") == nil)
    #expect(read("[1,0,2,\"input\",\"" + String(repeating: "\\u0061", count: 10_000) + "\"]") != nil)
    #expect(read("[1,0,2,\"input\",\"a\"" + String(repeating: " ", count: 1_030) + "]") == nil)
  }

  @Test("A message's weight is one plus one per KiB of text")
  func weight() {
    #expect(read("[1]")?.weight == 1)
    #expect(read("[1,0,2,\"input\",\"\(String(repeating: "x", count: 1_023))\"]")?.weight == 1)
    #expect(read("[1,0,2,\"input\",\"\(String(repeating: "x", count: 2_048))\"]")?.weight == 3)
  }

  private func read(_ text: String) -> ClientMessage? { try? ClientMessage(Array(text.utf8)) }
}
