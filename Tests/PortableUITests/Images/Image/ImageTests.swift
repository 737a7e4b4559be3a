import Elements
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

/// A temporary resource folder that is deleted with this object.
private final class ResourceFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID())")
    try write(Self.png(width: 4, height: 2), "plain.png")
    try write(Self.png(width: 8, height: 4), "plain@2x.png")
    try write(Self.png(width: 30, height: 20), "Media.xcassets/rock.imageset/rock.png")
    try write(Self.png(width: 30, height: 20), "Media.xcassets/rock.imageset/rock-dark.png")
    try write(
      Data(
        """
        {"images": [
          {"filename": "rock.png", "idiom": "universal", "scale": "1x"},
          {"filename": "rock-dark.png", "idiom": "universal", "scale": "1x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"idiom": "universal", "scale": "3x"}
        ], "properties": {"template-rendering-intent": "template"}}
        """.utf8), "Media.xcassets/rock.imageset/Contents.json")
    try write(Data("{\"properties\": {\"provides-namespace\": true}}".utf8), "Media.xcassets/Brand/Contents.json")
    try write(
      Data(
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb",
           "components": {"red": "0xFF", "green": "0.500", "blue": "0", "alpha": "0.500"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "srgb", "components": {"red": "0", "green": "255", "blue": "0", "alpha": "1"}}}
        ]}
        """.utf8), "Media.xcassets/Brand/main.colorset/Contents.json")
    try write(Data("not JSON".utf8), "Media.xcassets/broken.imageset/Contents.json")
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var bundle: Bundle { Bundle(url: url)! }

  private func write(_ data: Data, _ path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Returns the start of a PNG file, which contains its size.
  static func png(width: UInt32, height: UInt32) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    data += Data("IHDR".utf8)
    for number in [width, height] { data += withUnsafeBytes(of: number.bigEndian) { Data($0) } }
    return data
  }
}

@MainActor
@Suite("Image")
struct ImageTests {
  private func picture(_ view: Image) -> (element: [AttributeKey: AttributeValue], value: PictureValue?) {
    let hosted = HostedView(on: PictureHost()) { view }
    hosted.graph.turn()
    let element = hosted.graph.root.children[0]
    var value: PictureValue?
    if case .picture(let picture)? = element[.picture] { value = picture }
    return (Dictionary(uniqueKeysWithValues: element.attributes.map { ($0.key, $0.value) }), value)
  }

  @Test("An image file is found with its scales and pixel size")
  func file() throws {
    let folder = try ResourceFolder()
    let plain = try #require(picture(Image("plain", bundle: folder.bundle)).value)
    #expect(plain.variants.map(\.scale) == [1, 2])
    #expect((plain.width, plain.height) == (4, 2))
    #expect(picture(Image("plain.png", bundle: folder.bundle)).value?.width == 4)
  }

  @Test("A catalog image is found with its dark variant and rendering intent")
  func catalog() throws {
    let folder = try ResourceFolder()
    let (attributes, value) = picture(Image("rock", bundle: folder.bundle))
    let rock = try #require(value)
    #expect(rock.variants.map(\.isDark) == [false, true])
    #expect((rock.width, rock.height) == (30, 20))
    #expect(attributes[.template] == .flag(true))
    #expect(attributes[.label] == .string("rock"))
  }

  @Test("A catalog color is found by namespace, with light and dark values")
  func color() throws {
    let folder = try ResourceFolder()
    #expect(Color("Brand/main", bundle: folder.bundle).description == "#ff8000 50%/#00ff00")
  }

  @Test("A decorative image has no accessibility label")
  func decorative() throws {
    let folder = try ResourceFolder()
    #expect(picture(Image(decorative: "rock", bundle: folder.bundle)).element[.label] == nil)
    #expect(
      picture(Image("rock", bundle: folder.bundle, label: Text("A rock"))).element[.label] == .string("A rock"))
  }

  @Test(
    "A missing image is reported and replaced by a labeled placeholder", arguments: ["nothing", "broken", "../etc"])
  func missing(name: String) async throws {
    let folder = try ResourceFolder()
    let bundle = folder.bundle
    await withKnownIssue {
      let screen = await Screen { Image(name, bundle: bundle) }
      #expect(
        screen.attributes(of: .image) == [[.label: .string(name), .symbol: .string("questionmark.square.dashed")]])
    } matching: {
      $0.description.contains("no image \"\(name)\"")
        || name == "broken" && $0.description.contains("broken.imageset/Contents.json could not be decoded")
    }
  }

  @Test("Symbols use the inherited image scale and symbol variants")
  func symbols() async {
    let screen = await Screen {
      Image(systemName: "star").imageScale(.large)
      Image(systemName: "bell").symbolVariant(.slash)
      VStack { Image(systemName: "bell").symbolVariant(.fill) }.symbolVariant(.circle)
      Image(systemName: "bell.fill").symbolVariant(.fill)
    }
    #expect(
      screen.attributes(of: .image) == [
        [.imageScale: .string("large"), .symbol: .string("star")], [.symbol: .string("bell.slash")],
        [.symbol: .string("bell.circle.fill")], [.symbol: .string("bell.fill")],
      ])
  }

  @Test("Image sizes are read from file headers")
  func sizes() {
    func size(_ bytes: [UInt8]) -> [Double]? { ImageFile.size(of: Data(bytes)).map { [$0.width, $0.height] } }
    #expect(size(Array("GIF89a".utf8) + [10, 0, 20, 1, 0]) == [10, 276])
    #expect(
      size([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 20, 1, 0, 3, 0, 0, 0]) == [256, 20])
    #expect(size(Array("<svg xmlns='x' viewBox=\"0 0 24 12\"></svg>".utf8)) == [24, 12])
    #expect(size([0xFF, 0xD8, 0xFF]) == nil)
    #expect(size(Array("RIFF0000WEBPVP8 ".utf8)) == nil)
    #expect(size([]) == nil)
  }
}

@MainActor
@Suite("AsyncImage")
struct AsyncImageTests {
  private struct Failure: Error {}

  private struct Remote: View {
    @State private var isSecond = false
    var body: some View {
      AsyncImage(url: URL(string: isSecond ? "https://example.com/second.png" : "https://example.com/first.png")) {
        phase in
        switch phase {
        case .empty: Text("waiting")
        case .success(let image): image.resizable()
        case .failure: Text("failed")
        }
      }
      Button("Other") { isSecond = true }
    }
  }

  @Test("An asynchronous image shows its phases, and loads again for a new URL")
  func phases() async throws {
    let screen = await Screen {
      Remote().environment(\.loadPicture) { url in
        guard url.lastPathComponent == "first.png" else { throw Failure() }
        return PictureData(Data([0x89, 0x50, 0x4E, 0x47]))
      }
    }
    let images = screen.attributes(of: .image)
    #expect(images.map { $0[.picture]?.description } == ["first.png"])
    #expect(images.map { $0[.resizable]?.description } == ["stretch"])
    try await screen.tap("Other")
    #expect(screen.contains("failed"))
  }

  private struct Covered: View {
    var body: some View {
      NavigationStack {
        VStack {
          AsyncImage(url: URL(string: "https://example.com/first.png"))
          NavigationLink("Next") { Text("next") }
        }
      }
    }
  }

  @Test("A view that appears again keeps its loaded image")
  func comesBack() async throws {
    let probe = Probe()
    let screen = await Screen {
      Covered().environment(\.loadPicture) { url in
        await probe.note(url.lastPathComponent)
        return PictureData(Data([0x89, 0x50, 0x4E, 0x47]))
      }
    }
    try await screen.tap("Next")
    try await screen.goBack()
    #expect(screen.attributes(of: .image).map { $0[.picture]?.description } == ["first.png"])
    #expect(probe.notes == ["first.png"])
  }

  /// Two views of one URL that can be shown and hidden.
  private struct Twice: View {
    let probe: Probe
    @State private var showsFirst = true
    @State private var showsSecond: Bool

    init(probe: Probe, showsSecond: Bool = false) {
      self.probe = probe
      self.showsSecond = showsSecond
    }

    var body: some View {
      if showsFirst { picture("first") }
      if showsSecond { picture("second") }
      Button("First") { showsFirst.toggle() }
      Button("Second") { showsSecond.toggle() }
    }

    private func picture(_ name: String) -> some View {
      AsyncImage(url: URL(string: "https://example.com/one.png")) { phase in
        let _ = probe.note("\(name) \(phase.image == nil ? "waits" : "shows")")
        Text(phase.image == nil ? "\(name) waits" : "\(name) shows")
      }
    }
  }

  /// A loader whose loads wait until the test finishes them.
  private final class Loads: Sendable {
    private let ending = AsyncStream.makeStream(of: Void.self)
    let probe: Probe

    init(_ probe: Probe) { self.probe = probe }

    func finish() { ending.continuation.finish() }

    var loader: PictureLoader {
      { [self] _ in
        await probe.note("begins")
        for await _ in ending.stream {}
        if Task.isCancelled { await probe.note("is cancelled") }
        return PictureData(Data([0x89, 0x50, 0x4E, 0x47]))
      }
    }
  }

  @Test("A loaded image is available immediately to another view")
  func isAvailable() async throws {
    let probe = Probe()
    let loads = Loads(probe)
    loads.finish()
    let screen = await Screen { Twice(probe: probe).environment(\.loadPicture, loads.loader) }
    try #require(screen.contains("first shows"))
    try await screen.tap("Second")
    #expect(screen.contains("second shows"))
    #expect(probe.count(of: "second waits") == 0)
    #expect(probe.count(of: "begins") == 1)
  }

  @Test("After all views of an image were removed, a new view loads the image again")
  func isGone() async throws {
    let probe = Probe()
    let loads = Loads(probe)
    loads.finish()
    let screen = await Screen { Twice(probe: probe).environment(\.loadPicture, loads.loader) }
    try await screen.tap("First")
    try await screen.tap("Second")
    #expect(screen.contains("second shows"))
    #expect(probe.count(of: "begins") == 2)
  }

  @Test("Views of one URL share a load while one of them remains")
  func oneLoad() async throws {
    let probe = Probe()
    let loads = Loads(probe)
    let screen = await Screen { Twice(probe: probe, showsSecond: true).environment(\.loadPicture, loads.loader) }
    try await screen.tap("First")
    #expect(screen.contains("second waits"))
    loads.finish()
    await screen.settle()
    #expect(screen.contains("second shows"))
    #expect(probe.count(of: "begins") == 1)
    #expect(probe.count(of: "is cancelled") == 0)
  }

  @Test("A load is cancelled when its last waiting view is removed, and a new view starts another load")
  func cancelled() async throws {
    let probe = Probe()
    let loads = Loads(probe)
    let screen = await Screen { Twice(probe: probe, showsSecond: true).environment(\.loadPicture, loads.loader) }
    try await screen.tap("First")
    try await screen.tap("Second")
    #expect(probe.count(of: "is cancelled") == 1)
    loads.finish()
    try await screen.tap("First")
    #expect(screen.contains("first shows"))
    #expect(probe.count(of: "begins") == 2)
  }

  @Test("Without content closures, an asynchronous image has the type of an image")
  func defaultContent() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try ResourceFolder.png(width: 4, height: 2).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let avatar: AsyncImage<Image> = AsyncImage(url: file)
    let screen = await Screen {
      avatar
      AsyncImage(url: nil)
    }
    #expect(screen.attributes(of: .image).map { $0[.picture] != nil } == [true])
  }

  @Test("Loading a file that is not an image fails, and a nil URL shows the placeholder")
  func refuses() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try Data("<svg onload='x'></svg>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = await Screen {
      AsyncImage(url: file) { phase in Text(phase.error?.localizedDescription ?? "none") }
      AsyncImage(url: nil) {
        $0
      } placeholder: {
        Text("placeholder")
      }
    }
    #expect(screen.contains("The loaded data is not a PNG, JPEG, GIF, WebP or AVIF image."))
    #expect(screen.contains("placeholder"))
  }
}
