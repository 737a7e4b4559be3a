import Elements
import Foundation
import PortableUI
import Testing

@testable import TrifectaWeb

@MainActor
@Suite("Drawing")
struct DrawingTests {
  @Test("Fill colors match the platform, and text colors use the readable variants")
  func colors() {
    let red = ColorValue(.platform(ColorName(rawValue: "red")))
    #expect(Paint.fill(red) == "light-dark(#ff3b30,#ff453a)")
    #expect(Paint.text(red) == "var(--red)")
    #expect(Paint.fill(ColorValue(.parts(red: 1, green: 2, blue: 3), opacity: 0.5)) == "rgb(1 2 3/50%)")
    let white = RGBValue(red: 255, green: 255, blue: 255)
    let glass = ColorValue.Hue.pair(light: white, dark: white, opacities: OpacityPair(light: 1, dark: 0.3))
    #expect(Paint.fill(ColorValue(glass)) == "light-dark(#ffffff,rgb(255 255 255/30%))")
    #expect(Paint.fill(ColorValue(glass, opacity: 0.5)) == "light-dark(rgb(255 255 255/50%),rgb(255 255 255/15%))")
    #expect(Paint.fill(ColorValue(.platform(ColorName(rawValue: "url(x)")))) == nil)
    #expect(Paint.text(ColorValue(.platform(ColorName(rawValue: "x;y")))) == nil)
  }

  @Test("A mesh gradient becomes one radial gradient per point, or nothing if there are not as many colors as points")
  func meshes() throws {
    func css(_ columns: Int, _ count: Int) -> String? {
      let stops = (0..<count).map {
        GradientValue.Stop(color: ColorValue(.parts(red: UInt8($0), green: 0, blue: 0)), location: 0)
      }
      let points = (0..<9).map { PointValue(x: Double($0 % 3) / 2, y: Double($0 / 3) / 2) }
      return Paint.image(.gradient(GradientValue(.mesh(columns: columns, points: points), stops: stops)))
    }
    let mesh = try #require(css(3, 9))
    #expect(mesh.hasPrefix("radial-gradient(57.5% 57.5% at 50% 50%,#040000,"))
    #expect(mesh.hasSuffix(",linear-gradient(to right,#030000,#050000)"))
    #expect(mesh.components(separatedBy: "radial-gradient").count == 10)
    #expect(css(3, 8) == nil && css(2, 9) == nil)
  }

  @Test("A projection keeps its perspective terms and applies them about the view's corner")
  func projections() throws {
    let css = try #require(Transforms.css([.projection([1, 0, 0.0025, 0, 1, 0, 5, 6, 1])]))
    #expect(css.contains("matrix3d(1,0,0,0.0025,0,1,0,0,0,0,1,0,5,6,0,1)"))
    #expect(css.hasPrefix("translate(calc(-50% * var(--forward)),-50%) "))
    #expect(!TransformValue.projection([1]).isValid)
    #expect(!TransformValue.projection(Array(repeating: .nan, count: 9)).isValid)
  }

