import Foundation
import Testing

@testable import TrifectaWeb

@Suite("Quota of snapshots")
struct SnapshotQuotaTests {
  private func key(_ number: Int) -> SessionKey {
    SessionKey(name: SHA256.hash([UInt8(number)]).hexadecimal)!
  }

  private func add(_ number: Int, bytes: Int = 0, at address: String, to quota: inout SnapshotQuota) -> [SessionKey] {
    quota.add(key(number), bytes: bytes, at: address, date: Date(timeIntervalSince1970: Double(number)))
  }

  @Test("Above the total limit, the oldest snapshot of the largest address is evicted")
  func total() {
    var quota = SnapshotQuota(limits: .init(count: 4, bytes: 1 << 20))
    for (number, address) in ["home", "hotel", "library", "school"].enumerated() {
      #expect(add(number, bytes: number == 0 ? 9 : 0, at: address, to: &quota).isEmpty)
    }
    #expect(add(4, at: "office", to: &quota) == [key(0)])
    #expect(quota.count == 4)
  }

  @Test("An address may use a quarter of the bytes")
  func share() {
    var quota = SnapshotQuota(limits: .init(count: 100, bytes: 40_000))
    #expect(add(0, bytes: 4_000, at: "home", to: &quota).isEmpty)
    #expect(add(1, bytes: 4_000, at: "flood", to: &quota).isEmpty)
    #expect(add(2, bytes: 4_000, at: "flood", to: &quota) == [key(1)])
    #expect(quota.count == 2)
  }

  @Test("Saving again replaces the entry, and makes it the newest one")
  func again() {
    var quota = SnapshotQuota(limits: .init(count: 8, bytes: 1 << 20))
    for number in [0, 1, 0] { #expect(add(number, at: "home", to: &quota).isEmpty) }
    #expect(quota.count == 2 && quota.bytes == 2_048)
    #expect(add(2, at: "home", to: &quota) == [key(1)])
  }

  @Test("Entries saved before a date expire")
  func expiry() {
    var quota = SnapshotQuota(limits: .init(count: 100, bytes: 1 << 20))
    for number in 0..<4 { _ = add(number, at: "other", to: &quota) }
    #expect(Set(quota.removeExpired(before: Date(timeIntervalSince1970: 2))) == [key(0), key(1)])
    #expect(quota.count == 2 && quota.bytes == 2_048)
  }
}
