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
}
