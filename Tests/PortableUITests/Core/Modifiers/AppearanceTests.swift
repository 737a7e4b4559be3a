import Elements
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("onAppear and onDisappear")
struct AppearanceTests {
  @Test("`onAppear` runs once, after the first body, and can write state")
  func appearWrites() async {
    struct Shown: View {
      @State private var text = "first"
      let probe: Probe
      var body: some View {
        let _ = probe.note("body \(text)")
        Text(text).onAppear {
          probe.note("appear")
          text = "second"
        }
      }
    }
    let probe = Probe()
    let screen = await Screen { Shown(probe: probe) }
    #expect(probe.notes == ["body first", "appear", "body second"])
    #expect(screen.contains("second"))
  }

  @Test("State written by `onAppear` is in the first commit")
  func firstPicture() {
    struct Shown: View {
      @State private var text = "first"
      var body: some View { Text(text).onAppear { text = "second" } }
    }
    let host = PictureHost()
    let hosted = HostedView(on: host) { Shown() }
    hosted.graph.turn()
    #expect(host.commits.count == 1)
    #expect(host.picture.contains("text=second"))
  }

  struct Leaving: View {
    @State private var isShown = true
    @State private var count = 0
    let probe: Probe
    var body: some View {
      Button("leave") {
        count = 7
        isShown = false
      }
      if isShown {
        VStack {
          Text("a").onDisappear { probe.note("first child") }
          Text("b").onDisappear { probe.note("second child") }
        }
        .onAppear { probe.note("appear") }
        .onDisappear { probe.note("parent \(count)") }
      }
    }
  }

  @Test("`onDisappear` runs for children first, in order, and reads current state")
  func disappear() async throws {
    let probe = Probe()
    let screen = await Screen { Leaving(probe: probe) }
    try await screen.tap("leave")
    #expect(probe.notes == ["appear", "first child", "second child", "parent 7"])
  }

  @Test("Closing the screen runs `onDisappear`")
  func close() async {
    let probe = Probe()
    let screen = await Screen { Leaving(probe: probe) }
    probe.forget()
    await screen.close()
    #expect(probe.notes == ["first child", "second child", "parent 0"])
  }

  @Test("When an id changes, the new view appears before the old one disappears")
  func order() async throws {
    struct Changing: View {
      @State private var id = 0
      let probe: Probe
      var body: some View {
        let id = id
        Button("next") { self.id += 1 }
        Text("\(id)")
          .onAppear { probe.note("appear \(id)") }
          .onDisappear { probe.note("disappear \(id)") }
          .id(id)
      }
    }
    let probe = Probe()
    let screen = await Screen { Changing(probe: probe) }
    try await screen.tap("next")
    #expect(probe.notes == ["appear 0", "appear 1", "disappear 0"])
  }

  @Test("A view that is inserted and removed in one update does not appear and is not sent to the host")
  func superseded() {
    struct Deep: View {
      let probe: Probe
      let hide: @MainActor () -> Void
      let isShown: Bool
      var body: some View {
        if isShown {
          Fleeting(hide: hide)
            .onAppear { probe.note("appear") }
            .onDisappear { probe.note("disappear") }
            .onChange(of: 1, initial: true) { probe.note("change") }
            .task { probe.note("task") }
        }
      }
    }
    struct Fleeting: View {
      let hide: @MainActor () -> Void
      var body: some View {
        let _ = hide()
        Text("fleeting")
      }
    }
    struct Owner: View {
      @State private var isShown = false
      let probe: Probe
      var body: some View {
        Button("show") { isShown = true }
        Deep(probe: probe, hide: { isShown = false }, isShown: isShown)
      }
    }
    let probe = Probe()
    let host = PictureHost()
    let hosted = HostedView(on: host) { Owner(probe: probe) }
    hosted.graph.turn()
    let commits = host.commits.count
    hosted.graph.dispatch(Event(.tap), to: hosted.graph.root.firstChild?.id ?? -1)
    hosted.graph.turn()
    #expect(probe.notes.isEmpty)
    #expect(host.commits.count == commits)
  }

  @Test("A host without lifecycle runs no appearance callbacks or tasks")
  func withoutLifecycle() async {
    let probe = Probe()
    let hosted = HostedView(on: PictureHost(), lifecycle: false) {
      Leaving(probe: probe).task { probe.note("task") }
    }
    hosted.graph.turn()
    hosted.graph.stop()
    await Task.yield()
    #expect(probe.notes.isEmpty)
  }

  /// The kinds of content of a lifecycle modifier in ``once(for:)``.
  enum Several: CaseIterable {
    case group, collection, branch, modifier
  }

  private struct Members: View {
    let several: Several
    let isFirst: Bool

    var body: some View {
      switch several {
      case .group:
        Group {
          Text("1")
          Text("2")
          if isFirst { Text("3") }
        }
      case .collection: ForEach(isFirst ? [1, 2, 3] : [3, 4], id: \.self) { Text("\($0)") }
      case .branch: if isFirst { Text("1") } else { Button("2") {} }
      case .modifier:
        Group {
          Text("1")
          if isFirst { Text("2") } else { Text("3") }
        }
        .padding()
      }
    }
  }

  @Test(
    "A lifecycle modifier on content with several views runs once for all of them",
    arguments: Several.allCases)
  func once(for several: Several) async throws {
    struct Page: View {
      let several: Several
      let probe: Probe
      @State private var isFirst = true
      @State private var isShown = true
      var body: some View {
        Button("other") { isFirst.toggle() }
        Button("hide") { isShown = false }
        if isShown {
          VStack {
            Members(several: several, isFirst: isFirst)
              .onAppear { probe.note("appear") }
              .onDisappear { probe.note("disappear") }
              .onChange(of: isFirst) { probe.note("change") }
              .task { probe.note("task") }
          }
        }
      }
    }
    let probe = Probe()
    let screen = await Screen { Page(several: several, probe: probe) }
    #expect(probe.notes == ["appear", "task"])
    try await screen.tap("other")
    #expect(probe.notes == ["appear", "task", "change"])
    try await screen.tap("hide")
    #expect(probe.notes == ["appear", "task", "change", "disappear"])
  }
}
