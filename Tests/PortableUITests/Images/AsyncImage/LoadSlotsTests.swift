import Elements
import ScreenTesting
import SwiftUI
import Testing
import Waiting

@testable import PortableImages

@Suite("Load slots")
@MainActor
struct LoadSlotsTests {
  @Test("Waiting loads get free slots in order")
  func order() async throws {
    let slots = LoadSlots(1)
    let probe = Probe()
    let first = try await slots.take()
    let loads = await waitInOrder(["a", "b"], for: slots, probe)
    #expect(probe.notes.isEmpty)
    first.end()
    first.end()
    for load in loads { try await load.value }
    #expect(probe.notes == ["a", "b"])
    _ = try await slots.take()
  }

  @Test("A cancelled load stops waiting and takes no slot")
  func cancelled() async throws {
    let slots = LoadSlots(1)
    let probe = Probe()
    let first = try await slots.take()
    let loads = await waitInOrder(["a", "b"], for: slots, probe)
    loads[0].cancel()
    await #expect(throws: CancellationError.self) { try await loads[0].value }
    first.end()
    try await loads[1].value
    #expect(probe.notes == ["b"] && slots.waiting == 0)
  }

  @Test(
    "Schemes of URLs are in lowercase, as URLSession requires",
    arguments: [
      "HTTP://example.org/A%20b?c=D", "http://example.org/A%20b?c=D",
    ])
  func schemes(text: String) throws {
    #expect(try #require(URL(string: text)).withLowercaseScheme.absoluteString == "http://example.org/A%20b?c=D")
  }

  @Test("A released slot is free again")
  func forgotten() async throws {
    let slots = LoadSlots(1)
    for _ in 0..<3 { _ = try await slots.take() }
  }

  private func waitInOrder(_ names: [String], for slots: LoadSlots, _ probe: Probe) async -> [Task<Void, any Error>] {
    var loads: [Task<Void, any Error>] = []
    for name in names {
      loads.append(
        Task {
          let slot = try await slots.take()
          probe.note(name)
          slot.end()
        })
      await settle(until: { slots.waiting == loads.count })
    }
    return loads
  }

  @Test("Downloads share no cookies, credentials or cache")
  func configuration() {
    let configuration = PictureDownload.configuration
    #expect(configuration.httpCookieStorage == nil && !configuration.httpShouldSetCookies)
    #expect(configuration.httpCookieAcceptPolicy == .never)
    #expect(configuration.urlCredentialStorage == nil && configuration.urlCache == nil)
  }

  @Test("A screen loads at most six images at a time")
  func screen() async throws {
    let probe = Probe()
    let (stream, ending) = AsyncStream.makeStream(of: Void.self)
    let screen = await Screen {
      ForEach(0..<8) { number in AsyncImage(url: URL(string: "https://example.com/\(number).png")) }
        .environment(\.loadPicture) { url in
          await probe.note(url.lastPathComponent)
          for await _ in stream {}
          return PictureData(Data([0x89, 0x50, 0x4E, 0x47]))
        }
    }
    await settle(until: { probe.notes.count == 6 })
    await letOthersRun()
    #expect(probe.notes.count == 6)
    ending.finish()
    await settle(until: { probe.notes.count == 8 })
    await screen.settle()
  }
}
