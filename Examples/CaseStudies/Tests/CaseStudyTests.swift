import Foundation
import ScreenTesting
import SwiftUI
import Testing
import TrifectaUI

@testable import CaseStudies

@Suite("Case studies")
@MainActor
struct CaseStudyTests {
  @Test("Every numbered source file is a study, with tests, and the studies are in order")
  func files() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    func names(_ path: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path(percentEncoded: false))
        .filter { $0.first?.isNumber == true }.sorted()
    }
    #expect(CaseStudy.all.map(\.file) == (try names("")))
    #expect(CaseStudy.all.map(\.testFile) == (try names("Tests")))
    #expect(CaseStudy.all.map(\.number) == Array(1...CaseStudy.all.count))
  }

  @Test("The screen of a study is shown without issues", arguments: CaseStudy.all.map(\.id))
  func screens(id: String) async throws {
    let study = try #require(CaseStudy.all.first { $0.id == id })
    await withDependencies {
      $0.context = .live
    } operation: {
      let screen = await Screen { study.makeScreen() }
      #expect(screen.tree.contains("text"))
      await screen.close()
    }
  }
}
