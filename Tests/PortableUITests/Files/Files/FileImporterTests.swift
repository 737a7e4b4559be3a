import Foundation
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("File importer")
struct FileImporterTests {
  private struct Importer: View {
    let probe: Probe
    let several: Bool
    @State private var isAsked = true

    var body: some View {
      Button("ask") { isAsked = true }
        .fileImporter(
          isPresented: Binding(
            get: { isAsked },
            set: {
              probe.note("set \($0)")
              isAsked = $0
            }), allowedContentTypes: [.plainText, .png], allowsMultipleSelection: several
        ) { result in
          let urls = (try? result.get()) ?? []
          probe.note(
            urls.map { $0.lastPathComponent + "=" + ((try? String(contentsOf: $0, encoding: .utf8)) ?? "?") }
              .joined(separator: ","))
        } onCancellation: {
          probe.note("cancelled")
        }
    }
  }

  @Test("Choosing files resets the binding before the completion reads them")
  func chooses() async throws {
    let probe = Probe()
    let screen = await Screen { Importer(probe: probe, several: true) }
    #expect(screen.presentation?.name == "Choose Files")
    try await screen.chooseFiles(["b.txt": Data("B".utf8), "a.txt": Data("A".utf8)])
    #expect(probe.notes == ["set false", "b.txt=B,a.txt=A"])
    #expect(screen.presentation == nil)
  }

  @Test("Cancelling the importer reports it once, by button or dismissal", arguments: [true, false])
  func cancels(byButton: Bool) async throws {
    let probe = Probe()
    let screen = await Screen { Importer(probe: probe, several: false) }
    if byButton { try await screen.tap("Cancel") } else { try await screen.cancelFiles() }
    #expect(probe.notes == ["set false", "cancelled"])
    #expect(screen.presentation == nil)
    try await screen.tap("ask")
    #expect(screen.presentation?.name == "Choose a File")
  }

  @Test("Invalid choices throw and keep the importer presented")
  func refuses() async throws {
    let probe = Probe()
    let screen = await Screen { Importer(probe: probe, several: false) }
    func message(_ act: () async throws -> Void) async -> String {
      do {
        try await act()
        return "nothing was thrown"
      } catch {
        return "\(error)"
      }
    }
    let two: KeyValuePairs = ["a.txt": Data(), "b.txt": Data()]
    #expect(await message { try await screen.chooseFiles(two) }.contains("but only one is allowed"))
    #expect(await message { try await screen.chooseFiles(["a.exe": Data()]) }.contains("\"a.exe\" cannot be chosen"))
    #expect(await message { try await screen.chooseFiles([:]) }.contains("call cancelFiles()"))
    #expect(await message { try await screen.tap("Choose…") }.contains("call chooseFiles(_:)"))
    #expect(probe.notes == [])
    try await screen.cancelFiles()
    #expect(await message { try await screen.chooseFiles(["a.txt": Data()]) }.contains("No fileImporter is presented"))
    #expect(await message { try await screen.cancelFiles() }.contains("No fileImporter or fileExporter is presented"))
    #expect(await message { try await screen.saveFile() }.contains("No fileExporter is presented"))
  }

  @Test("Closing a screen deletes copies of imported files, but not the files that the test created")
  func copies() async throws {
    var copy: URL?
    do {
      let screen = await Screen {
        Text("x").fileImporter(isPresented: .constant(true), allowedContentTypes: [.item]) { copy = try? $0.get() }
      }
      try await screen.chooseFiles(["../../x/..\u{202E}a\u{0}.txt": Data("A".utf8)])
      #expect(copy?.lastPathComponent == "..a.txt")
      #expect(FileManager.default.fileExists(atPath: copy?.path ?? ""))
      await screen.close()
    }
    #expect(!FileManager.default.fileExists(atPath: copy?.path ?? ""))
    let own = FileManager.default.temporaryDirectory.appendingPathComponent("own-\(UUID().uuidString).txt")
    try Data("own".utf8).write(to: own)
    defer { try? FileManager.default.removeItem(at: own) }
    let probe = Probe()
    let screen = await Screen { Importer(probe: probe, several: false) }
    try await screen.chooseFiles([own])
    #expect(probe.notes.last == own.lastPathComponent + "=own")
  }
}
