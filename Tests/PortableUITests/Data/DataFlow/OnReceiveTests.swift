import Combine
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("onReceive, namespaces and presentation modes")
struct OnReceiveTests {
  @Test("`onReceive` handles a publisher's values while its view is on screen")
  func receives() async throws {
    let subject = PassthroughSubject<Int, Never>()
    struct Page: View {
      let subject: PassthroughSubject<Int, Never>
      @State var sum = 0
      @State var listens = true
      var body: some View {
        Text("Sum \(sum)")
        Toggle("Listens", isOn: $listens)
        if listens { Text("Ear").onReceive(subject) { sum += $0 } }
      }
    }
    let screen = await Screen { Page(subject: subject) }
    subject.send(2)
    await screen.settle()
    #expect(screen.contains("Sum 2"))
    // Publishers are thread-safe.
    nonisolated(unsafe) let elsewhere = subject
    await Task.detached { elsewhere.send(3) }.value
    await screen.settle()
    #expect(screen.contains("Sum 5"))
    try await screen.tap("Listens")
    subject.send(10)
    await screen.settle()
    #expect(screen.contains("Sum 5"))
  }

  @Test("`onReceive` no longer receives values of a publisher that was replaced")
  func another() async throws {
    let subjects = [CurrentValueSubject<String, Never>("a"), CurrentValueSubject<String, Never>("b")]
    struct Page: View {
      let subjects: [CurrentValueSubject<String, Never>]
      @State var index = 0
      @State var heard = ""
      var body: some View {
        Text("Heard \(heard)").onReceive(subjects[index]) { heard += $0 }
        Button("Other") { index = 1 }
      }
    }
    let screen = await Screen { Page(subjects: subjects) }
    try await screen.tap("Other")
    subjects[0].send("x")
    await screen.settle()
    #expect(screen.contains("Heard ab"))
  }

  @Test("A namespace is stable, and differs between screens")
  func namespace() async throws {
    @MainActor final class Seen { var ids: [Namespace.ID] = [] }
    let seen = Seen()
    struct Page: View {
      let seen: Seen
      @Namespace var space
      @State var count = 0
      var body: some View {
        let _ = seen.ids.append(space)
        Button("\(count)") { count += 1 }
      }
    }
    let screen = await Screen {
      Page(seen: seen)
      Text("between")
    }
    try await screen.tap("0")
    let other = await Screen { Page(seen: seen) }
    _ = other
    #expect(seen.ids.count == 3)
    #expect(seen.ids[0] == seen.ids[1])
    #expect(seen.ids[0] != seen.ids[2])
  }

  @Test("Dismissing through the presentation mode closes a sheet")
  func presentationMode() async throws {
    struct Sheet: View {
      @Environment(\.presentationMode) var presentationMode
      var body: some View {
        Button("Close \(presentationMode.wrappedValue.isPresented)") { presentationMode.wrappedValue.dismiss() }
      }
    }
    struct Page: View {
      @State var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Sheet() }
      }
    }
    let screen = await Screen { Page() }
    try await screen.tap("Open")
    try await screen.tap("Close true")
    #expect(screen.presentation == nil)
  }

  @Test("`UIApplication` opens URLs through the host, and device traits match the screen")
  func application() async throws {
    struct Page: View {
      var body: some View {
        Button("Site") {
          if let url = URL(string: "https://example.com") { UIApplication.shared.open(url) }
        }
        Text(UIDevice.current.userInterfaceIdiom == .phone ? "phone" : "pad")
        Text(verbatim: "wide \(Int(UIScreen.main.bounds.width))")
      }
    }
    let screen = await Screen(size: CGSize(width: 1_000, height: 800)) { Page() }
    try await screen.tap("Site")
    #expect(screen.openedURLs == [URL(string: "https://example.com")])
    #expect(screen.contains("pad"))
    #expect(screen.contains("wide 1000"))
    #expect(UIApplication.shared.canOpenURL(try #require(URL(string: "tel:1"))))
    #expect(!UIApplication.shared.canOpenURL(try #require(URL(string: "myapp:1"))))
  }
}
