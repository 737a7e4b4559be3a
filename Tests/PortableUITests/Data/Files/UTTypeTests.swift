import SwiftUI
import Testing

@Suite("Uniform types")
struct UTTypeTests {
  @Test("A type is found by identifier, extension and MIME type")
  func found() {
    #expect(UTType("public.json") == .json)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType("no.such.type") == nil)
    #expect(UTType.pdf.preferredMIMEType == "application/pdf")
    #expect(UTType.plainText.preferredFilenameExtension == "txt")
  }

  @Test("A type conforms to its ancestors")
  func conforms() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.swiftSource.isSubtype(of: .plainText))
    #expect(!UTType.json.conforms(to: .image))
  }

  @Test("A custom type conforms to its declared type")
  func own() {
    let drawing = UTType(exportedAs: "org.example.drawing", conformingTo: .json)
    #expect(drawing.conforms(to: .json) && drawing.conforms(to: .text) && drawing.conforms(to: .data))
    #expect(UTType(importedAs: "org.example.other").conforms(to: .data))
  }

  @Test("An unknown extension or MIME type gives a dynamic type")
  func dynamic() throws {
    let markdown = try #require(UTType(filenameExtension: "MD", conformingTo: .plainText))
    #expect(markdown.preferredFilenameExtension == "md" && markdown.conforms(to: .plainText))
    #expect(markdown == UTType(filenameExtension: "md") && markdown != UTType(filenameExtension: "org"))
    #expect(markdown.signs?.endings == ["md"])
    let sheet = try #require(UTType(mimeType: "application/x-sheet"))
    #expect(sheet.preferredMIMEType == "application/x-sheet" && sheet.conforms(to: .data))
    #expect(sheet.signs?.mimeTypes == ["application/x-sheet"])
    #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "") == nil)
  }
}
