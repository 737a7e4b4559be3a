import Foundation
import PortableUI

/// A screen with a file importer and a file exporter.
struct FilesScreen: View {
  @State private var isOne = false
  @State private var isMany = false
  @State private var isSaving = false
  @State private var answer = "nothing"

  var body: some View {
    VStack(spacing: 16) {
      Text(answer).accessibilityIdentifier("answer")
      Button("One") { isOne = true }
      Button("Many") { isMany = true }
      Button("Save") { isSaving = true }
      Button("Take the questions away in a second") {
        Task {
          try? await Task.sleep(for: .seconds(1))
          isMany = false
        }
      }
    }
    .fileImporter(isPresented: $isOne, allowedContentTypes: [.plainText]) { result in
      answer = Self.told(result.map { [$0] })
    }
    .fileImporter(isPresented: $isMany, allowedContentTypes: [.item], allowsMultipleSelection: true) { result in
      answer = Self.told(result)
    } onCancellation: {
      answer = "cancelled"
    }
    .fileExporter(
      isPresented: $isSaving, document: NoteDocument(), contentType: .plainText, defaultFilename: "Zürich “notes”"
    ) { result in
      answer = "saved " + Self.told(result.map { [$0] })
    }
  }

  private static func told(_ result: Result<[URL], any Error>) -> String {
    switch result {
    case .success(let urls):
      urls.map { url in
        let data = (try? Data(contentsOf: url)) ?? Data("unreadable".utf8)
        return "\(url.lastPathComponent): \(data.count), \(String(decoding: data.prefix(20), as: UTF8.self))"
      }
      .joined(separator: "; ")
    case .failure: "failed"
    }
  }
}

private struct NoteDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }

  init() {}
  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("kept".utf8))
  }
}
