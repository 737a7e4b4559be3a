import SwiftUI
import Testing

@Suite("File names and accepted types")
struct FileNameTests {
  @Test(
    "An external file name is reduced to one safe path component",
    arguments: [
      ("notes.txt", "notes.txt"), ("../../etc/passwd", "passwd"), ("C:\\fakepath\\a.txt", "a.txt"), ("..", "file"),
      (".", "file"), ("", "file"), ("/", "file"), ("a\u{0}b\n.txt", "ab.txt"), ("\u{202E}txt.exe", "txt.exe"),
      ("  a b  ", "a b"), ("\u{2028}", "file"), (".profile", ".profile"), ("Zürich 👩‍👧.txt", "Zürich 👩‍👧.txt"),
    ])
  func names(given: String, name: String) {
    #expect(FileName(given).description == name)
  }

  @Test("A long file name is shortened and keeps its extension")
  func long() {
    let name = FileName(String(repeating: "é", count: 5_000) + ".txt").description
    #expect(name.utf8.count <= 200 && name.utf8.count > 190 && name.hasSuffix("é.txt"))
    #expect(FileName("a." + String(repeating: "x", count: 500)).description.utf8.count <= 200)
    #expect(FileName("a" + String(repeating: "\u{301}", count: 5_000)).description.utf8.count <= 200)
  }

  @Test("Accepted files match by extension or MIME type")
  func accepted() {
    let texts = AcceptedFiles([.plainText])
    #expect(texts.admits(FileName("A.TXT")) && texts.admits(FileName("read.md")) && texts.admits(FileName("a.swift")))
    #expect(!texts.admits(FileName("a.png"), mimeType: "image/png"))
    #expect(texts.admits(FileName("a"), mimeType: "text/plain; charset=utf-8") && !texts.admits(FileName("txt")))
    let images = AcceptedFiles([.image, .pdf])
    #expect(images.admits(FileName("a.jpg")) && images.admits(FileName("a.pdf")))
    #expect(images.admits(FileName("a.avif"), mimeType: "image/avif") && !images.admits(FileName("a.txt")))
    #expect(AcceptedFiles(images.description) == images)
    for all in [[], [.item], [.data, .png], [UTType(exportedAs: "org.example.drawing")]] {
      #expect(AcceptedFiles(all).description.isEmpty && AcceptedFiles(all).admits(FileName("a.exe")))
    }
  }
}
