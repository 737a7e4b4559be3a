import ScreenTesting
import SwiftUI
import Testing

@testable import Practice

/// The numbers of each stage of the tour after two taps, and after the view was recreated.
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
    "Each stage shows the count, and keeps or loses it, as its property wrapper defines",
    arguments: [
      Outcome(stage: .plainProperty, shown: 0, kept: 0, shownAgain: 0),
      Outcome(stage: .stateInStruct, shown: 0, kept: 0, shownAgain: 0),
      Outcome(stage: .objectOfItsOwn, shown: 0, kept: 2, shownAgain: 0),
      Outcome(stage: .boxInStruct, shown: 0, kept: 2, shownAgain: 2),
      Outcome(stage: .stateSpelledOut, shown: 2, kept: 2, shownAgain: 2),
      Outcome(stage: .wrappedValue, shown: 2, kept: 2, shownAgain: 2),
      Outcome(stage: .realState, shown: 2, kept: 2, shownAgain: 2),
      Outcome(stage: .twoTruths, shown: 2, kept: 2, shownAgain: 2),
      Outcome(stage: .oneTruth, shown: 2, kept: 2, shownAgain: 2),
      Outcome(stage: .constantBinding, shown: 3, kept: 3, shownAgain: 3),
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
    try await screen.tap("Recreate View")
    let kept = outcome.kept == 0 ? "No stored value" : "Stored value: \(outcome.kept)"
    #expect(try screen.find(.identifier("stored")).text == kept)
    #expect(try screen.find(.identifier("tally")).text == "Answered: \(outcome.shownAgain)")
  }

  @Test("Two states diverge, and a state and a binding do not", arguments: [(TourStage.twoTruths, 0), (.oneTruth, 1)])
  func truths(stage: TourStage, outside: Int) async throws {
    let screen = await Screen { DataFlowTour() }
    try await screen.tap(.named(stage.title))
    try await screen.tap(.identifier("tally"))
    #expect(try screen.find(.identifier("tally")).text == "Answered: 1")
    #expect(try screen.find(.identifier("outside")).text == "Outside: \(outside)")
  }

  @Test("Each stage shows the code of its view and its key point", arguments: TourStage.allCases)
  func showsCode(stage: TourStage) async throws {
    let screen = await Screen { DataFlowTour() }
    try await screen.tap(.named(stage.title))
    let code = try screen.find(.identifier("code")).text
    let name = "\(stage)".prefix(1).uppercased() + "\(stage)".dropFirst()
    #expect(code.contains("struct \(name): View {"))
    #expect(code.hasPrefix("///") && code.hasSuffix("\n}"))
    #expect(screen.contains(.identifier("key point")))
    #expect(screen.contains("Recreate View") == stage.counts)
  }

  @Test("A text field and a text share a name", arguments: [TourStage.projectedValue, .nameInTwoPlaces])
  func binds(stage: TourStage) async throws {
    let screen = await Screen { DataFlowTour() }
    try await screen.tap(.named(stage.title))
    try await screen.type("Al", into: "Your name")
    #expect(!screen.contains(.identifier("greeting")))
    try await screen.type("ma", into: "Your name")
    #expect(try screen.find(.identifier("greeting")).text == "Hello, Alma!")
  }

  @Test("A view reads the environment value that an ancestor sets, or the default")
  func environment() async throws {
    let screen = await Screen { DataFlowTour() }
    try await screen.tap(.named(TourStage.environmentOfYourOwn.title))
    #expect(screen.contains("Default: 5 questions"))
    #expect(screen.contains("Set above: 8 questions"))
    try await screen.step("Set above")
    #expect(screen.contains("Set above: 9 questions"))
    #expect(screen.contains("Default: 5 questions"))
  }

  @Test("Every stage is in the list")
  func lists() async throws {
    let screen = await Screen { DataFlowTour() }
    for stage in TourStage.allCases { #expect(screen.contains(.named(stage.title))) }
  }
}
