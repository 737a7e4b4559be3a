extension MultiDatePicker {
  /// Creates a multiple date picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: the selected days.
  ///   - label: a view that describes the purpose of the days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: nil, upTo: nil, label: label())
  }

  /// Creates a multiple date picker with a custom label for a range of days.
  ///
  /// - Parameters:
  ///   - selection: the selected days.
  ///   - bounds: the valid dates. A day is selectable if any part of it is in this range.
  ///   - label: a view that describes the purpose of the days.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: label())
  }

  /// Creates a multiple date picker with a custom label for days from an earliest date.
  ///
  /// - Parameters:
  ///   - selection: the selected days.
  ///   - bounds: the valid dates. A day is selectable if any part of it is in this range.
  ///   - label: a view that describes the purpose of the days.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil, label: label())
  }

  /// Creates a multiple date picker with a custom label for days before an end date.
  ///
  /// - Parameters:
  ///   - selection: the selected days.
  ///   - bounds: the valid dates. A day is selectable if any part of it is in this range.
  ///   - label: a view that describes the purpose of the days.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound, label: label())
  }

}

extension MultiDatePicker where Label == Text {
  /// Creates a multiple date picker with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - selection: the selected days.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, from: nil, upTo: nil, label: Text(titleKey))
  }

  /// Creates a multiple date picker with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - selection: the selected days.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, from: nil, upTo: nil, label: Text(title))
  }

  /// Creates a multiple date picker with a localized title for a range of days.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - selection: the selected days.
  ///   - bounds: the valid dates. A day is selectable if any part of it is in this range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: Text(titleKey))
  }

  /// Creates a multiple date picker with a title for a range of days.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - selection: the selected days.
  ///   - bounds: the valid dates. A day is selectable if any part of it is in this range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: Text(title))
  }

  /// Creates a multiple date picker with a localized title for days from an earliest date.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - selection: the selected days.
  ///   - bounds: the valid dates. A day is selectable if any part of it is in this range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil, label: Text(titleKey))
  }

  /// Creates a multiple date picker with a title for days from an earliest date.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - selection: the selected days.
  ///   - bounds: the valid dates. A day is selectable if any part of it is in this range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil, label: Text(title))
  }

  /// Creates a multiple date picker with a localized title for days before an end date.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - selection: the selected days.
  ///   - bounds: the valid dates. A day is selectable if any part of it is in this range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound, label: Text(titleKey))
  }

  /// Creates a multiple date picker with a title for days before an end date.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - selection: the selected days.
  ///   - bounds: the valid dates. A day is selectable if any part of it is in this range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound, label: Text(title))
  }

}
