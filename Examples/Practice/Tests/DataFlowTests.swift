import ScreenTesting
import SwiftUI
import Testing

@testable import Practice

/// What each stage of the tour shows after two taps, and after it was looked at again.
@Suite("Data flow")
@MainActor
struct DataFlowTests {
  struct Outcome: Sendable {
    let stage: TourStage
    let shown: Int
    let kept: Int
    let shownAgain: Int
  }

  @Test(
    "What is shown at once, what is kept, and what is shown on another look",
    arguments: [
      Outcome(stage: .plainProperty, shown: 0, kept: 0, shownAgain: 0),
      Outcome(stage: .objectOfItsOwn, shown: 0, kept: 2, shownAgain: 0),
      Outcome(stage: .boxInStruct, shown: 0, kept: 2, shownAgain: 2),
      Outcome(stage: .stateSpelledOut, shown: 2, kept: 2, shownAgain: 2),
      Outcome(stage: .realState, shown: 2, kept: 2, shownAgain: 2),
      Outcome(stage: .twoTruths, shown: 2, kept: 2, shownAgain: 2),
      Outcome(stage: .oneTruth, shown: 2, kept: 2, shownAgain: 2),
      Outcome(stage: .observedOnly, shown: 2, kept: 2, shownAgain: 0),
      Outcome(stage: .observedAndKept, shown: 2, kept: 2, shownAgain: 2),
      Outcome(stage: .objectFromAbove, shown: 2, kept: 2, shownAgain: 2),
    ])
  func counts(outcome: Outcome) async throws {
    let screen = await Screen { DataFlowTour() }
    try await screen.tap(.named(outcome.stage.title))
    try await screen.tap(.identifier("tally"))
    try await screen.tap(.identifier("tally"))
    #expect(try screen.find(.identifier("tally")).text == "Answered: \(outcome.shown)")
    try await screen.tap("Look again")
    #expect(try screen.find(.identifier("kept")).text == "Kept: \(outcome.kept)")
    #expect(try screen.find(.identifier("tally")).text == "Answered: \(outcome.shownAgain)")
  }

  @Test("Two states part, a state and a binding do not", arguments: [(TourStage.twoTruths, 0), (.oneTruth, 1)])
  func truths(stage: TourStage, outside: Int) async throws {
    let screen = await Screen { DataFlowTour() }
    try await screen.tap(.named(stage.title))
    try await screen.tap(.identifier("tally"))
    #expect(try screen.find(.identifier("tally")).text == "Answered: 1")
    #expect(try screen.find(.identifier("outside")).text == "Outside: \(outside)")
  }

  @Test("A field and a text share a name")
  func binds() async throws {
    let screen = await Screen { DataFlowTour() }
    try await screen.tap(.named(TourStage.nameInTwoPlaces.title))
    try await screen.type("Al", into: "Your name")
    #expect(!screen.contains(.identifier("greeting")))
    try await screen.type("ma", into: "Your name")
    #expect(try screen.find(.identifier("greeting")).text == "Hello, Alma!")
  }

  @Test("A value of the environment is what is set above, or its default")
  func environment() async throws {
    let screen = await Screen { DataFlowTour() }
    try await screen.tap(.named(TourStage.environmentOfYourOwn.title))
    #expect(screen.contains("Default: 5 questions"))
    #expect(screen.contains("Set above: 8 questions"))
    try await screen.step("Set above")
    #expect(screen.contains("Set above: 9 questions"))
    #expect(screen.contains("Default: 5 questions"))
  }

  @Test("Each stage is in a chapter of the list")
  func lists() async throws {
    let screen = await Screen { DataFlowTour() }
    for stage in TourStage.allCases { #expect(screen.contains(.named(stage.title))) }
  }
}
