import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: progress")
@MainActor
struct ProgressTests {
  private let clock = TestClock()
  private let map = Download.State(id: "Map", megabytes: 3)

  private func store(_ downloads: Download.State...) -> TestStore<DownloadList> {
    TestStore(initialState: DownloadList.State(downloads: IdentifiedArray(downloads))) {
      DownloadList()
    } withDependencies: {
      $0.continuousClock = clock
      $0.downloadClient = DownloadKey.liveValue
    }
  }

  /// Lets a download receive one more megabyte.
  private func tick(sleepers: Int = 1) async {
    await clock.waitForSleepers(sleepers)
    await clock.advance(by: .milliseconds(250))
  }

  @Test("A paused download keeps the received part, and continues from there")
  func pauses() async {
    let store = store(map)
    await store.send(.download("Map", .startTapped)) { $0.downloads[id: "Map"]?.phase = .running }
    await tick()
    await store.receive(.download("Map", .progressed(received: 1))) { $0.downloads[id: "Map"]?.received = 1 }
    await store.send(.download("Map", .pauseTapped)) { $0.downloads[id: "Map"]?.phase = .stopped }
    await store.send(.download("Map", .startTapped)) { $0.downloads[id: "Map"]?.phase = .running }
    await tick()
    await store.receive(.download("Map", .progressed(received: 2))) { $0.downloads[id: "Map"]?.received = 2 }
    await tick()
    await store.receive(.download("Map", .progressed(received: 3))) { $0.downloads[id: "Map"]?.received = 3 }
    await store.receive(.download("Map", .finished)) { $0.downloads[id: "Map"]?.phase = .finished }
    // Taps that arrive late do nothing.
    await store.send(.download("Map", .pauseTapped))
    await store.send(.download("Map", .startTapped))
    await store.finish()
  }

  @Test("Cancelling one download does not cancel the other")
  func cancels() async {
    let store = store(
      Download.State(id: "Map", megabytes: 3, received: 2), Download.State(id: "Guide", megabytes: 4))
    await store.send(.startAllTapped)
    await store.receive(.download("Map", .startTapped)) { $0.downloads[id: "Map"]?.phase = .running }
    await store.receive(.download("Guide", .startTapped)) { $0.downloads[id: "Guide"]?.phase = .running }
    await store.send(.download("Guide", .cancelTapped)) { $0.downloads[id: "Guide"]?.phase = .stopped }
    await tick()
    await store.receive(.download("Map", .progressed(received: 3))) { $0.downloads[id: "Map"]?.received = 3 }
    await store.receive(.download("Map", .finished)) { $0.downloads[id: "Map"]?.phase = .finished }
    await store.finish()
  }

  @Test("Removing a row cancels its download")
  func removes() async {
    let store = store(map)
    await store.send(.download("Map", .startTapped)) { $0.downloads[id: "Map"]?.phase = .running }
    await store.send(.removed([0])) { $0.downloads = [] }
    await store.finish()
  }

  @Test("A download that loses the connection can be resumed")
  func fails() async {
    let store = store(Download.State(id: "Map", megabytes: 2, isUnstable: true))
    await store.send(.download("Map", .startTapped)) { $0.downloads[id: "Map"]?.phase = .running }
    await tick()
    await store.receive(.download("Map", .progressed(received: 1))) { $0.downloads[id: "Map"]?.received = 1 }
    await tick()
    let reason = "The connection was lost."
    await store.receive(.download("Map", .failed(reason))) { $0.downloads[id: "Map"]?.phase = .failed(reason) }
    await store.send(.download("Map", .startTapped)) { $0.downloads[id: "Map"]?.phase = .running }
    await tick()
    await store.receive(.download("Map", .progressed(received: 2))) { $0.downloads[id: "Map"]?.received = 2 }
    await store.receive(.download("Map", .finished)) { $0.downloads[id: "Map"]?.phase = .finished }
    await store.finish()
  }

  @Test("The screen shows the progress of each download and the total")
  func screen() async throws {
    let screen = await withDependencies {
      $0.continuousClock = clock
      $0.downloadClient = DownloadKey.liveValue
    } operation: {
      await Screen { ProgressStudy() }
    }
    #expect(screen.contains("Total: 0 of 58 MB"))
    try await screen.tap("Download All")
    await tick(sleepers: 3)
    try await screen.wait(for: "1 of 20 MB")
    try await screen.wait(for: "1 of 8 MB")
    try await screen.wait(for: "1 of 30 MB")
    #expect(screen.contains("Total: 3 of 58 MB"))
    #expect(screen.findAll(.button("Pause")).count == 3)
    try await screen.delete(.text("City map"))
    #expect(screen.contains("Total: 2 of 38 MB") && !screen.contains("City map"))
  }
}
