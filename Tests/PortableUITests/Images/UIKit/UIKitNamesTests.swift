import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("UIKit colors and images")
struct UIKitNamesTests {
  @Test("UIKit colors map to system colors or components")
  func colors() {
    #expect(Color(.systemBackground).description == "systemBackground")
    #expect(Color(uiColor: .secondaryLabel).description == "secondary")
    #expect(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)).description == "#ff0000 50%")
    #expect(UIColor(white: 1, alpha: 1).withAlphaComponent(0.25) == UIColor(white: 1, alpha: 0.25))
  }

  @Test("A `UIImage` is created only from image data")
  func pictures() async {
    let png = Data([
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 8, 0, 0, 0, 4,
    ])
    let image = UIImage(data: png, scale: 2)
    #expect(image?.size == CGSize(width: 4, height: 2))
    #expect(image?.pngData() == png)
    #expect(UIImage(data: Data("text".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere") == nil)
    let screen = await Screen { Image(uiImage: image ?? UIImage()) }
    let pictures = screen.attributes(of: .image).compactMap { $0[.picture]?.description }
    #expect(pictures.count == 1 && pictures[0].hasPrefix("image"))
  }

  @Test("An empty `UIImage` shows nothing and has no label")
  func empty() async {
    let screen = await Screen { Image(uiImage: UIImage()) }
    let images = screen.attributes(of: .image)
    #expect(images.count == 1 && images[0][.symbol] == nil && images[0][.label] == nil)
    #expect(UIImage().size == .zero)
  }

  @Test("A JPEG image has the size of its Exif orientation", arguments: [false, true], [1, 6])
  func orientation(isLittle: Bool, orientation: UInt8) {
    let directory: [UInt8] =
      isLittle
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let exif = Data([0xFF, 0xE1, 0, UInt8(directory.count + 8)]) + Data("Exif\0\0".utf8) + Data(directory)
    let frame = Data([0xFF, 0xC0, 0, 17, 8, 0, 3, 0, 4, 3, 0, 0, 0, 0, 0, 0])
    let image = UIImage(data: Data([0xFF, 0xD8]) + exif + frame)
    #expect(image?.size == (orientation == 6 ? CGSize(width: 3, height: 4) : CGSize(width: 4, height: 3)))
  }

  @Test("Generated resources find assets, and a missing one is reported")
  func resources() async {
    let missing = ImageResource(name: "sunset", bundle: .main)
    await withKnownIssue {
      let screen = await Screen {
        Image(decorative: missing)
        Label("Evening", image: "sunset")
      }
      #expect(screen.attributes(of: .image).contains { $0[.symbol] == .string("questionmark.square.dashed") })
    }
    #expect(UIImage(resource: missing).size == .zero)
    #expect(UIColor(named: "nowhere") == nil)
    withKnownIssue {
      #expect(Color(ColorResource(name: "nowhere of a resource", bundle: .main)) == .clear)
    }
  }

  @Test("The application has one scene whose window has the screen's size")
  func windows() async {
    final class Seen { var size = CGSize.zero }
    let seen = Seen()
    struct Asking: View {
      let seen: Seen
      var body: some View {
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        seen.size = scene?.windows.first { $0.isKeyWindow }?.bounds.size ?? .zero
        return Text("Asking")
      }
    }
    _ = await Screen { Asking(seen: seen) }
    #expect(seen.size == CGSize(width: 390, height: 844))
    #expect(UIApplication.shared.windows.first?.safeAreaInsets == .zero)
  }

  @Test("Appearance proxies store values per control type")
  func appearances() {
    UITableView.appearance().separatorStyle = .none
    UITableView.appearance().backgroundColor = .clear
    UIScrollView.appearance().bounces = false
    UINavigationBar.appearance().largeTitleTextAttributes = [:]
    UITabBar.appearance().isHidden = true
    #expect(UITableView.appearance().backgroundColor == .clear && UITableView.appearance().bounces)
    #expect(!UIScrollView.appearance().bounces && UIScrollView.appearance().backgroundColor == nil)
    UIScrollView.appearance().bounces = true
  }
}
