import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("UIKit's colors and pictures")
struct UIKitNamesTests {
  @Test("Colors have UIKit's names, and are made of parts")
  func colors() {
    #expect(Color(.systemBackground).description == "systemBackground")
    #expect(Color(uiColor: .secondaryLabel).description == "secondary")
    #expect(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)).description == "#ff0000 50%")
    #expect(UIColor(white: 1, alpha: 1).withAlphaComponent(0.25) == UIColor(white: 1, alpha: 0.25))
  }

  @Test("A picture is made of bytes, of which nothing but pictures count")
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
    #expect(screen.tree.contains("image picture=image"))
  }
}
