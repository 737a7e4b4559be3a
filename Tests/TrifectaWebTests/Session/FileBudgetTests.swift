import Testing

@testable import TrifectaWeb

@Suite("File quotas")
struct FileBudgetTests {
  private let room: FileBudget

  init() {
    var options = WebOptions()
    options.fileByteLimitPerSession = 10_000
    options.fileByteLimitInAll = 120_000
    room = FileBudget(options: options)
  }

  private func owner(_ session: String, _ browser: String, _ address: String) -> FileBudget.Owner {
    FileBudget.Owner(session: session, browser: browser, address: address)
  }

  @Test("Sessions, browsers and addresses have quotas, and the total is limited")
  func shares() {
    #expect(!room.take(10_001, for: owner("s1", "b1", "a1")))
    #expect(room.take(10_000, for: owner("s1", "b1", "a1")))
    #expect(room.take(10_000, for: owner("s2", "b1", "a1")))
    #expect(!room.take(1, for: owner("s3", "b1", "a2")))
    #expect(room.take(10_000, for: owner("s4", "b2", "a1")))
    #expect(!room.take(1, for: owner("s5", "b3", "a1")))
    for address in 2...4 {
      for session in 1...3 {
        #expect(room.take(10_000, for: owner("\(address) \(session)", "\(address) \(session)", "a\(address)")))
      }
    }
    #expect(!room.take(1, for: owner("s6", "b6", "a6")))
  }

  @Test("The address quota is never smaller than the session quota")
  func smallTotal() {
    var options = WebOptions()
    options.fileByteLimitInAll = options.fileByteLimitPerSession
    #expect(FileBudget(options: options).take(options.fileByteLimitPerSession, for: owner("s", "b", "a")))
    options.fileByteLimitPerSession = .max
    options.fileByteLimitInAll = .max
    #expect(FileBudget(options: options).take(.max, for: owner("s", "b", "a")))
  }

  @Test("A charge grows with the file from 4,096 bytes and is released once")
  func charge() throws {
    let charge = try #require(FileCharge(for: owner("s", "b", "a"), in: room))
    #expect(!room.hasCapacity(for: 10_000 - 4_095, of: owner("s", "b", "a")))
    #expect(charge.grow(to: 4_096) && room.hasCapacity(for: 10_000 - 4_096, of: owner("s", "b", "a")))
    #expect(charge.grow(to: 10_000) && !charge.grow(to: 10_001))
    #expect(!room.hasCapacity(for: 1, of: owner("s", "b", "a")))
    charge.release()
    charge.release()
    #expect(room.isEmpty && !charge.grow(to: 1))
    _ = FileCharge(5_000, for: owner("s", "b", "a"), in: room)
    #expect(room.isEmpty)
  }
}
