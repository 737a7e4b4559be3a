import Foundation

private enum TimeZoneKey: DependencyKey {
  static let liveValue = TimeZone.autoupdatingCurrent
  static let testValue = TimeZone(secondsFromGMT: 0) ?? .autoupdatingCurrent
}

extension DependencyValues {
  /// The person's time zone.
  ///
  /// In tests it is Greenwich's, so that dates come out the same on every machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
