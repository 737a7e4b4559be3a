import Foundation
import Logging
import ServiceLifecycle
import Testing

/// Runs a server while a closure sends requests.
///
/// - Parameters:
///   - make: Creates the server, which calls the closure with its port.
///   - ask: Sends requests to the address.
@MainActor
func serving(
  _ make: (_ running: @escaping @Sendable (Int) async -> Void) -> some Service,
  _ ask: (_ root: URL) async throws -> Void
) async throws {
  let ports = AsyncStream.makeStream(of: Int.self)
  let quiet = Logger(label: "quiet") { _ in SwiftLogNoOpLogHandler() }
  let group = ServiceGroup(
    configuration: .init(services: [.init(service: make { ports.continuation.yield($0) })], logger: quiet))
  let running = Task { try await group.run() }
  for await port in ports.stream {
    try await ask(try #require(URL(string: "http://127.0.0.1:\(port)/")))
    break
  }
  await group.triggerGracefulShutdown()
  try await running.value
}
