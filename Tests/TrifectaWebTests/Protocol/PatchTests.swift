import Elements
import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Patches")
@MainActor
struct PatchTests {
  @Test("A patch starts with its number and the last handled event")
  func numbers() {
    #expect(frame { $0.text(9, "1") } == #"[5,3,[9,"1"]]"#)
  }

  @Test("Operations keep the order in which they are added")
  func order() {
    let frame = frame {
      $0.text(1, "a")
      $0.value(2, "b")
      $0.text(1, "c")
      $0.move(3, before: 4)
      $0.remove(5)
      $0.open(6, "tel:1")
    }
    #expect(
      frame.hasPrefix(#"[5,3,[1,"a"],["value",2,"b"],[1,"c"],["move",3,4],["remove",5],["open",6,"tel:1"],["need",""#))
  }

  @Test("Consecutive text changes are one operation with relative element ids")
  func several() {
    let frame = frame { for id in [10, 13, 19, 4] { $0.text(id, "x") } }
    #expect(frame == #"[5,3,[10,"x",3,"x",6,"x",-15,"x"]]"#)
  }

  @Test("Consecutive removals and moves use relative element ids")
  func removals() {
    let removals = frame { for id in [10, 13, 19, 4] { $0.remove(id) } }
    #expect(removals == #"[5,3,["remove",10,3,6,-15]]"#)
    let moves = frame {
      $0.move(10, before: 4)
      $0.move(12, before: nil)
    }
    #expect(moves == #"[5,3,["move",10,4,2,0]]"#)
  }

  @Test("Consecutive changes of one attribute are one operation, and nil removes it")
  func attributes() {
    let frame = frame {
      $0.set(1, "disabled", "")
      $0.set(4, "disabled", nil)
      $0.set(4, "style", "gap:1px")
    }
    #expect(frame == #"[5,3,["set","disabled",1,"",3,null],["set","style",4,"gap:1px"]]"#)
  }

  @Test("A repeated change of a shared attribute is sent once")
  func sharedAttribute() {
    let frame = frame {
      $0.set(1, "style", "gap:1px")
      $0.set(1, "style", "gap:1px")
    }
    #expect(frame == #"[5,3,["set","style",1,"gap:1px"]]"#)
  }

  @Test("Insertions at the same place are merged, and insertions into one parent share an operation")
  func insertions() {
    let elements = Elements { ForEach(0..<6, id: \.self) { _ in Divider() } }
    let ids = elements.all.map(\.id)
    let frame = frame { patch in
      patch.insert(elements.all[0], into: 1, before: nil)
      patch.insert(elements.all[1], into: 1, before: nil)
      patch.insert(elements.all[3], into: 1, before: 9)
      patch.insert(elements.all[4], into: 1, before: 12)
      patch.insert(elements.all[5], into: 2, before: 12)
    }
    #expect(
      frame
        == #"[5,3,["insert",1,0,"<hr id=n\#(ids[0])><hr id>",9,"<hr id=n\#(ids[3])>",3,"<hr id>"],["insert",2,12,"<hr id>"]]"#
    )
  }

  @Test("An insertion after another operation starts a new operation")
  func interruptedInsertion() {
    let elements = Elements {
      Divider()
      Divider()
    }
    let frame = frame { patch in
      patch.insert(elements.all[0], into: 1, before: nil)
      patch.remove(9)
      patch.insert(elements.all[1], into: 1, before: nil)
    }
    #expect(
      frame == #"[5,3,["insert",1,0,"<hr id=n\#(elements.all[0].id)>"],["remove",9],["insert",1,0,"<hr id>"]]"#)
  }

  @Test("Text is escaped as a JSON string")
  func escaping() {
    #expect(frame { $0.text(1, "\"\\\n\u{1}é") } == #"[5,3,[1,"\"\\\n\u0001é"]]"#)
  }

  @Test("Finishing a patch clears it, and the next patch numbers from the start")
  func reuse() {
    let elements = Elements {
      Divider()
      Divider()
    }
    var patch = Patch()
    patch.insert(elements.all[0], into: 1, before: nil)
    #expect(!patch.isEmpty)
    _ = patch.finish(sequence: 1, acknowledged: 0)
    #expect(patch.isEmpty)
    patch.insert(elements.all[1], into: 1, before: nil)
    let frame = String(decoding: patch.finish(sequence: 2, acknowledged: 0), as: UTF8.self)
    #expect(frame == #"[2,0,["insert",1,0,"<hr id=n\#(elements.all[1].id)>"]]"#)
    #expect(String(decoding: patch.finish(sequence: 3, acknowledged: 0), as: UTF8.self) == "[3,0]")
  }

  private func frame(_ operations: (inout Patch) -> Void) -> String {
    var patch = Patch()
    operations(&patch)
    return String(decoding: patch.finish(sequence: 5, acknowledged: 3), as: UTF8.self)
  }
}

/// The elements at the root of a screen.
@MainActor
private struct Elements {
  private let page: TestSession

  init<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) {
    page = TestSession(content: content)
  }

  var all: [Element] { page.session.view.map { Array($0.graph.root.children) } ?? [] }
}
