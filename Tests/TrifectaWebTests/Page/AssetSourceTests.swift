import Foundation
import Testing

@testable import TrifectaWeb

@Suite("Embedded assets")
struct AssetSourceTests {
  @Test("The binary contains each file of Resources, and no other")
  func files() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/TrifectaWeb")
    let folder = sources.appending(path: "Resources").standardized
    // The folder also contains the types of the scripts.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "Types" }
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
    "Comments, indentation and some line breaks of scripts are removed, and code is kept",
    arguments: [
      ("// a\nb();\n  // c\n  d(\"//\");\n", "b();d(\"//\");"),
      ("a(\n  b,\n  () => {\n    c;\n  },\n)\nd\n[e]", "a(b,() => {c},)\nd\n[e]"),
      ("a(); // b,\nc; // d\n", "a(); // b,\nc; // d"),
      ("a(); // b\n\n  c / d / e;", "a(); // b\nc / d / e;"),
      (
        "if (a) {\n  b = {\n    c: 1,\n    d\n  }\n}\nelse {\n  e(); // f;\n}\ng;",
        "if (a) {b = {c: 1,d}}\nelse {e(); // f;\n}\ng;"
      ),
      ("/** a */\nb;\n/**\n * c\n */\n/** @type {D} */ (e).f = /** @type {G} */ (h);", "b;(e).f =  (h);"),
      ("", ""),
    ])
  func script(source: String, expected: String) {
    #expect(String(decoding: AssetSource.script(Array(source.utf8)), as: UTF8.self) == expected)
  }

  @Test(
    "Comments, indentation and some white space of style sheets are removed, and rules are kept",
    arguments: [
      ("/* a */\n.b {\n  /* c\n  d: e; */\n  f: 0; /* g */\n}\n/* h", ".b{f: 0; }"),
      ("a: hover,\nb {\n  --c: d: e;\n  f:\n    g\n    h;\n}", "a: hover,b{--c:d: e;f:\ng\nh}"),
      ("a {\n  b: c;\n\n  & > d {\n    e: f;\n  }\n}\n\ng > h {\n}", "a{b:c;& > d{e:f}}g > h{}"),
      ("@media (a: b) {\n}", "@media (a: b){}"),
    ])
  func styleSheet(source: String, expected: String) {
    #expect(String(decoding: AssetSource.styleSheet(Array(source.utf8)), as: UTF8.self) == expected)
  }
}
