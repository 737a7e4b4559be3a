import Foundation
import ScreenTesting
import SwiftUI
import Testing

@Suite("File-backed storage")
@MainActor
final class StoredValuesFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var file: URL { folder.appendingPathComponent("values.json") }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private struct Counter: View {
    @AppStorage("count") private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  private func screen() async -> Screen {
    await Screen(storage: ScreenStorage(app: StoredValues(file: file))) { Counter() }
  }

  @Test("The next screen reads the stored file")
  func kept() async throws {
    let first = await screen()
    try await first.tap("0")
    try await first.tap("1")
    await first.close()
    #expect(await screen().contains("2"))
  }

  @Test("A file with invalid contents is moved aside and reported, and replaces no earlier one")
  func broken() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no".utf8).write(to: file)
    try Data("earlier".utf8).write(to: file.appendingPathExtension("broken"))
    var screen: Screen?
    await withKnownIssue {
      screen = await self.screen()
    } matching: {
      "\($0)".contains("is renamed to values.json.broken-2")
    }
    try await screen?.tap("0")
    #expect(await self.screen().contains("1"))
    for (name, text) in ["broken": "earlier", "broken-2": "no"] {
      #expect(try String(decoding: Data(contentsOf: file.appendingPathExtension(name)), as: UTF8.self) == text)
    }
  }

  @Test("A file that cannot be read is not replaced")
  func unreadable() async throws {
    // Reading a folder fails, also for a user who may read all files.
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    var screen: Screen?
    await withKnownIssue {
      screen = await self.screen()
    } matching: {
      "\($0)".contains("could not be read")
    }
    // A write would report another issue.
    try await screen?.tap("0")
    #expect(screen?.contains("1") == true)
  }

  @Test("Values of other keys that are written during a write by a view are kept")
  func otherKeys() {
    let values = StoredValues()
    values.admits = { new in
      if new["other"] == nil { values["other"] = .int(2) }
      return true
    }
    values["own"] = .int(1)
    #expect(values.values == ["own": .int(1), "other": .int(2)])
  }
}