  @Test("Gradients become the equivalent CSS gradients")
  func gradients() {
    func css(_ form: GradientValue.Form) -> String? {
      let stops = [0.0, 1].map {
        GradientValue.Stop(color: ColorValue(.parts(red: UInt8($0 * 255), green: 0, blue: 0)), location: $0)
      }
      return Paint.image(.gradient(GradientValue(form, stops: stops)))
    }
    let (top, bottom) = (PointValue(x: 0.5, y: 0), PointValue(x: 0.5, y: 1))
    #expect(css(.linear(start: top, end: bottom)) == "linear-gradient(180deg,#000000 0%,#ff0000 100%)")
    #expect(
      css(.linear(start: .zero, end: PointValue(x: 1, y: 1)))
        == "linear-gradient(to bottom right,#000000 0%,#ff0000 100%)")
    #expect(
      css(.linear(start: top, end: PointValue(x: 0.5, y: 0.5))) == "linear-gradient(180deg,#000000 0%,#ff0000 50%)")
    #expect(
      css(.radial(center: PointValue(x: 0.5, y: 0.5), startRadius: 5, endRadius: 20))
        == "radial-gradient(circle at 50% 50%,#000000 5px,#ff0000 20px)")
    #expect(
      css(.angular(center: PointValue(x: 0.5, y: 0.5), startAngle: 0, endAngle: 360))
        == "conic-gradient(from 90deg at 50% 50%,#000000 0deg,#ff0000 360deg)")
    #expect(css(.linear(start: top, end: top)) == "linear-gradient(#ff0000 0 0)")
  }

  @Test("A transform with an anchor is wrapped in translations to and from it")
  func transforms() {
    #expect(
      Transforms.css([.rotation(degrees: 45, anchor: PointValue(x: 0.5, y: 0.5)), .scale(x: 2, y: 2, anchor: .zero)])
        == "translate(calc(-50% * var(--forward)),-50%) scale(2) translate(calc(50% * var(--forward)),50%) rotate(45deg)"
    )
    #expect(Transforms.css([]) == nil)
  }

  @Test("A clip keeps its path's fill rule, and an empty clip hides everything")
  func clips() {
    let path = PathValue([.move(.init(x: .init(points: 1), y: .init(points: 2))), .close])
    var evenOdd = path
    evenOdd.isEvenOdd = true
    #expect(ShapeMarkup.clip(ShapeValue(.path(path))) == [#"clip-path:path("M1 2Z")"#])
    #expect(ShapeMarkup.clip(ShapeValue(.path(evenOdd))) == [#"clip-path:path(evenodd,"M1 2Z")"#])
    #expect(ShapeMarkup.clip(ShapeValue(.path(PathValue([])))) == ["clip-path:polygon(0 0)"])
  }

  @Test("Only image data is served, and the same picture always under the same name")
  func pictures() throws {
    let bytes = Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3])
    let path = try #require(PictureFiles.shared.path(of: .data(PictureData(bytes))))
    let name = try #require(path.split(separator: "/").last.map(String.init))
    #expect(PictureFiles.shared.file(named: name)?.bytes == bytes)
    #expect(PictureFiles.shared.file(named: name)?.type == "image/png")
    #expect(PictureFiles.shared.path(of: .data(PictureData(bytes))) == path)
    #expect(PictureFiles.shared.file(named: "../../etc/passwd") == nil)
    #expect(PictureFiles.shared.path(of: .data(PictureData(Data("text".utf8)))) == nil)
    #expect(PictureFiles.shared.path(of: .file("/etc/hostname")) == nil)
  }

  @Test("Identical pictures share one entry, and the byte limit evicts old entries")
  func pictureMemory() {
    let files = PictureFiles(limit: 2_000)
    func picture(_ number: UInt8) -> PictureData {
      PictureData(Data([0x89, 0x50, 0x4E, 0x47, number]) + Data(count: 395))
    }
    weak var gone: PictureData?
    var first = files.path(of: .data(picture(1)))
    for _ in 0..<200 {
      let same = picture(1)
      gone = same
      #expect(files.path(of: .data(same)) == first)
    }
    #expect(files.bytesInMemory == 912)
    #expect(gone == nil)
    let kept = picture(1)
    first = files.path(of: .data(kept))
    for number in UInt8(2)...4 { _ = files.path(of: .data(picture(number))) }
    #expect(files.bytesInMemory == 1_824)
    let name = first?.split(separator: "/").last.map(String.init) ?? ""
    #expect(files.file(named: name) == nil)
    #expect(files.path(of: .data(kept)) == first)
    #expect(files.file(named: name)?.bytes == kept.bytes)
  }

  @Test("A picture that is identical to an evicted one has its name, so that pages with either find it")
  func evictedTwin() {
    let files = PictureFiles(limit: 1 << 20, countLimit: 1)
    func picture(_ number: UInt8) -> PictureData { PictureData(Data([0x89, 0x50, 0x4E, 0x47, number])) }
    let first = picture(1)
    let path = files.path(of: .data(first))
    _ = files.path(of: .data(picture(2)))
    let name = path?.split(separator: "/").last.map(String.init) ?? ""
    #expect(files.file(named: name) == nil)
    let twin = picture(1)
    #expect(files.path(of: .data(twin)) == path)
    #expect(files.file(named: name)?.bytes == first.bytes)
    #expect(files.path(of: .data(first)) == path)
  }

  @Test("The name of an evicted picture that no longer exists is not used again")
  func evictedAndGone() {
    let files = PictureFiles(limit: 1 << 20, countLimit: 1)
    func picture(_ number: UInt8) -> PictureData { PictureData(Data([0x89, 0x50, 0x4E, 0x47, number])) }
    let path = files.path(of: .data(picture(1)))
    _ = files.path(of: .data(picture(2)))
    #expect(files.path(of: .data(picture(1))) != path)
  }

  @Test("Checksums are those of zlib, and differ in length, content and order")
  func checksums() {
    func checksum(_ text: String) -> Checksum { Checksum(Array(text.utf8)) }
    // The values of Python's `zlib.crc32` and `zlib.adler32`.
    #expect(checksum("trifecta").description == "38c9c20a0f400353")
    #expect(checksum("").description == "0000000000000001")
    #expect(Set(["", "a", "b", "ab", "ba", "aa"].map(checksum)).count == 6)
  }

  @Test("Files with the same content share a name, which is the same in each process")
  func fileNames() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = PictureFiles(limit: 2_000)
    func path(_ name: String, _ number: UInt8) throws -> String {
      let file = folder.appendingPathComponent(name)
      try Data([0x89, 0x50, 0x4E, 0x47, number]).write(to: file)
      return try #require(files.path(of: .file(file.path)))
    }
    let first = try path("a.png", 1)
    #expect(try path("copy.png", 1) == first)
    #expect(try path("b.png", 2) != first)
    #expect(PictureFiles(limit: 1).path(of: .file(folder.appendingPathComponent("a.png").path)) == first)
  }

  @Test("Different pictures with the same length and checksums have different names", arguments: [true, false])
  func collision(inMemory: Bool) throws {
    // Replacing 5, 5, 5 with 6, 3, 6 keeps the Adler-32 checksum. These replacements together also keep the CRC-32.
    let replaced = [0, 2, 3, 4, 10, 11, 13, 16, 17, 18, 20, 21, 22, 23, 25, 28, 32]
    let plain = [0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 5, count: 120)
    var other = plain
    for index in replaced { other.replaceSubrange(4 + 3 * index..<7 + 3 * index, with: [6, 3, 6]) }
    #expect(Checksum(plain) == Checksum(other))

    let files = PictureFiles(limit: 2_000)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try [plain, other].map { bytes in
      let file = folder.appendingPathComponent(UUID().uuidString)
      try Data(bytes).write(to: file)
      let content: PictureValue.Content = inMemory ? .data(PictureData(Data(bytes))) : .file(file.path)
      return try #require(files.path(of: content))
    }
    let shown = paths.map { path in files.file(named: String(path.split(separator: "/").last ?? ""))?.bytes }
    #expect(shown == [Data(plain), Data(other)])
  }

  @Test("The entry limit evicts the oldest pictures, regardless of their size")
  func pictureCount() {
    let files = PictureFiles(limit: 1 << 20, countLimit: 3)
    let pictures = (UInt8(1)...5).map { PictureData(Data([0x89, 0x50, 0x4E, 0x47, $0])) }
    let names = pictures.map { files.path(of: .data($0))?.split(separator: "/").last.map(String.init) ?? "" }
    #expect(names.map { files.file(named: $0) != nil } == [false, false, true, true, true])
    #expect(files.bytesInMemory == 3 * 517)
  }
}
