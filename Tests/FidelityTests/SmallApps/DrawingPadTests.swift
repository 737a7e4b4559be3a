import ScreenTesting
import SmallApps
import SwiftUI
import Testing

@MainActor
@Suite("Small app: drawing pad, 2021 style")
struct DrawingPadTests {
  private func value(on screen: Screen) throws -> String? { try screen.find("Canvas").value }

  @Test("Each drag adds a stroke, and a drag without movement adds a dot")
  func strokes() async throws {
    let screen = await Screen { DrawingPad() }
    #expect(try value(on: screen) == "0 strokes")
    try await screen.drag("Canvas", from: CGPoint(x: 10, y: 10), to: CGPoint(x: 100, y: 80))
    try await screen.drag("Canvas", from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50))
    #expect(try value(on: screen) == "2 strokes")
  }

  @Test("Buttons and keyboard shortcuts undo and redo strokes")
  func undoes() async throws {
    let screen = await Screen { DrawingPad() }
    #expect(try !screen.find("Undo").isEnabled)
    for _ in 0..<3 { try await screen.drag("Canvas", to: CGPoint(x: 90, y: 90)) }
    try await screen.tap("Undo")
    try await screen.press("z", modifiers: .command)
    #expect(try value(on: screen) == "1 strokes")
    try await screen.press("z", modifiers: [.command, .shift])
    #expect(try value(on: screen) == "2 strokes")
    try await screen.drag("Canvas", to: CGPoint(x: 9, y: 9))
    #expect(try !screen.find("Redo").isEnabled)
  }

  @Test("Clear asks for confirmation, with the number of strokes that will be lost")
  func clears() async throws {
    let screen = await Screen { DrawingPad() }
    for _ in 0..<2 { try await screen.drag("Canvas", to: CGPoint(x: 90, y: 90)) }
    try await screen.tap("Clear")
    #expect(screen.contains("Clear the drawing?"))
    #expect(screen.contains("2 strokes will be lost."))
    try await screen.tap("Clear the Drawing")
    #expect(try value(on: screen) == "0 strokes")
    #expect(try !screen.find("Undo").isEnabled)
  }

  @Test("A picker sets the ink, and a slider sets the width and shows it")
  func tools() async throws {
    let screen = await Screen { DrawingPad() }
    try await screen.choose("Red", in: "Ink")
    #expect(try screen.find(.role(.picker, "Ink")).value == "Red")
    try await screen.slide("Width", to: 12)
    #expect(screen.contains("12 pt"))
  }
}
