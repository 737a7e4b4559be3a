import NIOCore
import NIOEmbedded
import Testing

@testable import TrifectaWeb

@Suite("Open connections")
struct OpenConnectionsTests {
  @Test("At the limit, the oldest connection that has not joined is closed")
  func total() throws {
    let connections = connections(limit: 10, perAddress: 100)
    let channels = try (0..<10).map { try open("\($0)", connections) }
    connections.join(try #require(channels[0].number))
    _ = try open("late", connections)
    #expect(channels.map(\.channel.isActive) == [true, false] + Array(repeating: true, count: 8))
    #expect(connections.count == 10)
  }

  @Test("When all connections have joined, a new connection is refused")
  func full() throws {
    let connections = connections(limit: 10, perAddress: 100)
    for number in 0..<10 { connections.join(try #require(try open("\(number)", connections).number)) }
    #expect(try open("late", connections).number == nil)
  }

  @Test("An address at its limit replaces its own connections, and a proxy has no limit")
  func perAddress() throws {
    let connections = connections(limit: 100, perAddress: 2)
    let innocent = try open("home", connections)
    let flood = try (0..<20).map { _ in try open("flood", connections) }
    #expect(innocent.channel.isActive)
    #expect(flood.filter(\.channel.isActive).count == 2)
    for each in flood.suffix(2) { connections.join(try #require(each.number)) }
    #expect(try open("flood", connections).number == nil)
    for _ in 0..<20 { #expect(try open(nil, connections).number != nil) }
  }

  @Test("A closed connection no longer counts towards the limit")
  func closed() throws {
    let connections = connections(limit: 10, perAddress: 2)
    for _ in 0..<1_000 {
      let connection = try open("busy", connections)
      try connection.channel.close().wait()
      connection.channel.embeddedEventLoop.run()
    }
    #expect(connections.count == 0)
    #expect(try open("busy", connections).number != nil)
  }

  @Test("The number of connections is limited by the available file descriptors")
  func descriptors() throws {
    let connections = OpenConnections(WebOptions(), descriptors: 64)
    let channels = try (0..<64).map { try open("\($0)", connections).channel }
    #expect(channels.filter(\.isActive).count == 28)
  }

  private func connections(limit: Int, perAddress: Int) -> OpenConnections {
    var options = WebOptions()
    options.connectionLimit = limit
    options.connectionLimitPerAddress = perAddress
    options.logger = TestLog().logger
    return OpenConnections(options, descriptors: 1_024)
  }

  private func open(_ key: String?, _ connections: OpenConnections) throws -> (channel: EmbeddedChannel, number: Int?) {
    let channel = EmbeddedChannel()
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    let number = connections.add(channel, key: key)
    return (channel, number)
  }
}

@Suite("Accept errors")
struct AcceptPauseTests {
  let channel = EmbeddedChannel()
  let log = TestLog()
  let reads = ReadCounter()

  init() throws {
    try channel.pipeline.syncOperations.addHandlers([reads, AcceptPause(logger: log.logger)])
  }

  @Test("After an accept error the server pauses for a second and logs once")
  func pause() {
    channel.pipeline.fireErrorCaught(IOError(errnoCode: 24, reason: "accept"))
    let before = reads.count
    for _ in 0..<10 {
      channel.read()
      channel.pipeline.fireErrorCaught(IOError(errnoCode: 24, reason: "accept"))
    }
    #expect(reads.count == before)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(reads.count == before + 1)
    #expect(log.all.count == 1)
    #expect(log.all.first?.contains("ulimit -n") == true)
  }

  @Test("Other errors are passed on without logging")
  func otherErrors() {
    channel.pipeline.fireErrorCaught(ChannelError.alreadyClosed)
    #expect(throws: ChannelError.alreadyClosed) { try channel.throwIfErrorCaught() }
    #expect(log.all.isEmpty)
  }
}
