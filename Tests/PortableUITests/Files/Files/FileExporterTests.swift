import Foundation
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("File exporter")
struct FileExporterTests {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var wrapper: @Sendable () throws -> FileWrapper

    init(_ wrapper: @escaping @Sendable () throws -> FileWrapper) { self.wrapper = wrapper }
    init(configuration: ReadConfiguration) throws { throw CocoaError(.fileReadUnknown) }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { try wrapper() }
  }

  private struct Exporter: View {
    let probe: Probe
    let document: Note?
    var name: String?
    @State private var isAsked = true

    var body: some View {
      Text("x").fileExporter(
        isPresented: Binding(
          get: { isAsked },
          set: {
            probe.note("set \($0)")
            isAsked = $0
          }), document: document, defaultFilename: name
      ) { result in
        switch result {
        case .success(let url): probe.note((try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable")
        case .failure(let error): probe.note("\((error as? CocoaError)?.code == .featureUnsupported)")
        }
      } onCancellation: {
        probe.note("cancelled")
      }
    }
  }

  private let hello = Note { FileWrapper(regularFileWithContents: Data("hello".utf8)) }

  @Test("Saving resets the binding before the completion receives the file")
  func saves() async throws {
    let probe = Probe()
    let screen = await Screen { Exporter(probe: probe, document: hello, name: "a/b") }
    #expect(screen.presentation?.name == "Save “b.txt”?")
    try await screen.saveFile()
    #expect(screen.savedFile?.name == "b.txt")
    #expect(screen.savedFile?.contentType == .plainText)
    #expect(probe.notes == ["set false", "hello"])
  }

  @Test("Cancelling the exporter reports it and saves nothing")
  func cancels() async throws {
    let probe = Probe()
    let screen = await Screen { Exporter(probe: probe, document: hello) }
    try await screen.cancelFiles()
    #expect(probe.notes == ["set false", "cancelled"])
    #expect(screen.savedFiles.isEmpty)
  }

  @Test("Without a document the exporter is not presented")
  func nothing() async throws {
    let screen = await Screen { Exporter(probe: Probe(), document: nil) }
    #expect(screen.presentation == nil)
  }

  @Test("Exporting a directory or a failing document reports an error")
  func fails() async throws {
    let probe = Probe()
    let screen = await Screen {
      Exporter(probe: probe, document: Note { FileWrapper(directoryWithFileWrappers: [:]) })
    }
    try await screen.saveFile()
    #expect(probe.notes == ["set false", "true"])
    let other = Probe()
    let broken = await Screen { Exporter(probe: other, document: Note { throw CocoaError(.fileWriteUnknown) }) }
    try await broken.saveFile()
    #expect(other.notes == ["set false", "false"])
    #expect(broken.savedFiles.isEmpty)
  }

  @Test("The file name comes from the caller or document, with the type's extension")
  func names() async throws {
    let named = Note {
      let wrapper = FileWrapper(regularFileWithContents: Data())
      wrapper.preferredFilename = "own.md"
      return wrapper
    }
    let screen = await Screen { Exporter(probe: Probe(), document: named) }
    try await screen.saveFile()
    #expect(screen.savedFile?.name == "own.md")
    let plain = await Screen { Exporter(probe: Probe(), document: hello) }
    try await plain.saveFile()
    #expect(plain.savedFile?.name == "Untitled.txt")
  }
}
