import Testing

@testable import TrifectaWeb

@Suite("Patches")
struct PatchTests {
  @Test("A patch names its number and the newest event it answers")
  func numbers() {
    #expect(frame { $0.text(9, "1") } == #"[5,3,[["text",9,"1"]]]"#)
  }

  @Test("Operations stand in the order in which they were found")
  func order() {
    let frame = frame {
      $0.text(1, "a")
      $0.value(2, "b")
      $0.move(3, before: 4)
      $0.move(3, before: nil)
      $0.remove(5)
      $0.open(6, "tel:1")
    }
    #expect(
      frame
        == #"[5,3,[["text",1,"a"],["value",2,"b"],["move",3,4],["move",3,-1],["remove",5],["open",6,"tel:1"]]]"#)
  }

  @Test("An attribute is set, or removed where there is no value")
  func attributes() {
    let frame = frame {
      $0.set(1, "disabled", "")
      $0.set(2, "disabled", nil)
    }
    #expect(frame == #"[5,3,[["set",1,"disabled",""],["unset",2,"disabled"]]]"#)
  }

  @Test("An attribute that several properties share is sent once")
  func sharedAttribute() {
    let frame = frame {
      $0.set(1, "style", "gap:1px")
      $0.set(1, "style", "gap:1px")
    }
    #expect(frame == #"[5,3,[["set",1,"style","gap:1px"]]]"#)
  }

  @Test("Insertions at one place become one")
  func insertions() {
    let frame = frame {
      $0.insert(Array("<b>".utf8), into: 1, before: nil)
      $0.insert(Array("<i>".utf8), into: 1, before: nil)
      $0.insert(Array("<u>".utf8), into: 1, before: 4)
      $0.insert(Array("<s>".utf8), into: 2, before: 4)
    }
    #expect(frame == #"[5,3,[["insert",1,-1,"<b><i>"],["insert",1,4,"<u>"],["insert",2,4,"<s>"]]]"#)
  }

  @Test("An insertion after another operation is one of its own")
  func interruptedInsertion() {
    let frame = frame {
      $0.insert(Array("<b>".utf8), into: 1, before: nil)
      $0.remove(9)
      $0.insert(Array("<i>".utf8), into: 1, before: nil)
    }
    #expect(frame == #"[5,3,[["insert",1,-1,"<b>"],["remove",9],["insert",1,-1,"<i>"]]]"#)
  }

  @Test("Text cannot leave its string")
  func escaping() {
    #expect(frame { $0.text(1, "\"\\\n\u{1}é") } == #"[5,3,[["text",1,"\"\\\n\u0001é"]]]"#)
  }

  @Test("A finished patch is empty again")
  func reuse() {
    var patch = Patch()
    patch.insert(Array("<b>".utf8), into: 1, before: nil)
    #expect(!patch.isEmpty)
    _ = patch.finish(sequence: 1, acknowledged: 0)
    #expect(patch.isEmpty)
    #expect(String(decoding: patch.finish(sequence: 2, acknowledged: 0), as: UTF8.self) == "[2,0,[]]")
  }

  private func frame(_ operations: (inout Patch) -> Void) -> String {
    var patch = Patch()
    operations(&patch)
    return String(decoding: patch.finish(sequence: 5, acknowledged: 3), as: UTF8.self)
  }
}
