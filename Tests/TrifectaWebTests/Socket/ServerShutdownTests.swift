import NIOConcurrencyHelpers
import NIOCore
import NIOEmbedded
import Testing

@testable import TrifectaWeb

@Suite("Shutdown of the listening channel")
struct ServerShutdownTests {
  @Test("Sessions end five seconds after the shutdown begins, although the channel is closed at once")
  func sessions() throws {
    let channel = EmbeddedChannel()
    let endings = NIOLockedValueBox(0)
    try channel.pipeline.syncOperations.addHandler(ServerShutdown { endings.withLockedValue { $0 += 1 } })
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    channel.embeddedEventLoop.advanceTime(by: .seconds(60))
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    channel.close(promise: nil)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(4_999))
    #expect(endings.withLockedValue { $0 } == 0)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(endings.withLockedValue { $0 } == 1)
  }
}
