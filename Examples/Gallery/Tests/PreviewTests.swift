import Foundation
import ScreenTesting
import SwiftUI
import Testing

@testable import Gallery
@testable import TrifectaInspector

/// A preview with a name for test output.
struct NamedPreview: CustomTestStringConvertible, Sendable {
  let showcase: Showcase
  let number: Int
  let name: String

  var testDescription: String { "\(showcase.name): \(name)" }

  @MainActor
  static var all: [NamedPreview] {
    Showcase.all.flatMap { showcase in
      showcase.previews.enumerated().map { NamedPreview(showcase: showcase, number: $0, name: $1.name) }
    }
  }
}

@MainActor
@Suite("Previews of the examples")
struct PreviewTests {
  @Test("Each preview can be rendered", arguments: await NamedPreview.all)
  func rendered(preview: NamedPreview) async {
    let entry = preview.showcase.previews[preview.number].entry
    let screen = await Screen { entry.makeContent() }
    #expect(screen.tree.contains("text"))
    await screen.close()
  }

  @Test("Each preview can be rendered in each appearance, text size and window", arguments: await NamedPreview.all)
  func renderedWithOptions(preview: NamedPreview) async {
    let page = preview.showcase.previews[preview.number]
    for appearance in PreviewAppearance.allCases {
      for textSize in PreviewTextSize.allCases {
        for window in PreviewWindow.allCases {
          let screen = await Screen(size: window.size) { page.makeContent(appearance, textSize) }
          #expect(screen.tree.contains("text"), "\(appearance) \(textSize) \(window)")
          await screen.close()
        }
      }
    }
  }

  @Test("Every preview in the sources is listed")
  func complete() throws {
    let macros = try Regex(#"(?m)^#Preview\b"#)
    let providers = try Regex(#"(?m)^struct (\w+): PreviewProvider\b"#)
    var records = 0
    var types: Set<String> = []
    // The page of a case study shows its screen instead of previews.
    for file in SourceFile.all(in: "") where !file.id.contains("Tests/") && !file.id.hasPrefix("CaseStudies/") {
      let text = try #require(file.text)
      records += text.matches(of: macros).count
      types.formUnion(text.matches(of: providers).compactMap { $0[1].substring.map(String.init) })
    }
    let shown = Showcase.all.flatMap(\.previews).map { String(describing: $0.entry.type) }
    #expect(records > 10 && !types.isEmpty)
    #expect(Set(shown).isSuperset(of: types))
    #expect(Set(shown).subtracting(types).count == records)
  }

  @Test("Each preview has a name, and a unique path within its example")
  func named() {
    for showcase in Showcase.all {
      let previews = showcase.previews
      #expect(!previews.contains { $0.name.hasPrefix("Preview ") }, "\(showcase.name)")
      #expect(Set(previews.map(\.path)).count == previews.count)
    }
  }
}
