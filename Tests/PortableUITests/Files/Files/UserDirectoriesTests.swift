import Foundation
import SwiftUI
import Testing

@Suite("Foundation directories, files and defaults")
struct UserDirectoriesTests {
  @Test("Each standard directory is a file URL")
  func directories() {
    let folders: [URL] = [
      .documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .downloadsDirectory, .libraryDirectory,
    ]
    for folder in folders {
      #expect(folder.isFileURL && folder.path.count > 1, "\(folder)")
    }
    #expect(URL.documentsDirectory.appending(path: "a.json").lastPathComponent == "a.json")
  }

  @Test("A file is written atomically and read")
  func files() throws {
    let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    #expect(file.startAccessingSecurityScopedResource())
    defer { file.stopAccessingSecurityScopedResource() }
    try Data("text".utf8).write(to: file, options: .atomicWrite)
    #expect(try String(contentsOf: file, encoding: .utf8) == "text")
    try FileManager.default.removeItem(at: file)
  }

  @Test("A default is stored, and setting nil removes it")
  func defaults() throws {
    let defaults = try #require(UserDefaults(suiteName: UUID().uuidString))
    defaults.setValue("kept", forKey: "key")
    #expect(defaults.string(forKey: "key") == "kept")
    #expect(defaults.value(forKey: "key") as? String == "kept")
    defaults.setValue(nil, forKey: "key")
    #expect(defaults.object(forKey: "key") == nil)
    #expect(defaults.value(forKey: "key") == nil)
  }
}
