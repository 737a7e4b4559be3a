import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Photos picker")
struct PhotosPickerTests {
  /// A PNG file of one pixel.
  private nonisolated static let pixel = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!

  private struct Album: View {
    @State private var cover: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var bytes = 0
    @State private var image: Image?
    @State private var text: String? = "none"

    var body: some View {
      PhotosPicker(selection: $cover, matching: .images) { Label("Cover", systemImage: "photo") }
        .onChange(of: cover) {
          Task {
            bytes = try await cover?.loadTransferable(type: Data.self)?.count ?? 0
            image = try await cover?.loadTransferable(type: Image.self)
            text = try await cover?.loadTransferable(type: String.self)
          }
        }
      Text("\(bytes) bytes, image \(image == nil ? "missing" : "loaded"), text \(text ?? "nil")")
      PhotosPicker("Pages", selection: $items, maxSelectionCount: 2)
      Text("\(items.count) pages")
    }
  }

  @Test("The chosen photo can be loaded as data and as an image, but not as a text")
  func onePhoto() async throws {
    let screen = await Screen { Album() }
    try await screen.chooseFiles(["cover.png": Self.pixel])
    try await screen.wait(for: .text("\(Self.pixel.count) bytes, image loaded, text nil"))
    #expect(screen.contains("0 pages"))
  }

  @Test("A picker with a filter accepts only its kinds of files, and one file at a time unless it has a list")
  func restrictions() async throws {
    let screen = await Screen { Album() }
    await #expect(throws: ActionError.self) { try await screen.chooseFiles(["notes.txt": Data()]) }
    await #expect(throws: ActionError.self) {
      try await screen.chooseFiles(["a.png": Self.pixel, "b.png": Self.pixel])
    }
  }

  @Test("A picker of several items ignores items beyond its limit")
  func severalItems() async throws {
    struct Pages: View {
      @State private var items: [PhotosPickerItem] = []
      @State private var isShown = false
      @State private var item: PhotosPickerItem?
      var body: some View {
        PhotosPicker("Pages", selection: $items, maxSelectionCount: 2)
        let type = items.first?.supportedContentTypes.first?.identifier
        Text("\(items.count) items, \(Set(items).count) different, \(type ?? "-")")
        Button("Open") { isShown = true }.photosPicker(isPresented: $isShown, selection: $item, matching: .videos)
        Text(item == nil ? "no video" : "a video")
      }
    }
    let screen = await Screen { Pages() }
    try await screen.chooseFiles(["a.png": Self.pixel, "b.png": Self.pixel, "c.mp4": Data()])
    #expect(screen.contains("2 items, 2 different, public.png"))
    try await screen.tap("Open")
    try await screen.chooseFiles(["c.mp4": Data()])
    #expect(screen.contains("a video"))
  }
}
