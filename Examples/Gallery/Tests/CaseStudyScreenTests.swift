import CaseStudies
import ScreenTesting
import SwiftUI
import Testing

@testable import Gallery

@MainActor
@Suite("Pages of the case studies")
struct CaseStudyScreenTests {
  @Test("The list opens the page of each study")
  func list() async throws {
    var opened: [String] = []
    let screen = await Screen {
      CaseStudyList().environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url.absoluteString)
          return .handled
        })
    }
    for study in CaseStudy.all { try await screen.tap(.text(study.title)) }
    #expect(opened == CaseStudy.all.map(\.path))
  }

  @Test("The page of a study shows its source and its tests", arguments: CaseStudy.all.map(\.id))
  func source(id: String) async throws {
    let study = try #require(CaseStudy.all.first { $0.id == id })
    let source = try #require(study.source.text)
    let tests = try #require(study.tests.text)
    let screen = await Screen { CaseStudyScreen(study: study) }
    #expect(screen.contains(.text(source)))
    #expect(screen.tree.contains(study.livePath))
    try await screen.choose("Tests", in: "File")
    #expect(screen.contains(.text(tests)))
    #expect(!screen.contains(.text(source)))
    await screen.close()
  }

  @Test("The previous and next studies follow the order of the list")
  func neighbors() {
    #expect(CaseStudy.all.compactMap(\.neighbors.next).map(\.id) == CaseStudy.all.dropFirst().map(\.id))
    #expect(CaseStudy.all.compactMap(\.neighbors.previous).map(\.id) == CaseStudy.all.dropLast().map(\.id))
  }
}
