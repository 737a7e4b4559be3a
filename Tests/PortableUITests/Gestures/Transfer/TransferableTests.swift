import Foundation
import ScreenTesting
import SwiftUI
import Testing

private struct Note: Codable, Transferable, Equatable {
  var title: String
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    ProxyRepresentation(exporting: \.title, importing: { Note(title: $0) }).exportingCondition { !$0.isSecret }
  }
}

private struct Reading: Transferable {
  var degrees: Double

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .commaSeparatedText) {
      Data("\($0.degrees)".utf8)
    } importing: { data in
      Reading(degrees: Double(String(data: data, encoding: .utf8) ?? "") ?? .nan)
    }
  }
}

/// A value that is exported and imported as a file.
private struct Report: Transferable {
  var text: String
  var place = ""

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .commaSeparatedText) { report in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
      try Data(report.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Report(text: try String(contentsOf: received.file, encoding: .utf8), place: received.file.path)
    }
  }
}

extension UTType {
  fileprivate static let note = UTType(exportedAs: "org.example.note", conformingTo: .json)
}

/// Returns the result of a load, which can complete on any thread.
private func loaded<T: Transferable>(_ type: T.Type, from provider: NSItemProvider) async -> Result<T, any Error> {
  await withCheckedContinuation { continuation in
    provider.loadTransferable(type: T.self) { continuation.resume(returning: $0) }
  }
}

@MainActor
@Suite("Transferable values")
struct TransferableTests {
  @Test("A value offers its representations in order, if their conditions are met")
  func ways() {
    let open = NSItemProvider(Note(title: "a"))
    #expect(open.registeredTypeIdentifiers == ["org.example.note", "public.utf8-plain-text"])
    #expect(open.hasItemConformingToTypeIdentifier("public.json"))
    #expect(open.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!open.hasItemConformingToTypeIdentifier("public.image"))
    let secret = NSItemProvider(Note(title: "b", isSecret: true))
    #expect(secret.registeredTypeIdentifiers == ["org.example.note"])
  }

  @Test("A value converts to another type through the first representation that both types have")
  func conversion() async throws {
    let provider = NSItemProvider(Note(title: "a"))
    #expect(try await loaded(String.self, from: provider).get() == "a")
    #expect(try await loaded(Note.self, from: provider).get() == Note(title: "a"))
    #expect(try await loaded(Note.self, from: NSItemProvider("typed")).get() == Note(title: "typed"))
    #expect(try await loaded(AttributedString.self, from: provider).get() == AttributedString("a"))
    await #expect(throws: (any Error).self) { try await loaded(URL.self, from: provider).get() }
  }

