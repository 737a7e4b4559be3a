import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Shadow styles")
struct ShadowStyleTests {
  @Test("A fill with a drop shadow keeps its color")
  func drop() async {
    let screen = await Screen {
      Circle().fill(.red.shadow(.drop(color: .black, radius: 4, x: 1, y: 2)))
    }
    #expect(screen.attributes(of: .filter).map { $0[.filter]?.description } == ["shadow(black,4,1,2)"])
    #expect(
      screen.attributes(of: .shape).map { $0.mapValues(\.description) } == [[.fill: "red", .shape: "circle"]])
  }

  @Test("Several drop shadows apply together")
  func several() async {
    let screen = await Screen {
      Circle().fill(.red.shadow(.drop(color: .black, radius: 4)).shadow(.drop(color: .blue, radius: 8)))
    }
    let filters = screen.attributes(of: .filter).map { $0[.filter]?.description }
    #expect(filters.count == 2 && Set(filters) == ["shadow(black,4,0,0)", "shadow(blue,8,0,0)"])
  }

  @Test("An inner shadow is clipped to its shape")
  func inner() async {
    let screen = await Screen {
      Rectangle().fill(.red.shadow(.inner(color: .black, radius: 4, y: 3)))
    }
    #expect(screen.attributes(of: .shape).map { $0[.fill]?.description } == ["red", "black"])
    #expect(screen.attributes(of: .clip).count == 1)
  }

  @Test("Texts and symbols show drop shadows but no inner shadows")
  func texts() async {
    let screen = await Screen {
      VStack {
        VStack { Text("First") }.foregroundStyle(.red.shadow(.drop(color: .black, radius: 2)))
        Text("Second").foregroundStyle(.blue.shadow(.drop(color: .black, radius: 3)))
        Image(systemName: "star").foregroundStyle(.shadow(.drop(color: .black, radius: 5)))
        Text("Third").foregroundStyle(.red.shadow(.inner(radius: 2)))
      }
    }
    #expect(
      screen.attributes(of: .text).map { $0[.textShadow]?.description } == [
        "shadow(black,2,0,0)", "shadow(black,3,0,0)", nil,
      ])
    #expect(screen.attributes(of: .image).map { $0[.textShadow]?.description } == ["shadow(black,5,0,0)"])
  }

  @Test("Non-finite shadow values become zero")
  func strange() async throws {
    let screen = await Screen {
      Text("Odd").foregroundStyle(.red.shadow(.drop(color: .black, radius: .nan, x: .infinity)))
    }
    #expect(try screen.find("Odd").attribute("textShadow") == "shadow(black,0,0,0)")
  }
}
