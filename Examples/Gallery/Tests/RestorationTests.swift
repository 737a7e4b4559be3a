import SwiftUI
import Testing

@testable import Gallery

@MainActor
@Suite("Restoration of the examples' screens")
struct RestorationTests {
  /// The number of actions on each screen.
  private static let steps = ProcessInfo.processInfo.environment["RESTORATION_STEPS"].flatMap { Int($0) } ?? 30

  /// The screens whose services respond after a delay. During the delay, a screen and its restored copy may differ.
  private nonisolated static let delayed: Set = [
    "/news", "/news-view-model", "/car-list", "/car-list/chart", "/car-list/booleans",
  ]

  @Test(
    "A restored example looks and behaves the same",
    arguments: Showcase.all.flatMap(\.versions).map(\.path).filter { !delayed.contains($0) })
  func examples(path: String) async throws {
    let version = try #require(Showcase.all.flatMap(\.versions).first { $0.path == path })
    try await walkAndRestore(path, steps: Self.steps) { version.content() }
  }
}
