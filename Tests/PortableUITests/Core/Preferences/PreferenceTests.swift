import Elements
import IssueReporting
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

private struct TitleKey: PreferenceKey {
  static let defaultValue = ""

  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct ChosenKey: PreferenceKey {
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

@MainActor
@Suite("Preferences")
struct PreferenceTests {
  @Test("The `onPreferenceChange` action runs initially and when the combined value changes")
  func actions() async throws {
    struct Inside: View {
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        Button("count") { count += 1 }
        Button("other") { other += 1 }
        Text("a \(other)").preference(key: TitleKey.self, value: "a\(count)")
        Text("b").preference(key: TitleKey.self, value: "b")
      }
    }
    let probe = Probe()
    let screen = await Screen {
      VStack { Inside() }.onPreferenceChange(TitleKey.self) { probe.note($0) }
    }
    #expect(probe.notes == ["a0b"])
    try await screen.tap("other")
    #expect(probe.notes == ["a0b"])
    try await screen.tap("count")
    #expect(probe.notes == ["a0b", "a1b"])
  }

  @Test("The `onPreferenceChange` action can write state")
  func writesState() async throws {
    struct Titled: View {
      @State private var title = "none"
      @State private var page = 1
      var body: some View {
        Text("title: \(title)")
        Button("next") { page += 1 }
        Text("page").preference(key: TitleKey.self, value: "page \(page)")
          .onPreferenceChange(TitleKey.self) { title = $0 }
      }
    }
    let screen = await Screen { Titled() }
    #expect(screen.contains("title: page 1"))
    try await screen.tap("next")
    #expect(screen.contains("title: page 2"))
  }

  @Test("A preference change runs the action from the last evaluation")
  func newestAction() async throws {
    struct Owner: View {
      @State private var prefix = "old"
      let probe: Probe
      var body: some View {
        let prefix = prefix
        Button("change") { self.prefix = "new" }
        Text("x").preference(key: TitleKey.self, value: prefix.uppercased())
          .onPreferenceChange(TitleKey.self) { probe.note("\(prefix) \($0)") }
      }
    }
    let probe = Probe()
    let screen = await Screen { Owner(probe: probe) }
    try await screen.tap("change")
    #expect(probe.notes == ["old OLD", "new NEW"])
  }

  @Test("A preference on a container replaces the preferences inside it")
  func hides() async {
    let probe = Probe()
    _ = await Screen {
      VStack { Text("x").preference(key: TitleKey.self, value: "inner") }
        .preference(key: TitleKey.self, value: "outer")
        .onPreferenceChange(TitleKey.self) { probe.note($0) }
    }
    #expect(probe.notes == ["outer"])
  }

  @Test("A preference transformation receives the inner or default value, and runs its current closure")
  func transforms() async throws {
    struct Owner: View {
      @State private var mark = "!"
      let probe: Probe
      var body: some View {
        let mark = mark
        Button("change") { self.mark = "?" }
        VStack {
          Text("a").preference(key: TitleKey.self, value: "a").transformPreference(TitleKey.self) { $0 += mark }
          Text("b").transformPreference(TitleKey.self) { $0 += "b" }
        }
        .onPreferenceChange(TitleKey.self) { probe.note($0) }
      }
    }
    let probe = Probe()
    let screen = await Screen { Owner(probe: probe) }
    try await screen.tap("change")
    #expect(probe.notes == ["a!b", "a?b"])
  }

  @Test("An optional key is nil by default, and keys are independent")
  func optional() async {
    let probe = Probe()
    _ = await Screen {
      VStack {
        Text("x").preference(key: TitleKey.self, value: "title")
        Text("y").preference(key: ChosenKey.self, value: nil)
        Text("z").preference(key: ChosenKey.self, value: 3)
      }
      .onPreferenceChange(ChosenKey.self) { probe.note("\($0.map(String.init) ?? "none")") }
      Text("alone").onPreferenceChange(ChosenKey.self) { probe.note("alone: \($0.map(String.init) ?? "none")") }
    }
    #expect(probe.notes == ["3", "alone: none"])
  }

  @Test("A preference set in a background reaches only views outside the background's modifier")
  func background() async {
    let probe = Probe()
    _ = await Screen {
      Text("front")
        .preference(key: TitleKey.self, value: "front ")
        .onPreferenceChange(TitleKey.self) { probe.note("inside: \($0)") }
        .background { Color.red.preference(key: TitleKey.self, value: "behind") }
        .onPreferenceChange(TitleKey.self) { probe.note("outside: \($0)") }
    }
    #expect(probe.notes == ["inside: front ", "outside: front behind"])
  }

  @Test("In the combined value, the preferences of views added later precede the background's preference")
  func orderBeforeBackground() async throws {
    struct Owner: View {
      @State private var isMore = false
      let probe: Probe
      var body: some View {
        Button("more") { isMore = true }
        VStack {
          Text("a").preference(key: TitleKey.self, value: "a ")
          if isMore { Text("b").preference(key: TitleKey.self, value: "b ") }
        }
        .background { Color.red.preference(key: TitleKey.self, value: "behind") }
        .onPreferenceChange(TitleKey.self) { probe.note($0) }
      }
    }
    let probe = Probe()
    let screen = await Screen { Owner(probe: probe) }
    try await screen.tap("more")
    #expect(probe.notes == ["a behind", "a b behind"])
  }

  @Test("`backgroundPreferenceValue` is in the first commit and follows changes")
  func backgroundValue() throws {
    struct Owner: View {
      @State private var page = 1
      var body: some View {
        Button("next") { page += 1 }
        Text("page").preference(key: TitleKey.self, value: "page \(page)")
          .backgroundPreferenceValue(TitleKey.self) { Text("behind \($0)") }
      }
    }
    let host = PictureHost()
    let hosted = HostedView(on: host) { Owner() }
    hosted.graph.turn()
    #expect(host.commits.count == 1)
    #expect(host.picture.contains("behind page 1"))
    hosted.graph.dispatch(Event(.tap), to: hosted.graph.root.firstChild?.id ?? -1)
    hosted.graph.turn()
    #expect(host.commits.count == 2)
    #expect(host.picture.contains("behind page 2"))
    #expect(host.mistakes == [])
  }

  @Test("Preferences of rows are in row order, even after changes")
  func rows() async throws {
    struct Rows: View {
      @State private var rows = ["a", "b", "c"]
      let probe: Probe
      var body: some View {
        Button("reverse") { rows.reverse() }
        Button("add") { rows.insert("d", at: 1) }
        Button("remove") { rows.removeLast() }
        VStack {
          ForEach(rows, id: \.self) { Text($0).preference(key: TitleKey.self, value: $0) }
        }
        .onPreferenceChange(TitleKey.self) { probe.note($0) }
      }
    }
    let probe = Probe()
    let screen = await Screen { Rows(probe: probe) }
    try await screen.tap("reverse")
    try await screen.tap("add")
    try await screen.tap("remove")
    #expect(probe.notes == ["abc", "cba", "cdba", "cdb"])
  }
}
