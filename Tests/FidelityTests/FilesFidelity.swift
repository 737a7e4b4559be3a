import ScreenTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

private struct TextFile: FileDocument {
  static var readableContentTypes = [UTType.plainText, UTType.utf8PlainText]

  var text = ""

  init(initialText: String = "") {
    text = initialText
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let string = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = string
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let data = text.data(using: .utf8)!
    return FileWrapper(regularFileWithContents: data)
  }
}

private final class Checklist: ReferenceFileDocument {
  typealias Snapshot = [String]
  static var readableContentTypes: [UTType] { [.json] }
  @Published @MainActor var items: [String] = []

  init() {}

  init(configuration: ReadConfiguration) throws {
    guard configuration.file.isRegularFile, configuration.contentType == .json else {
      throw CocoaError(.fileReadCorruptFile)
    }
  }

  func snapshot(contentType: UTType) throws -> [String] { ["milk"] }

  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    let data = try JSONEncoder().encode(snapshot)
    let wrapper = configuration.existingFile ?? .init(regularFileWithContents: data)
    wrapper.preferredFilename = "list.json"
    return wrapper
  }
}

private struct ImportView: View {
  @State private var isImporting = false
  @State private var isImportingMany = false
  @State private var text = ""
  @State private var urls: [URL] = []
  @State private var problem: (any Error)?

  var body: some View {
    VStack {
      Text(text)
      Button("Import") { isImporting.toggle() }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText, .json]) { result in
          switch result {
          case .success(let file):
            let gotAccess = file.startAccessingSecurityScopedResource()
            if !gotAccess { return }
            defer { file.stopAccessingSecurityScopedResource() }
            text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
          case .failure(let error):
            problem = error
          }
        }
      Button("Import many") { isImportingMany = true }
        .fileImporter(
          isPresented: $isImportingMany, allowedContentTypes: [UTType.image, .pdf], allowsMultipleSelection: true,
          onCompletion: { result in
            do {
              urls = try result.get()
              text = urls.map(\.lastPathComponent).joined(separator: ", ")
            } catch {
              print("failed: \(error.localizedDescription)")
            }
          },
          onCancellation: { text = "cancelled" })
    }
  }
}

private struct ExportView: View {
  @State private var isExporting = false
  @State private var isExportingAll = false
  @State private var isExportingList = false
  @State private var document: TextFile? = TextFile(initialText: "Hello")
  @State private var message = "none"

  var body: some View {
    VStack {
      Text(message)
      Button("Export") { isExporting = true }
      Button("Export all") { isExportingAll = true }
      Button("Export list") { isExportingList = true }
    }
    .fileExporter(
      isPresented: $isExporting, document: document, contentType: .plainText, defaultFilename: "greeting"
    ) { result in
      if case .success(let url) = result { message = "Saved to \(url.lastPathComponent)" }
    }
    .fileExporter(
      isPresented: $isExportingAll, documents: [TextFile(), TextFile()], contentType: .plainText
    ) { result in
      message = "\((try? result.get().count) ?? 0) files"
    }
    .fileExporter(
      isPresented: $isExportingList, document: Checklist(), contentType: .json,
      onCompletion: { (_: Result<URL, any Error>) in message = "list" }
    )
    .background {
      Color.clear.fileExporter(
        isPresented: .constant(false), document: document, contentTypes: [.plainText], defaultFilename: "x",
        onCompletion: { _ in }, onCancellation: {})
    }
  }
}

@MainActor
@Suite("Fidelity: files")
struct FilesFidelity {
  @Test("A file importer delivers the chosen files, or its cancellation")
  func imports() async throws {
    let screen = await Screen { ImportView() }
    try await screen.tap("Import")
    try await screen.chooseFiles(["notes.txt": Data("Hello".utf8)])
    #expect(screen.contains(.text("Hello")))
    try await screen.tap("Import many")
    try await screen.chooseFiles(["a.png": Data(), "b.pdf": Data()])
    #expect(screen.contains(.text("a.png, b.pdf")))
    try await screen.tap("Import many")
    try await screen.cancelFiles()
    #expect(screen.contains(.text("cancelled")))
  }

  @Test("A file exporter saves value and reference documents")
  func exports() async throws {
    let screen = await Screen { ExportView() }
    try await screen.tap("Export")
    try await screen.saveFile()
    #expect(screen.savedFile?.name == "greeting.txt")
    #expect(screen.savedFile?.contents == Data("Hello".utf8))
    #expect(screen.contains(.text("Saved to greeting.txt")))
    try await screen.tap("Export all")
    try await screen.saveFile()
    #expect(screen.savedFiles.count == 3)
    #expect(screen.contains(.text("2 files")))
    try await screen.tap("Export list")
    try await screen.saveFile()
    #expect(screen.savedFile?.name == "list.json")
    #expect(screen.savedFile?.contents == Data(#"["milk"]"#.utf8))
  }
}
