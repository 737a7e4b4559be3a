import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Lazy stacks")
struct LazyStackTests {
  @Test("A lazy stack initially creates only the rows near its start, and other stacks create all rows")
  func lazy() async {
    let lazy = await Screen { ScrollView { LazyVStack { ForEach(0..<500) { Text("\($0)") } } } }
    #expect(lazy.findAll(.role(.text)).count == 100)
    let across = await Screen { ScrollView(.horizontal) { LazyHStack { ForEach(0..<500) { Text("\($0)") } } } }
    #expect(across.findAll(.role(.text)).count == 100)
    let plain = await Screen { ScrollView { VStack { ForEach(0..<500) { Text("\($0)") } } } }
    #expect(plain.findAll(.role(.text)).count == 500)
  }

  @Test("Inside a lazy row only lazy stacks are lazy")
  func nested() async {
    let screen = await Screen {
      LazyVStack {
        ForEach(0..<2) { _ in
          VStack { ForEach(0..<150) { Text("plain \($0)") } }
          LazyHStack { ForEach(0..<150) { Text("lazy \($0)") } }
        }
      }
    }
    #expect(screen.findAll(.text("plain 149")).count == 2)
    #expect(screen.findAll(.text("lazy 99")).count == 2)
    #expect(screen.findAll(.text("lazy 100")).isEmpty)
  }

  @Test("Scroll views and lazy stacks report axes, indicators, alignment and spacing")
  func attributes() async {
    let screen = await Screen {
      ScrollView([.horizontal, .vertical], showsIndicators: false) {
        LazyVStack(alignment: .leading, spacing: 4) { Text("a") }
      }
    }
    #expect(
      screen.attributes(of: .scroll) == [[.axes: .string("vertical horizontal"), .hidesIndicators: .flag(true)]])
    #expect(
      screen.attributes(of: .lazyVStack).map { $0.mapValues(\.description) } == [
        [.alignment: "leading", .spacing: "4"]
      ])
  }
}
