extension DatePicker {
  /// Creates a date picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: the selected date.
  ///   - displayedComponents: the components that the user can select.
  ///   - label: a view that describes the purpose of the date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents, label: label())
  }

  /// Creates a date picker with a custom label for a range of dates.
  ///
  /// - Parameters:
  ///   - selection: the selected date. A date outside the range is reported as an issue, and the nearest valid date is
  ///     displayed.
  ///   - range: the range of valid dates.
  ///   - displayedComponents: the components that the user can select.
  ///   - label: a view that describes the purpose of the date.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label: label())
  }

  /// Creates a date picker with a custom label for dates from an earliest date.
  ///
  /// - Parameters:
  ///   - selection: the selected date. A date outside the range is reported as an issue, and the nearest valid date is
  ///     displayed.
  ///   - range: the range of valid dates, which has only a lower bound.
  ///   - displayedComponents: the components that the user can select.
  ///   - label: a view that describes the purpose of the date.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label: label())
  }

  /// Creates a date picker with a custom label for dates up to a latest date.
  ///
  /// - Parameters:
  ///   - selection: the selected date. A date outside the range is reported as an issue, and the nearest valid date is
  ///     displayed.
  ///   - range: the range of valid dates, which has only an upper bound.
  ///   - displayedComponents: the components that the user can select.
  ///   - label: a view that describes the purpose of the date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - selection: the selected date.
  ///   - displayedComponents: the components that the user can select.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a localized title for a range of dates.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - selection: the selected date. A date outside the range is reported as an issue, and the nearest valid date is
  ///     displayed.
  ///   - range: the range of valid dates.
  ///   - displayedComponents: the components that the user can select.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a localized title for dates from an earliest date.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - selection: the selected date. A date outside the range is reported as an issue, and the nearest valid date is
  ///     displayed.
  ///   - range: the range of valid dates, which has only a lower bound.
  ///   - displayedComponents: the components that the user can select.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a localized title for dates up to a latest date.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - selection: the selected date. A date outside the range is reported as an issue, and the nearest valid date is
  ///     displayed.
  ///   - range: the range of valid dates, which has only an upper bound.
  ///   - displayedComponents: the components that the user can select.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - selection: the selected date.
  ///   - displayedComponents: the components that the user can select.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a title for a range of dates.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - selection: the selected date. A date outside the range is reported as an issue, and the nearest valid date is
  ///     displayed.
  ///   - range: the range of valid dates.
  ///   - displayedComponents: the components that the user can select.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a title for dates from an earliest date.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - selection: the selected date. A date outside the range is reported as an issue, and the nearest valid date is
  ///     displayed.
  ///   - range: the range of valid dates, which has only a lower bound.
  ///   - displayedComponents: the components that the user can select.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a title for dates up to a latest date.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - selection: the selected date. A date outside the range is reported as an issue, and the nearest valid date is
  ///     displayed.
  ///   - range: the range of valid dates, which has only an upper bound.
  ///   - displayedComponents: the components that the user can select.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents, label: Text(title))
  }
}
