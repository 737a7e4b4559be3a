import ScreenTesting
import SwiftUI
import Testing

@testable import Gallery

@MainActor
@Suite("Gallery screens")
struct GalleryScreenTests {
  @Test("A card opens its example, or its first version at compact width", arguments: Showcase.all.map(\.id))
  func cards(id: String) async throws {
    let showcase = try #require(Showcase.all.first { $0.id == id })
    for (sizeClass, path) in [(UserInterfaceSizeClass.regular, showcase.path), (.compact, showcase.versions[0].path)] {
      var opened: [String] = []
      let screen = await Screen {
        StartScreen(showcases: Showcase.all)
          .environment(\.horizontalSizeClass, sizeClass)
          .environment(
            \.openURL,
            OpenURLAction { url in
              opened.append(url.absoluteString)
              return .handled
            })
      }
      try await screen.tap(.named("Open \(showcase.name)"))
      #expect(opened == [path])
      await screen.close()
    }
  }

  @Test("The start page links to each version under a unique name")
  func versionsOnTheStartPage() async throws {
    var opened: [String] = []
    let screen = await Screen {
      StartScreen(showcases: Showcase.all)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url.absoluteString)
            return .handled
          })
    }
    let showcases = Showcase.all.filter { $0.versions.count > 1 }
    for showcase in showcases {
      for version in showcase.versions { try await screen.tap(.named("\(showcase.name): \(version.name)")) }
    }
    #expect(opened == showcases.flatMap(\.versions).map(\.path))
    #expect(opened.contains("/data-flow"))
  }

  @Test("The page of an example shows the selected version")
  func versions() async throws {
    let showcase = Showcase.all[0]
    let screen = await Screen {
      ShowcaseScreen(showcase: showcase, previews: []).environment(\.horizontalSizeClass, .regular)
    }
    #expect(screen.tree.contains(showcase.versions[0].path))
    try await screen.choose("Baseline", in: "Version")
    #expect(screen.tree.contains("/phone-dialer-baseline"))
  }

  @Test("The source of each example can be shown", arguments: Showcase.all.map(\.id))
  func sources(id: String) async throws {
    let showcase = try #require(Showcase.all.first { $0.id == id })
    let files = SourceFile.all(in: showcase.folder)
    #expect(files.count > 3)
    #expect(files.allSatisfy { $0.text?.isEmpty == false })
    let screen = await Screen { SourceScreen(showcase: showcase, files: files) }
    let file = try #require(files.first { $0.name.hasSuffix(".swift") })
    try await screen.tap(.named(file.name))
    #expect(screen.contains(.text(file.text ?? "")))
  }

  @Test("The source page of an example says so if the example's folder is missing")
  func noSource() async {
    let gone = Showcase(
      id: "gone", name: "Gone", summary: "", systemImage: "doc", color: .gray, folder: "Gone", versions: [])
    let screen = await Screen { SourceScreen(showcase: gone, files: SourceFile.all(in: gone.folder)) }
    #expect(screen.contains("Source Not Available"))
  }
}
