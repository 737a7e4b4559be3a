import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Host traits")
struct HostTraitsTests {
  struct Report: View {
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.horizontalSizeClass) var horizontal
    @Environment(\.verticalSizeClass) var vertical
    @Environment(\.scenePhase) var phase
    @Environment(\.dynamicTypeSize) var typeSize
    @Environment(\.sizeCategory) var category
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    @Environment(\.colorSchemeContrast) var contrast
    @Environment(\.pixelLength) var pixel

    var body: some View {
      Text(
        verbatim:
          "\(colorScheme) \(horizontal ?? .compact) \(vertical ?? .compact) \(phase) \(typeSize) \(category) \(reducesMotion) \(contrast) \(pixel)"
      )
    }
  }

  @Test("A view reads the host's traits")
  func reads() async {
    var traits = HostTraits()
    traits.colorScheme = .dark
    traits.scenePhase = .inactive
    traits.dynamicTypeSize = .accessibility3
    traits.reducesMotion = true
    traits.contrast = .increased
    traits.displayScale = 4
    let screen = await Screen(size: CGSize(width: 1_024, height: 400), traits: traits) { Report() }
    #expect(
      screen.contains(
        "dark regular compact inactive accessibility3 accessibilityExtraLarge true increased 0.25"))
  }

  @Test("Controls appear active while the scene is active, unless overridden")
  func controlActiveState() async {
    struct Activity: View {
      let name: String
      @Environment(\.controlActiveState) var state
      @Environment(\.appearsActive) var appearsActive
      var body: some View { Text(verbatim: "\(name) \(state) \(appearsActive)") }
    }
    let screen = await Screen {
      Activity(name: "own")
      Activity(name: "active").environment(\.controlActiveState, .active)
      Activity(name: "inactive").environment(\.appearsActive, false)
    }
    #expect(screen.contains("own key true"))
    #expect(screen.contains("active active true"))
    #expect(screen.contains("inactive inactive false"))
    screen.traits.scenePhase = .inactive
    await screen.settle()
    #expect(screen.contains("own inactive false"))
    #expect(screen.contains("active active true"))
    screen.traits.scenePhase = .active
    await screen.settle()
    #expect(screen.contains("own key true"))
  }

  @Test("A changed color scheme evaluates only its readers")
  func changes() async {
    final class Counter {
      var bystander = 0
      func count() { bystander += 1 }
    }
    let counter = Counter()
    struct Bystander: View {
      let counter: Counter
      var body: some View {
        let _ = counter.count()
        Text("still")
      }
    }
    struct Scheme: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text("\(scheme)") }
    }
    let screen = await Screen {
      Scheme()
      Bystander(counter: counter)
    }
    #expect(screen.contains("light"))
    screen.traits.colorScheme = .dark
    await screen.settle()
    #expect(screen.contains("dark"))
    #expect(counter.bystander == 1)
  }

  @Test("A wide window has a regular size class")
  func resize() async {
    struct Width: View {
      @Environment(\.horizontalSizeClass) var width
      var body: some View { Text(width == .compact ? "narrow" : "wide") }
    }
    let screen = await Screen { Width() }
    #expect(screen.contains("narrow"))
    await screen.resize(to: CGSize(width: 800, height: 600))
    #expect(screen.contains("wide"))
  }

  @Test("The host's locale and time zone apply unless a view overrides them")
  func language() async {
    struct Times: View {
      let date = Date(timeIntervalSince1970: 0)
      @Environment(\.locale) var locale
      @Environment(\.timeZone) var zone
      @Environment(\.calendar) var calendar
      var body: some View {
        Text(verbatim: "\(locale.identifier) \(zone.identifier) \(calendar.component(.hour, from: date))")
      }
    }
    var traits = HostTraits()
    traits.locale = Locale(identifier: "de_DE")
    traits.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    let screen = await Screen(traits: traits) {
      Times()
      Times().environment(\.locale, Locale(identifier: "fr_FR"))
    }
    #expect(screen.contains("de_DE Asia/Tokyo 9"))
    #expect(screen.contains("fr_FR Asia/Tokyo 9"))
  }

  @Test("A scaled metric follows the text style and Dynamic Type size")
  func scaledMetric() async {
    struct Icon: View {
      @ScaledMetric var size = 17.0
      @ScaledMetric(relativeTo: .title) var other: CGFloat = 34
      var body: some View { Text("\(Int(size)) \(Int(other))") }
    }
    let screen = await Screen { Icon().environment(\.dynamicTypeSize, .accessibility5) }
    // 34 × 58 / 28, the ratio of the title sizes.
    #expect(screen.contains("53 70"))
    var traits = HostTraits()
    traits.dynamicTypeSize = .accessibility5
    let other = await Screen(traits: traits) { Icon() }
    #expect(other.contains("53 106"))
  }
}
