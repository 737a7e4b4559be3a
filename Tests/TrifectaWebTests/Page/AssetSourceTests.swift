import Foundation
import Testing

@testable import TrifectaWeb

@Suite("Embedded assets")
struct AssetSourceTests {
  @Test("The binary contains each file of Resources, and no other")
  func files() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/TrifectaWeb")
    let folder = sources.appending(path: "Resources").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(AssetSource.files.keys))
    for name in names {
      #expect(try Data(contentsOf: folder.appending(path: name)) == Data(AssetSource.files[name] ?? []), "\(name)")
    }
  }

  @Test("Each script and style sheet belongs to a page part or to all pages, and each part has a file")
  func parts() {
    let files = Set(Asset.byFile.values.map(\.path))
    #expect(Set(Asset.all.map(\.path)) == files)
    #expect(PagePart.allCases.filter(\.assets.isEmpty) == [])
  }

  @Test(
    "Lines of comments, empty lines and indentation are removed, and code is kept",
    arguments: [
      ("// a\nb();\n  // c\n  d(\"//\");\n", "b();\nd(\"//\");\n"),
      ("a(); // b\n\n  c / d;", "a(); // b\nc / d;\n"),
      ("/** a */\nb;\n/**\n * c\n */\nd;", "b;\nd;\n"),
      ("/* a */\n.b {\n  /* c\n  d: e; */\n  f: 0; /* g */\n}\n/* h", ".b {\nf: 0; /* g */\n}\n"),
      ("", ""),
    ])
  func comments(source: String, expected: String) {
    let code = AssetSource.withoutComments(Array(source.utf8))
    #expect(String(decoding: code, as: UTF8.self) == expected)
  }
}
