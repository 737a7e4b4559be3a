import Foundation
import IssueReporting
import PortableUI

extension HostTraits {
  /// Returns the traits of a default device whose user has a locale and a time zone, so that numbers and dates do not
  /// depend on the machine that runs the test.
  ///
  /// - Parameters:
  ///   - locale: The identifier of the locale, such as `en_US`.
  ///   - timeZone: The identifier of the time zone, such as `Europe/Zurich`. An unknown time zone is reported as an
  ///     issue.
  /// - Returns: The traits.
  public static func device(locale: String, timeZone: String) -> HostTraits {
    var traits = HostTraits()
    traits.locale = Locale(identifier: locale)
    if let zone = TimeZone(identifier: timeZone) {
      traits.timeZone = zone
    } else {
      reportIssue("There is no time zone “\(timeZone)”. The screen has the time zone of the process.")
    }
    return traits
  }
}
