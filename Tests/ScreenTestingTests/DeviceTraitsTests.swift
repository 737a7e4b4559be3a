import Foundation
import ScreenTesting
import SwiftUI
import Testing

@Suite("Traits of a device")
@MainActor
struct DeviceTraitsTests {
  private struct DateView: View {
    var body: some View {
      Text(
        Date(timeIntervalSince1970: 0),
        format: .dateTime.year().month(.wide).day().hour(.twoDigits(amPM: .omitted)).minute())
      Text(1_234.5, format: .number)
    }
  }

  @Test("Dates and numbers have the format of the locale and the time zone")
  func formats() async throws {
    let german = await Screen(traits: .device(locale: "de_DE", timeZone: "Asia/Tokyo")) { DateView() }
    #expect(german.contains(.text("1.234,5")))
    #expect(german.tree.contains("1. Januar 1970 um 09"))
    let american = await Screen(traits: .device(locale: "en_US", timeZone: "America/New_York")) { DateView() }
    #expect(american.contains(.text("1,234.5")))
    #expect(american.tree.contains("December 31, 1969"))
  }

  @Test("An unknown time zone is an issue")
  func unknownTimeZone() {
    withKnownIssue { _ = HostTraits.device(locale: "en_US", timeZone: "Nowhere") }
  }
}
