import Elements
import IssueRecording
import SwiftUI
import Testing

@testable import PortableImages

@Suite("Asset names")
final class AssetFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID())")
  private let long = String(repeating: "x", count: 101)

  init() throws {
    for path in ["plain.png", "inner/other.png", "\(long).png"] { try write(path) }
    try write("Media.xcassets/\(long).imageset/a.png")
    try Data(#"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#.utf8)
      .write(to: folder.appendingPathComponent("Media.xcassets/\(long).imageset/Contents.json"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data([0x89, 0x50, 0x4E, 0x47]).write(to: file)
  }

  @Test("A name that is not a canonical path finds no asset")
  func oneName() {
    let assets = AssetFolder.at(folder.path)
    #expect(assets.image(named: "plain") != nil && assets.image(named: "inner/other.png") != nil)
    for name in ["./plain", "inner//other", "/plain", "inner/../plain", "inner/", ""] {
      #expect(assets.image(named: name) == nil, "\(name)")
    }
  }

  @Test("A name that is too long for a file finds only an image in a catalog")
  func longName() {
    let assets = AssetFolder.at(folder.path)
    #expect(assets.image(named: long) != nil)
    #expect(assets.image(named: long + ".png") == nil && assets.color(named: long) == nil)
  }

  @Test(
    "An invalid Contents.json is reported once, with the file and the reason",
    arguments: [
      ("{", "Unexpected end of file during JSON parse"), (#"{"images": x}"#, "Invalid value around character 11"),
      (#"{"images": "a.png"}"#, "at images"), (#"{"images": [{"filename": 1}]}"#, "at images.0.filename"),
    ])
  func invalidContents(json: String, reason: String) throws {
    let file = folder.appendingPathComponent("\(UUID())/Media.xcassets/a.imageset/Contents.json")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(json.utf8).write(to: file)
    let path = file.pathComponents.dropLast(3).joined(separator: "/").dropFirst()
    let assets = AssetFolder.at(String(path))
    let issues = issues {
      for _ in 0..<2 { #expect(assets.image(named: "a") == nil) }
    }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(issue.hasPrefix("The asset catalog file \(file.path) could not be decoded, so it is ignored: "))
    #expect(issue.contains(reason))
    #expect(issue.hasSuffix(". Correct the file, or create the asset again in Xcode."))
    #expect(!issue.contains("\n"))
  }

  private func color(_ colors: String) throws -> ColorValue? {
    // The contents of a folder are cached, so each call uses a new folder.
    let name = UUID().uuidString
    let file = folder.appendingPathComponent("\(name)/Media.xcassets/tone.colorset/Contents.json")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{\"colors\": [\(colors)]}".utf8).write(to: file)
    return AssetFolder.at(folder.appendingPathComponent(name).path).color(named: "tone")
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  @Test(
    "A color set that references a system color is that color",
    arguments: [
      ("systemRedColor", "red"), ("labelColor", "primary"), ("secondaryLabelColor", "secondary"),
      ("systemGray6Color", "systemGray6"), ("systemGrayColor", "gray"), ("whiteColor", "white"),
      ("secondarySystemBackgroundColor", "secondarySystemBackground"), ("controlAccentColor", "accentColor"),
    ])
  func systemColors(reference: String, name: String) throws {
    let value = #"{"color": {"platform": "universal", "reference": "\#(reference)"}, "idiom": "universal"}"#
    let expected = ColorValue(.platform(ColorName(rawValue: name)))
    #expect(try color(value) == expected)
    // A dark variant without a value.
    #expect(try color("\(value), {\(Self.dark), \"idiom\": \"universal\"}") == expected)
  }

  @Test("A color set can reference a system color for dark appearance")
  func darkSystemColor() throws {
    let red = #"{"color": {"reference": "systemRedColor"}}"#
    let blue = #"{"color": {"reference": "systemBlueColor"}, \#(Self.dark)}"#
    let white = #"{"color": {"components": {"white": "1", "alpha": "1"}}}"#
    #expect(
      try color("\(red), \(blue)")
        == ColorValue(.pair(light: RGBValue(0xFF3B30), dark: RGBValue(0x0A84FF))))
    #expect(
      try color("\(white), \(blue)")
        == ColorValue(.pair(light: RGBValue(0xFFFFFF), dark: RGBValue(0x0A84FF))))
    #expect(try color(#"{"color": {"reference": "unknownColor"}}"#) == nil)
  }

  @Test("A color's opacity can differ between light and dark")
  func opacities() throws {
    func white(_ alpha: String) -> String { #""color": {"components": {"white": "1", "alpha": "\#(alpha)"}}"# }
    func color(light: String, dark: String) throws -> String? {
      try self.color("{\(white(light))}, {\(white(dark)), \(Self.dark)}")?.description
    }
    #expect(try color(light: "1", dark: "0.300") == "#ffffff/#ffffff 30%")
    #expect(try color(light: "0.2", dark: "0.5") == "#ffffff 20%/#ffffff 50%")
    #expect(try color(light: "0.5", dark: "0.5") == "#ffffff 50%")
  }

  @Test("A symbol set is a template image of its regular weight, as high as the text")
  func symbolSet() throws {
    let svg = """
      <?xml version="1.0"?>
      <svg version="1.1" viewBox="0 0 3300 2200" width="3300" height="2200" xmlns="http://www.w3.org/2000/svg">
       <g id="Notes"><text>Weight</text></g>
       <g id="Guides">
        <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
        <line id="Capline-M" x1="263" x2="3036" y1="1056" y2="1056"/>
        <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
        <line id="right-margin-Regular-M" x1="1470" x2="1470" y1="1030" y2="1150"/>
       </g>
       <g id="Symbols">
        <g id="Black-S"><path d="M0 0"/></g>
        <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path d="M1 1"/></g>
       </g>
      </svg>
      """
    let set = folder.appendingPathComponent("symbols/Media.xcassets/brand.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(svg.utf8).write(to: set.appendingPathComponent("brand.svg"))
    try Data(#"{"symbols": [{"filename": "brand.svg", "idiom": "universal"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))

    let assets = AssetFolder.at(folder.appendingPathComponent("symbols").path)
    let image = try #require(assets.image(named: "brand"))
    let picture = image.picture
    #expect(image.isTemplate)
    #expect(picture.width == 12 && picture.height == 18)
    guard case .data(let data)? = picture.variants.first?.content else {
      Issue.record("The symbol is not in memory.")
      return
    }
    let drawing = String(decoding: data.bytes, as: UTF8.self)
    #expect(drawing.contains(#"<svg viewBox="1400.0 1038.5 70.0 105.0" width="12.0" height="18.0" version"#))
    for hidden in ["Notes", "Guides", "Black-S"] { #expect(drawing.contains(#"<g display="none" id="\#(hidden)""#)) }
    #expect(drawing.contains(#"<g id="Regular-M""#) && !drawing.contains("3300"))
    #expect(SymbolTemplate("<svg><path/></svg>")?.svg == nil)
  }
}
