/// A text source that shows a formatted value. The format follows the locale of the environment.
///
/// It is `Sendable` although the format and the input may not be: both are values according to the contracts of
/// `FormatStyle` and `Equatable`, are never modified, and are read only on the main actor.
struct FormattedText<Style: FormatStyle>: TextSource, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == String {
  let input: Style.FormatInput
  let style: Style

  func append(to resolver: inout TextResolver) {
    resolver.append(style.following(resolver.values).format(input))
  }

  func isEqual(to other: any TextSource) -> Bool {
    guard let other = other as? Self, other.style == style, other.input == input else { return false }
    // 0 and -0 are equal but are displayed differently.
    let signs = [input, other.input].map { ($0 as? any BinaryFloatingPoint)?.sign }
    return signs[0] == signs[1]
  }
}

extension FormatStyle {
  /// Returns this style with the environment's locale, calendar and time zone, unless the style specifies others.
  @MainActor
  package func following(_ values: EnvironmentValues) -> Self {
    // If a style does not specify a locale, its locale is `autoupdatingCurrent`.
    let style = locale(.autoupdatingCurrent) == self ? locale(values.locale) : self
    guard let dated = style as? any DatedFormatStyle, let followed = dated.followingCalendar(of: values) as? Self else {
      return style
    }
    return followed
  }
}

/// A style with a calendar, and in some cases a time zone.
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

/// A style with a calendar and a time zone.
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
