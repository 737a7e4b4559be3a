import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("ProgressView")
struct ProgressViewTests {
  @Test("Without a value a progress view is indeterminate, with its label below")
  func indeterminate() async {
    let screen = await Screen {
      ProgressView()
      ProgressView("Loading")
    }
    #expect(
      screen.tree == """
        root
          vStack alignment=center
            progress
          vStack alignment=center
            progress label=Loading
            text "Loading"
        """)
  }

  @Test("With a value a progress view shows its fraction between its labels")
  func determinate() async {
    let screen = await Screen {
      ProgressView(value: 1, total: 4) {
        Text("Copying")
      } currentValueLabel: {
        Text("1 of 4")
      }
    }
    #expect(
      screen.tree == """
        root
          vStack alignment=leading spacing=4
            text "Copying"
            progress label=Copying value=0.25
            text "1 of 4" fontStyle=caption foreground=secondary
        """)
  }

  @Test("A progress view is found by its title", arguments: [nil, 0.5])
  func named(value: Double?) async throws {
    let title = "Loading"
    let screen = await Screen {
      ProgressView("Copying", value: value)
      ProgressView(title)
      ProgressView(title + "!", value: value)
    }
    #expect(try screen.find(.role(.progress, "Copying")).attribute("value") == value.map { "\($0)" })
    #expect(screen.findAll(.role(.progress)).map(\.name) == ["Copying", "Loading", "Loading!"])
  }

  @Test(
    "Fractions are clamped, and invalid ones are omitted",
    arguments: [
      (-1, 1, "0"), (2, 1, "1"), (3, 4, "0.75"), (.infinity, 1, "1"), (.nan, 1, nil), (1, 0, nil), (1, -1, nil),
      (nil, 1, nil), (1, .nan, nil),
    ] as [(Double?, Double, String?)])
  func ranges(value: Double?, total: Double, shown: String?) async throws {
    let screen = await Screen { ProgressView(value: value, total: total) }
    #expect(try screen.find(.role(.progress)).attribute("value") == shown)
  }

  @Test("A timer interval advances by itself and ends")
  func interval() async throws {
    let start = Date()
    let range = start...start.addingTimeInterval(100)
    let screen = await Screen {
      ProgressView(timerInterval: range)
      ProgressView(timerInterval: range, countsDown: false) {
        Text("Brewing")
      } currentValueLabel: {
        EmptyView()
      }
    }
    func fraction() throws -> Double? { try screen.find(.role(.progress, "Brewing")).value.flatMap(Double.init) }
    #expect(try #require(try fraction()) < 0.05)
    await screen.advanceTime(by: 50.5)
    #expect(abs(try #require(try fraction()) - 0.5) < 0.05)
    await screen.advanceTime(by: 60)
    #expect(try fraction() == 1)
    #expect(screen.findAll(.role(.text)).contains { $0.text.contains("0:00") })
  }

  @Test("A finished timer interval causes no evaluations", arguments: [0.0, 2, 100])
  func passed(seconds: Double) async {
    let range = Date()...Date().addingTimeInterval(seconds)
    let count = Count()
    let screen = await Screen {
      ProgressView(timerInterval: range).progressViewStyle(CountedStyle(count: count))
    }
    await screen.advanceTime(by: 101)
    let evaluations = count.value
    await screen.advanceTime(by: 60)
    #expect(evaluations > 0 && count.value == evaluations)
  }
}

@MainActor
private final class Count {
  var value = 0
}

private struct CountedStyle: ProgressViewStyle {
  let count: Count

  func makeBody(configuration: Configuration) -> some View {
    count.value += 1
    return Text("\(configuration.fractionCompleted ?? -1)")
  }
}