  @Test("Loading waits for an asynchronous data representation")
  func asynchronousData() async throws {
    let data = Data("21.5".utf8)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .commaSeparatedText) { completion in
      Task { completion(data, nil) }
      return nil
    }
    #expect(try await loaded(Reading.self, from: provider).get().degrees == 21.5)
  }

  @Test("A value is exported to a file and imported from a temporary file")
  func files() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .commaSeparatedText) { completion in
      completion(Data("all well".utf8), nil)
      return nil
    }
    let report = try await loaded(Report.self, from: provider).get()
    #expect(report.text == "all well" && report.place.hasSuffix(".csv"))
    #expect(!FileManager.default.fileExists(atPath: report.place))
    let sent = await withCheckedContinuation { continuation in
      _ = NSItemProvider(report).loadDataRepresentation(forTypeIdentifier: UTType.commaSeparatedText.identifier) {
        data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(sent == Data("all well".utf8))
  }

  @Test("Foundation objects are transferred as their values")
  func objects() async throws {
    let text = NSItemProvider(object: "a" as NSString)
    #expect(text.canLoadObject(ofClass: NSString.self) && text.canLoadObject(ofClass: String.self))
    #expect(!text.canLoadObject(ofClass: NSURL.self))
    let address = try #require(NSURL(string: "https://example.com"))
    let url = NSItemProvider(object: address)
    #expect(url.canLoadObject(ofClass: URL.self) && url.registeredContentTypes == [.url])
    let item = try await url.loadItem(forTypeIdentifier: UTType.url.identifier)
    #expect((item as? NSURL)?.absoluteString == "https://example.com")
    let loaded = await withCheckedContinuation { continuation in
      text.loadObject(ofClass: NSString.self) { object, _ in
        continuation.resume(returning: (object as? NSString) as String?)
      }
    }
    #expect(loaded == "a")
    let data = NSItemProvider(item: NSString(string: "b"), typeIdentifier: "org.example.own")
    #expect(data.registeredTypeIdentifiers == ["org.example.own"])
    #expect(NSItemProvider().registeredTypeIdentifiers.isEmpty)
  }

  @Test("Invalid data fails to load")
  func damagedData() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) {
      $0(Data([0xff, 0xfe]), nil)
      return nil
    }
    await #expect(throws: (any Error).self) { try await provider.loadItem(forTypeIdentifier: "public.url") }
    provider.registerDataRepresentation(for: .utf8PlainText) {
      $0(Data([0xff, 0xfe]), nil)
      return nil
    }
    await #expect(throws: (any Error).self) { try await loaded(String.self, from: provider).get() }
  }

  @Test("The progress of a load is finished when it succeeds or fails", arguments: ["public.plain-text", "public.png"])
  func progress(type: String) async {
    let provider = NSItemProvider(object: NSString(string: "a"))
    let (ends, continuation) = AsyncStream<Void>.makeStream()
    let progress = provider.loadDataRepresentation(forTypeIdentifier: type) { _, _ in continuation.finish() }
    for await _ in ends {}
    #expect(progress.isFinished)
  }

  @Test("A share link shares a value's text representation")
  func sharing() async throws {
    let screen = await Screen {
      ShareLink("One", item: Note(title: "Buy milk"), preview: SharePreview("A note"))
      ShareLink(items: [Note(title: "a"), Note(title: "b")]) { Text("All") }
      ShareLink("Code", item: Note(title: "c", isSecret: true), preview: SharePreview("A note"))
    }
    #expect(try screen.find("One").attribute("shared") == "Buy milk")
    #expect(try screen.find("All").attribute("shared") == "a\nb")
    // Without a text representation the data representation is shared as text.
    #expect(try screen.find("Code").attribute("shared")?.contains("\"title\":\"c\"") == true)
  }

  private struct Drawing: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .png) { _ in Data([1]) }
    }
  }

  @Test("A share link reports a value without a text representation")
  func sharingWithoutText() async {
    await withKnownIssue {
      _ = await Screen { ShareLink("Drawing", item: Drawing(), preview: SharePreview("A drawing")) }
    } matching: {
      "\($0)".contains("cannot share a Drawing")
    }
  }

  @Test("Pasted text is converted to the button's payload type")
  func pasting() async throws {
    struct Pasting: View {
      @State private var title = "none"
      @State private var types = "none"
      var body: some View {
        Text("title \(title), types \(types)")
        PasteButton(payloadType: Note.self) { title = $0.map(\.title).joined() }.accessibilityIdentifier("note")
        PasteButton(supportedContentTypes: [.url]) { providers in
          types = providers.flatMap(\.registeredTypeIdentifiers).joined(separator: " ")
        }
        .accessibilityIdentifier("any")
      }
    }
    let screen = await Screen { Pasting() }
    try await screen.paste("Buy milk", by: .identifier("note"))
    try await screen.paste("no address", by: .identifier("any"))
    #expect(screen.contains("title Buy milk, types none"))
    try await screen.paste("https://example.com", by: .identifier("any"))
    #expect(screen.contains("title Buy milk, types public.url public.utf8-plain-text"))
  }
}
