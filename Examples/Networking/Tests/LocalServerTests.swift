import ExampleNetworkingTesting
import Foundation
import NIOCore
import NIOPosix
import Testing

@Suite("Local test server", .timeLimit(.minutes(1)))
struct LocalServerTests {
  @Test("Stopping the server while clients connect closes their connections")
  func stoppedMeanwhile() async throws {
    for _ in 0..<20 {
      let clients = try await LocalServer("Hello").run { url in
        let port = try #require(url.port)
        return try await withThrowingTaskGroup(of: (any Channel).self) { group in
          for _ in 0..<16 {
            group.addTask {
              try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connect(host: "127.0.0.1", port: port).get()
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
      }
      for client in clients { try await client.closeFuture.get() }
    }
  }
}
