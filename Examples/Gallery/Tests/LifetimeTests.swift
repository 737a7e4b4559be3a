#if DEBUG
  import CaseStudies
  import EveryView
  import ScreenTesting
  import SwiftUI
  import Testing
  import Tracking
  import TrifectaUI

  @testable import Gallery

  @MainActor
  @Suite("Lifetimes of the examples' screens")
  struct LifetimeTests {
    private func leaked<Content: View>(by content: @escaping @MainActor () -> Content) async -> [String: Int] {
      await LiveObjects.leaked {
        await withDependencies {
          $0.context = .live
        } operation: {
          let screen = await Screen { content() }
          await screen.close()
        }
      }
    }

    @Test(
      "A closed example screen leaks no objects", arguments: Showcase.all.flatMap(\.versions).map(\.path))
    func examples(path: String) async throws {
      let version = try #require(Showcase.all.flatMap(\.versions).first { $0.path == path })
      let leaked = await leaked(by: version.content)
      #expect(leaked.isEmpty)
    }

    @Test("A closed preview leaks no objects", arguments: Showcase.all.map(\.id))
    func previews(id: String) async throws {
      let showcase = try #require(Showcase.all.first { $0.id == id })
      for preview in showcase.previews {
        let leaked = await leaked(by: preview.entry.makeContent)
        #expect(leaked.isEmpty, "\(preview.name)")
      }
    }

    @Test("A closed case study leaks no objects", arguments: CaseStudy.all.map(\.id))
    func caseStudies(id: String) async throws {
      let study = try #require(CaseStudy.all.first { $0.id == id })
      let leaked = await leaked(by: study.makeScreen)
      #expect(leaked.isEmpty)
    }

    @Test("A closed example of a view leaks no objects", arguments: Family.all.map(\.name))
    func everyView(family name: String) async throws {
      let family = try #require(Family.all.first { $0.name == name })
      for example in family.examples {
        let leaked = await leaked { example.content() }
        #expect(leaked.isEmpty, "\(example.id)")
      }
    }
  }
#endif
