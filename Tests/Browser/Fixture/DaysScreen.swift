import Foundation
import PortableUI

/// A calendar in which days of two months can be selected.
struct DaysScreen: View {
  @State private var days: Set<DateComponents> = [DateComponents(year: 2_024, month: 2, day: 14)]
  private let bounds: Range<Date> = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    func day(_ month: Int, _ day: Int) -> Date {
      calendar.date(from: DateComponents(year: 2_024, month: month, day: day)) ?? .now
    }
    return day(2, 6)..<day(4, 1)
  }()

  var body: some View {
    ScrollView {
      MultiDatePicker("Days off", selection: $days, in: bounds).padding()
      Text("Chosen: \(days.count)")
    }
    .environment(\.timeZone, .gmt)
  }
}
