import Elements
import Testing

@testable import SwiftUI

@Suite("Names of assets")
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

  @Test("A file has one name, so that data cannot make up others for it")
  func oneName() {
    let assets = AssetFolder.at(folder.path)
    #expect(assets.picture(named: "plain") != nil && assets.picture(named: "inner/other.png") != nil)
    for name in ["./plain", "inner//other", "/plain", "inner/../plain", "inner/", ""] {
      #expect(assets.picture(named: name) == nil, "\(name)")
    }
  }

  @Test("A long name is that of an asset of a catalog, or of nothing")
  func longName() {
    let assets = AssetFolder.at(folder.path)
    #expect(assets.picture(named: long) != nil)
    #expect(assets.picture(named: long + ".png") == nil && assets.color(named: long) == nil)
  }

  private func color(_ colors: String) throws -> ColorValue? {
    // A folder is looked through once.
    let name = UUID().uuidString
    let file = folder.appendingPathComponent("\(name)/Media.xcassets/tone.colorset/Contents.json")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{\"colors\": [\(colors)]}".utf8).write(to: file)
    return AssetFolder.at(folder.appendingPathComponent(name).path).color(named: "tone")
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  @Test(
    "A color that refers to one of the system's is that color, in light and in dark",
    arguments: [
      ("systemRedColor", "red"), ("labelColor", "primary"), ("secondaryLabelColor", "secondary"),
      ("systemGray6Color", "systemGray6"), ("systemGrayColor", "gray"), ("whiteColor", "white"),
      ("secondarySystemBackgroundColor", "secondarySystemBackground"), ("controlAccentColor", "accentColor"),
    ])
  func systemColors(reference: String, name: String) throws {
    let value = #"{"color": {"platform": "universal", "reference": "\#(reference)"}, "idiom": "universal"}"#
    let expected = ColorValue(.platform(ColorName(rawValue: name)))
    #expect(try color(value) == expected)
    // The version for dark screens that is there and says nothing.
    #expect(try color("\(value), {\(Self.dark), \"idiom\": \"universal\"}") == expected)
  }

  @Test("A color has the dark version of the system's color that it refers to for dark screens")
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
}
