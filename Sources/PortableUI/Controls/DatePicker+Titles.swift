extension DatePicker {
  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - selection: the date. One outside of the range is reported, and shown as the nearest in it.
  ///   - displayedComponents: which parts of it can be chosen.
  ///   - label: says what the date is for.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents, label: label())
  }

  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - selection: the date. One outside of the range is reported, and shown as the nearest in it.
  ///   - range: the earliest and the latest date.
  ///   - displayedComponents: which parts of it can be chosen.
  ///   - label: says what the date is for.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label: label())
  }

  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - selection: the date. One outside of the range is reported, and shown as the nearest in it.
  ///   - range: from the earliest date on.
  ///   - displayedComponents: which parts of it can be chosen.
  ///   - label: says what the date is for.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label: label())
  }

  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - selection: the date. One outside of the range is reported, and shown as the nearest in it.
  ///   - range: up to the latest date.
  ///   - displayedComponents: which parts of it can be chosen.
  ///   - label: says what the date is for.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker that is called by a text.
  ///
  /// - Parameters:
  ///   - titleKey: says what the date is for.
  ///   - selection: the date. One outside of the range is reported, and shown as the nearest in it.
  ///   - displayedComponents: which parts of it can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker that is called by a text.
  ///
  /// - Parameters:
  ///   - titleKey: says what the date is for.
  ///   - selection: the date. One outside of the range is reported, and shown as the nearest in it.
  ///   - range: the earliest and the latest date.
  ///   - displayedComponents: which parts of it can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker that is called by a text.
  ///
  /// - Parameters:
  ///   - titleKey: says what the date is for.
  ///   - selection: the date. One outside of the range is reported, and shown as the nearest in it.
  ///   - range: from the earliest date on.
  ///   - displayedComponents: which parts of it can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker that is called by a text.
  ///
  /// - Parameters:
  ///   - titleKey: says what the date is for.
  ///   - selection: the date. One outside of the range is reported, and shown as the nearest in it.
  ///   - range: up to the latest date.
  ///   - displayedComponents: which parts of it can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker that is called by a text.
  ///
  /// - Parameters:
  ///   - title: says what the date is for.
  ///   - selection: the date. One outside of the range is reported, and shown as the nearest in it.
  ///   - displayedComponents: which parts of it can be chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents, label: Text(title))
  }

  /// Creates a date picker that is called by a text.
  ///
  /// - Parameters:
  ///   - title: says what the date is for.
  ///   - selection: the date. One outside of the range is reported, and shown as the nearest in it.
  ///   - range: the earliest and the latest date.
  ///   - displayedComponents: which parts of it can be chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label: Text(title))
  }

  /// Creates a date picker that is called by a text.
  ///
  /// - Parameters:
  ///   - title: says what the date is for.
  ///   - selection: the date. One outside of the range is reported, and shown as the nearest in it.
  ///   - range: from the earliest date on.
  ///   - displayedComponents: which parts of it can be chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label: Text(title))
  }

  /// Creates a date picker that is called by a text.
  ///
  /// - Parameters:
  ///   - title: says what the date is for.
  ///   - selection: the date. One outside of the range is reported, and shown as the nearest in it.
  ///   - range: up to the latest date.
  ///   - displayedComponents: which parts of it can be chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents, label: Text(title))
  }
}
