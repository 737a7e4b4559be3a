import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Color")
struct ColorTests {
  @Test("Colors are created from components of several color spaces")
  func parts() {
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#ff8000")
    #expect(Color(white: 0.5, opacity: 0.25).description == "#808080 25%")
    #expect(Color(hue: 0, saturation: 1, brightness: 1).description == "#ff0000")
    #expect(Color(hue: 1 / 3, saturation: 1, brightness: 1).description == "#00ff00")
    #expect(Color(hue: 2 / 3, saturation: 0.5, brightness: 1).description == "#8080ff")
    #expect(Color(.sRGBLinear, white: 0.2140).description == "#7f7f7f")
    #expect(Color(.displayP3, red: 1, green: 1, blue: 1).description == "#ffffff")
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0).description == "#ff0000")
  }

  @Test("Invalid components are clamped")
  func outside() {
    #expect(Color(red: .nan, green: -3, blue: 7, opacity: .nan).description == "#0000ff")
    #expect(Color(hue: .infinity, saturation: 9, brightness: 1).description == "#ff0000")
  }

  @Test("Mixing colors mixes their light and their dark variants")
  func mixed() {
    #expect(Color.black.mix(with: .white, by: 0.5).description == "#808080/#808080")
    #expect(Color.red.mix(with: .red, by: 0.5).description == "#ff3b30/#ff453a")
    #expect(Color.red.mix(with: .blue, by: .nan).description == "#ff3b30/#ff453a")
    #expect(Color(uiColor: .separator).mix(with: .red, by: 0).description == "#3c3c43 29%/#545458 60%")
  }

  @Test("A color resolves for the color scheme")
  func resolved() {
    var values = EnvironmentValues()
    #expect(abs(Color.green.resolve(in: values).red - 52.0 / 255) < 1e-3)
    values.colorScheme = .dark
    #expect(abs(Color.green.resolve(in: values).red - 48.0 / 255) < 1e-3)
    #expect(Color(Color.green.resolve(in: values)).description == "#30d158")
  }
}

@MainActor
@Suite("Shape styles")
struct ShapeStyleTests {
  @Test("Hierarchical styles derive from the inherited style")
  func ranks() async throws {
    let screen = await Screen {
      Text("a").foregroundStyle(.secondary)
      VStack { Text("b").foregroundStyle(.secondary) }.foregroundStyle(.red)
      VStack { Text("c").foregroundStyle(.secondary) }.foregroundStyle(.red, .blue)
      VStack { Text("d") }.foregroundStyle(.secondary)
    }
    #expect(try screen.find("a").attribute("foreground") == "secondary")
    #expect(try screen.find("b").attribute("foreground") == "red 50%")
    #expect(try screen.find("c").attribute("foreground") == "blue")
    #expect(try screen.find("d").attribute("foreground") == "secondary")
  }

  private struct Adaptive: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.white : Color.black
    }
  }

  @Test("A custom style follows the environment")
  func own() async throws {
    let screen = await Screen {
      Text("a").foregroundStyle(Adaptive())
      VStack { Text("b").foregroundStyle(Adaptive()) }.environment(\.colorScheme, .dark)
      Color.red.background(Adaptive().opacity(0.5))
    }
    #expect(try screen.find("a").attribute("foreground") == "black")
    #expect(try screen.find("b").attribute("foreground") == "white")
    #expect(screen.attributes(of: .background).map { $0[.fill]?.description } == ["black 50%"])
  }

  @Test("A gradient fills texts and backgrounds")
  func gradient() async throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let screen = await Screen { Text("a").foregroundStyle(gradient).background(gradient) }
    #expect(try screen.find("a").attribute("foreground") == "linear(red 0, blue 1)")
    #expect(screen.attributes(of: .background).map { $0[.fill]?.description } == ["linear(red 0, blue 1)"])
  }

  @Test("The tint style uses the inherited tint")
  func tint() async {
    let screen = await Screen {
      Circle().fill(.tint)
      VStack { Circle().fill(.tint) }.tint(.orange)
    }
    #expect(screen.attributes(of: .shape).map { $0[.fill]?.description } == ["accentColor", "orange"])
  }
}
