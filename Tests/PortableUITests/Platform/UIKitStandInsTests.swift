import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("UIKit replacements")
struct UIKitStandInsTests {
  @Test("A dynamic color has a light and a dark variant")
  func dynamicColor() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0, blue: 0, alpha: 0.5) }
    #expect(Color(color).description == "#ff0000 50%/#ffffff")
    #expect(Color(color).opacity(0.5).description == "#ff0000 50%/#ffffff 50%")
    #expect(Color(UIColor { _ in .red }).description == "red")
    #expect(UIColor(named: "No such color") == nil)
  }

  @Test("`endEditing` ends text input on the screen of the running action")
  func endEditing() async throws {
    struct Form: View {
      @State private var name = ""
      @FocusState private var isWriting: Bool

      var body: some View {
        TextField("Name", text: $name).focused($isWriting)
        Button("Done") { UIApplication.shared.windows.first?.endEditing(true) }
        Text("writing \(isWriting)")
      }
    }
    let screen = await Screen { Form() }
    try await screen.focus("Name")
    #expect(screen.contains("writing true"))
    try await screen.tap("Done")
    #expect(screen.contains("writing false"))
    #expect(!(UIApplication.shared.keyWindow?.endEditing(true) ?? true))
  }

  @Test("`Color(_:)` accepts the names of UIKit colors as well as SwiftUI colors")
  func colorOfColor() {
    #expect(Color(.gray.opacity(0.25)).description == "gray 25%")
    #expect(Color(.systemGray6) == Color(uiColor: .systemGray6))
    #expect(Color(.red) == Color(uiColor: .red))
  }

  // swift-format-ignore: NoPlaygroundLiterals
  @Test("Color and image literals create the given color and image")
  func literals() async throws {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(Color(color).description == "#ff8000 50%")
    #expect(Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)).description == "#0000ff")
    #expect(Color(.lightGray).description == "#aaaaaa" && Color(.darkGray).description == "#555555")
    let screen = await Screen { Image(uiImage: #imageLiteral(resourceName: "No such picture.png")) }
    #expect(try screen.find(.role(.image)).name == "No such picture")
  }

  @Test(
    "A color returns its RGB and HSB components",
    arguments: [
      (0.0, 0.0, 0.0), (1, 1, 1), (1, 0, 0), (0.2, 0.6, 0.4), (0.4, 0.2, 0.6), (0.6, 0.2, 0.4), (0.4, 0.6, 0.2),
      (0.2, 0.4, 0.6),
    ])
  func parts(_ given: (red: Double, green: Double, blue: Double)) {
    let color = UIColor(red: given.red, green: given.green, blue: given.blue, alpha: 0.5)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(abs(red - given.red) < 0.01 && abs(green - given.green) < 0.01 && abs(blue - given.blue) < 0.01)
    #expect(abs(alpha - 0.5) < 0.01)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    #expect(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5) == color)
    UIColor.systemBackground.getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 1 && alpha == 1)
  }

  @Test("A UIKit font converts to the same font")
  func fonts() {
    #expect(Font(UIFont.boldSystemFont(ofSize: 17)) == .system(size: 17, weight: .bold))
    #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .system(.title))
    #expect(UIFont(name: "Georgia", size: 12)?.pointSize == 12)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test("Symbol images are equal if their names are equal")
  func symbols() async {
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(Set([UIImage(systemName: "star"), UIImage(systemName: "heart"), UIImage()]).count == 3)
    let screen = await Screen { Image(uiImage: UIImage(systemName: "star") ?? UIImage()) }
    #expect(screen.attributes(of: .image).map { $0[.symbol] } == [.string("star")])
  }

  @Test("A bar's appearance is stored")
  func appearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 20)]
    UINavigationBar.appearance().standardAppearance = appearance
    #expect(UINavigationBar.appearance().standardAppearance.backgroundColor == .red)
  }

  @Test("Nanosecond constants are consistent")
  func units() {
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1_000 * NSEC_PER_USEC)
  }

  @Test("The background material is nil unless set")
  func material() {
    var values = EnvironmentValues()
    #expect(values.backgroundMaterial == nil)
    values.backgroundMaterial = .thin
    #expect(values.backgroundMaterial == .thin)
  }
}

@MainActor
@Suite("Color components")
struct CGColorTests {
  @Test("A color's components recreate the same color")
  func parts() throws {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
    let parts = try #require(color.cgColor?.components)
    #expect(parts.count == 4)
    for (part, expected) in zip(parts, [0.2, 0.4, 0.6, 0.5]) { #expect(abs(part - expected) < 0.01) }
    #expect(Color(cgColor: UIColor(color).cgColor) == color)
    #expect(UIColor(cgColor: CGColor(gray: 1, alpha: 1)).cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test("Components out of range are clamped")
  func range() throws {
    #expect(CGColor(red: 2, green: -1, blue: .nan, alpha: 9).components == [1, 0, 0, 1])
    #expect(CGColor(gray: 0, alpha: 1).copy(alpha: 0.25)?.alpha == 0.25)
  }

  @Test("Device and interface orientations are mirrored in landscape")
  func orientations() async {
    #expect(UIDeviceOrientation.landscapeLeft.rawValue == 3 && UIInterfaceOrientation.landscapeRight.rawValue == 3)
    #expect(UIDeviceOrientation.landscapeRight.rawValue == 4 && UIInterfaceOrientation.landscapeLeft.rawValue == 4)
    struct Orientations: View {
      var body: some View {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        Text("device \(UIDevice.current.orientation.rawValue) page \(scene?.interfaceOrientation.rawValue ?? 0)")
      }
    }
    let portrait = await Screen { Orientations() }
    #expect(portrait.contains("device 1 page 1"))
    let landscape = await Screen(size: CGSize(width: 844, height: 390)) { Orientations() }
    #expect(landscape.contains("device 3 page 3"))
  }

  @Test("Current traits follow the host")
  func traits() async {
    struct Look: View {
      var body: some View {
        let style = UITraitCollection.current.userInterfaceStyle
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.resolvedColor(with: .current)
        Text(
          verbatim:
            "\(style == .dark) \(color.cgColor.components?[0] ?? -1) \(UIFontMetrics.default.scaledValue(for: 10) > 10)"
        )
      }
    }
    let screen = await Screen { Look() }
    #expect(screen.contains("false 0.0 false"))
    var traits = HostTraits()
    traits.colorScheme = .dark
    traits.dynamicTypeSize = .accessibility1
    let dark = await Screen(traits: traits) { Look() }
    #expect(dark.findAll(.role(.text)).map(\.name) == ["true 1.0 true"])
  }
}
