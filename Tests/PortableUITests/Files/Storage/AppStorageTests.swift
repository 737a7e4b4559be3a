import Combine
import Foundation
import ScreenTesting
import SwiftUI
import Testing

private enum Flavor: String { case sweet, sour }

private struct SettingsPage: View {
  @AppStorage("isOn") var isOn = false
  @AppStorage("count") var count = 1
  @AppStorage("flavor") fileprivate var flavor = Flavor.sweet
  @AppStorage("name") var name: String?

  var body: some View {
    Text("\(isOn) \(count) \(flavor.rawValue) \(name ?? "nobody")")
    Toggle("On", isOn: $isOn)
    Button("Sour") { flavor = .sour }
    Button("Name") { name = "Ada" }
    Button("No name") { name = nil }
    Stepper(count: $count)
  }

  private struct Stepper: View {
    @Binding var count: Int
    var body: some View { Button("More") { count += 1 } }
  }
}

private struct Mirror: View {
  @AppStorage("count") var number = 1
  var body: some View { Text("Mirror \(number)") }
}

/// An object that does not notify observers of changes of its stored value.
@MainActor @Observable
private final class Theme {
  @ObservationIgnored @AppStorage("theme") var name = "plain"
  var changes = 0
}

@MainActor
@Suite("App storage and scene storage")
struct AppStorageTests {
  @Test("App storage keeps values for later screens with the same storage")
  func keeps() async throws {
    let screen = await Screen { SettingsPage() }
    #expect(screen.contains("false 1 sweet nobody"))
    try await screen.tap("On")
    try await screen.tap("Sour")
    try await screen.tap("Name")
    try await screen.tap("More")
    #expect(screen.contains("true 2 sour Ada"))
    #expect(screen.storage.app.values["flavor"] == .string("sour"))
    let again = await Screen(storage: screen.storage) { SettingsPage() }
    #expect(again.contains("true 2 sour Ada"))
    try await again.tap("No name")
    #expect(again.storage.app.values["name"] == nil)
    let stranger = await Screen { SettingsPage() }
    #expect(stranger.contains("false 1 sweet nobody"))
  }

  @Test("App storage works in an `@Observable` object")
  func inAnyObject() async throws {
    struct Themed: View {
      @State private var theme = Theme()
      @AppStorage("theme") private var name = "plain"
      var body: some View {
        Text("\(theme.changes): \(theme.name) \(name)")
        Button("Bold") {
          theme.name = "bold"
          theme.changes += 1
        }
      }
    }
    let screen = await Screen { Themed() }
    #expect(screen.contains("0: plain plain"))
    try await screen.tap("Bold")
    #expect(screen.contains("1: bold bold"))
    #expect(screen.storage.app.values["theme"] == .string("bold"))
  }

  @Test("Views and screens with the same key see each other's changes")
  func shared() async throws {
    let screen = await Screen {
      SettingsPage()
      Mirror()
    }
    let other = await Screen(storage: screen.storage) { Mirror() }
    try await screen.tap("More")
    await other.settle()
    #expect(screen.contains("Mirror 2"))
    #expect(other.contains("Mirror 2"))
  }

  @Test("A stored value of another type is ignored and kept")
  func otherType() async {
    let storage = ScreenStorage(app: StoredValues(["count": .string("many"), "flavor": .string("bitter")]))
    let screen = await Screen(storage: storage) { SettingsPage() }
    #expect(screen.contains("false 1 sweet nobody"))
    #expect(storage.app.values["count"] == .string("many"))
  }

  @Test("App storage uses the given user defaults")
  func defaults() async throws {
    let name = "trifecta.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    struct Page: View {
      @AppStorage var count: Int
      @AppStorage var site: URL?
      init(_ store: UserDefaults) {
        _count = AppStorage(wrappedValue: 7, "count", store: store)
        _site = AppStorage("site", store: store)
      }
      var body: some View {
        Text("\(count) \(site?.absoluteString ?? "nowhere")")
        Button("More") {
          count += 1
          site = URL(string: "https://example.com")
        }
      }
    }
    struct Other: View {
      @AppStorage("count") var count = 0
      var body: some View { Text("other \(count)") }
    }
    let screen = await Screen {
      Page(defaults)
      Other().defaultAppStorage(defaults)
    }
    #expect(screen.contains("7 nowhere"))
    try await screen.tap("More")
    #expect(screen.contains("8 https://example.com"))
    #expect(screen.contains("other 8"))
    #expect(defaults.integer(forKey: "count") == 8)
    #expect(screen.storage.app.values.isEmpty)
  }

  @Test("App storage in an `ObservableObject` publishes changes and uses its screen's storage")
  func inObject() async throws {
    @MainActor final class Model: ObservableObject {
      @AppStorage("count") var count = 1
    }
    struct Page: View {
      @StateObject var model = Model()
      var body: some View {
        Text("Model \(model.count)")
        Button("Model more") { model.count += 1 }
        Mirror()
      }
    }
    let screen = await Screen { Page() }
    try await screen.tap("Model more")
    #expect(screen.contains("Model 2"))
    #expect(screen.contains("Mirror 2"))
    #expect(screen.storage.app.values["count"] == .int(2))
  }

  @Test("A snapshot leaves out app storage in an `ObservableObject`, which is stored already")
  func snapshotOfObject() async {
    @MainActor final class Model: ObservableObject {
      @AppStorage("count") var count = 1
      @AppStorage("flavor") var flavor = Flavor.sweet
    }
    struct Page: View {
      @StateObject var model = Model()
      var body: some View { Text("Model \(model.count) \(model.flavor.rawValue)") }
    }
    let screen = await Screen { Page() }
    #expect(screen.snapshot().omissions == [])
  }

  @Test("A write beyond the storage limit is rejected")
  func noRoom() async throws {
    let storage = ScreenStorage()
    storage.app.admits = { $0.count < 2 }
    let screen = await Screen(storage: storage) { SettingsPage() }
    try await screen.tap("On")
    try await screen.tap("More")
    #expect(screen.contains("true 1 sweet nobody"))
  }

  @Test("Scene storage is separate for each window")
  func sceneStorage() async throws {
    struct Page: View {
      @SceneStorage("draft") var draft = "empty"
      @SceneStorage("flavor") fileprivate var flavor: Flavor?
      var body: some View {
        Text("\(draft) \(flavor?.rawValue ?? "plain")")
        Button("Write") {
          draft = "Dear"
          flavor = .sour
        }
      }
    }
    let screen = await Screen { Page() }
    #expect(screen.contains("empty plain"))
    try await screen.tap("Write")
    #expect(screen.contains("Dear sour"))
    let window = await Screen(storage: ScreenStorage(app: screen.storage.app)) { Page() }
    #expect(window.contains("empty plain"))
    let again = await Screen(storage: screen.storage) { Page() }
    #expect(again.contains("Dear sour"))
  }
}
