import CaseStudies
import Logging
import SwiftUI
import TrifectaWeb

extension WebScreens {
  /// Creates the start page, the case studies and, for every example, its page, screens, previews, source and tests.
  ///
  /// - Parameter storage: The place in which the state of sessions is stored.
  @MainActor
  static func gallery(storage: StateStorage) -> WebScreens {
    var options = WebOptions()
    options.storage = storage
    options.logger.logLevel = .warning
    // The page of an example embeds its screens.
    options.framesOwnPages = true
    var web = WebScreens(options: options)
    web.screen("/", title: "Trifecta") { StartScreen(showcases: Showcase.all) }
    for showcase in Showcase.all { web.add(showcase) }
    web.screen("/case-studies", title: "Case studies") { CaseStudyList() }
    for study in CaseStudy.all { web.add(study) }
    web.screen("/news/service", title: "News: the server") { NewsServiceScreen() }
    return web
  }

  @MainActor
  private mutating func add(_ showcase: Showcase) {
    let name = showcase.name
    let previews = showcase.previews
    let files = SourceFile.all(in: showcase.folder)
    screen(showcase.path, title: name) { ShowcaseScreen(showcase: showcase, previews: previews) }
    screen(showcase.sourcePath, title: "Source of \(name)") {
      SourceScreen(showcase: showcase, files: files.filter { !$0.isTest })
    }
    screen(showcase.testsPath, title: "Tests of \(name)") {
      SourceScreen(showcase: showcase, title: "Tests", files: files.filter(\.isTest))
    }
    for version in showcase.versions {
      let title = showcase.versions.count == 1 ? name : "\(name): \(version.name)"
      screen(version.path, title: title) { version.content() }
    }
    for preview in previews {
      screen(preview.path, title: "\(name): \(preview.name)") { preview.entry.makeContent() }
    }
  }

  @MainActor
  private mutating func add(_ study: CaseStudy) {
    screen(study.path, title: study.title) { CaseStudyScreen(study: study) }
    screen(study.livePath, title: study.title) { study.makeScreen() }
  }
}
