/// A value in a format that follows the language of the place where it is shown.
///
/// Sendable although neither type has to be: both are values by the contracts of `FormatStyle` and `Equatable`, are never
/// changed here, and are read on the main actor alone.
struct FormattedText<Style: FormatStyle>: TextSource, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == String {
  let input: Style.FormatInput
  let style: Style

  func append(to resolver: inout TextResolver) {
    resolver.append(style.following(resolver.values).format(input))
  }

  func isEqual(to other: any TextSource) -> Bool {
    guard let other = other as? Self, other.style == style, other.input == input else { return false }
    // 0 and -0 are equal and look different.
    let signs = [input, other.input].map { ($0 as? any BinaryFloatingPoint)?.sign }
    return signs[0] == signs[1]
  }
}

extension FormatStyle {
  /// This style with the environment's locale, calendar and time zone where it has none of its own.
  @MainActor
  func following(_ values: EnvironmentValues) -> Self {
    // A style says that it has none by the one that follows the system.
    let style = locale(.autoupdatingCurrent) == self ? locale(values.locale) : self
    guard let dated = style as? any DatedFormatStyle, let followed = dated.followingCalendar(of: values) as? Self else {
      return style
    }
    return followed
  }
}

/// A style that names a calendar, and perhaps a time zone.
private protocol DatedFormatStyle {
  var calendar: Calendar { get set }
  @MainActor func followingCalendar(of values: EnvironmentValues) -> Self
}

extension DatedFormatStyle {
  @MainActor
  func followingCalendar(of values: EnvironmentValues) -> Self {
    guard calendar == .autoupdatingCurrent else { return self }
    var style = self
    style.calendar = values.calendar
    return style
  }
}

extension Date.RelativeFormatStyle: DatedFormatStyle {}

/// A style that names a time zone too.
private protocol ZonedFormatStyle: DatedFormatStyle {
  var timeZone: TimeZone { get set }
}

extension ZonedFormatStyle {
  @MainActor
  func followingCalendar(of values: EnvironmentValues) -> Self {
    var style = self
    if calendar == .autoupdatingCurrent { style.calendar = values.calendar }
    if timeZone == .autoupdatingCurrent { style.timeZone = values.timeZone }
    return style
  }
}

extension Date.FormatStyle: ZonedFormatStyle {}
extension Date.IntervalFormatStyle: ZonedFormatStyle {}
