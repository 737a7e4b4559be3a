import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Notification sequences")
struct NotificationsTests {
  private static let name = Notification.Name("something was saved")

  private struct Counts: View {
    let center: NotificationCenter
    let owner: Owner?
    @State private var saved: [Int] = []

    var body: some View {
      Text(saved.map(String.init).joined(separator: " "))
        .task {
          for await post in center.notifications(named: NotificationsTests.name, object: owner) {
            saved.append(post.userInfo?["number"] as? Int ?? 0)
          }
          saved.append(-1)
        }
    }
  }

  private final class Owner: Sendable {}

  private func post(
    _ number: Int, of owner: Owner? = nil, in center: NotificationCenter, name: Notification.Name = name
  ) {
    center.post(name: name, object: owner, userInfo: ["number": number])
  }

  @Test("A view's task receives notifications of its name in order")
  func task() async throws {
    let center = NotificationCenter()
    let screen = await Screen { Counts(center: center, owner: nil) }
    post(1, in: center)
    post(2, of: Owner(), in: center)
    post(3, in: center, name: .init("another"))
    post(4, in: .default)
    await screen.settle()
    #expect(screen.contains("1 2"))
    await screen.close()
    post(5, in: center)
  }

  @Test("Notifications of one object are filtered from others")
  func object() async throws {
    let center = NotificationCenter()
    let owner = Owner()
    let screen = await Screen { Counts(center: center, owner: owner) }
    post(1, of: Owner(), in: center)
    post(2, of: owner, in: center)
    post(3, in: center)
    await screen.settle()
    #expect(screen.contains("2"))
    #expect(!screen.contains("1 2"))
  }

  @Test("Cancelling the task ends the sequence after the posted notifications")
  func ends() async {
    let center = NotificationCenter()
    let gate = AsyncStream.makeStream(of: Void.self)
    let loop = Task.immediate {
      var numbers: [Int] = []
      for await post in center.notifications(named: Self.name) {
        numbers.append(post.userInfo?["number"] as? Int ?? 0)
        if numbers.count == 2 { gate.continuation.finish() }
      }
      return numbers
    }
    post(1, in: center)
    post(2, in: center)
    for await _ in gate.stream {}
    loop.cancel()
    #expect(await loop.value == [1, 2])
  }
}
