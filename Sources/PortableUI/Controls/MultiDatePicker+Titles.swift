extension MultiDatePicker {
  /// Creates a picker of days.
  ///
  /// - Parameters:
  ///   - selection: the days that are chosen.
  ///   - label: what they are chosen for.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: nil, upTo: nil, label: label())
  }

  /// Creates a picker of days.
  ///
  /// - Parameters:
  ///   - selection: the days that are chosen.
  ///   - bounds: the days that can be chosen: those of which a part is in it.
  ///   - label: what they are chosen for.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: label())
  }

  /// Creates a picker of days.
  ///
  /// - Parameters:
  ///   - selection: the days that are chosen.
  ///   - bounds: the days that can be chosen: those of which a part is in it.
  ///   - label: what they are chosen for.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil, label: label())
  }

  /// Creates a picker of days.
  ///
  /// - Parameters:
  ///   - selection: the days that are chosen.
  ///   - bounds: the days that can be chosen: those of which a part is in it.
  ///   - label: what they are chosen for.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound, label: label())
  }

}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of days.
  ///
  /// - Parameters:
  ///   - titleKey: what they are chosen for.
  ///   - selection: the days that are chosen.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, from: nil, upTo: nil, label: Text(titleKey))
  }

  /// Creates a picker of days.
  ///
  /// - Parameters:
  ///   - title: what they are chosen for.
  ///   - selection: the days that are chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, from: nil, upTo: nil, label: Text(title))
  }

  /// Creates a picker of days.
  ///
  /// - Parameters:
  ///   - titleKey: what they are chosen for.
  ///   - selection: the days that are chosen.
  ///   - bounds: the days that can be chosen: those of which a part is in it.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: Text(titleKey))
  }

  /// Creates a picker of days.
  ///
  /// - Parameters:
  ///   - title: what they are chosen for.
  ///   - selection: the days that are chosen.
  ///   - bounds: the days that can be chosen: those of which a part is in it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: Text(title))
  }

  /// Creates a picker of days.
  ///
  /// - Parameters:
  ///   - titleKey: what they are chosen for.
  ///   - selection: the days that are chosen.
  ///   - bounds: the days that can be chosen: those of which a part is in it.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil, label: Text(titleKey))
  }

  /// Creates a picker of days.
  ///
  /// - Parameters:
  ///   - title: what they are chosen for.
  ///   - selection: the days that are chosen.
  ///   - bounds: the days that can be chosen: those of which a part is in it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil, label: Text(title))
  }

  /// Creates a picker of days.
  ///
  /// - Parameters:
  ///   - titleKey: what they are chosen for.
  ///   - selection: the days that are chosen.
  ///   - bounds: the days that can be chosen: those of which a part is in it.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound, label: Text(titleKey))
  }

  /// Creates a picker of days.
  ///
  /// - Parameters:
  ///   - title: what they are chosen for.
  ///   - selection: the days that are chosen.
  ///   - bounds: the days that can be chosen: those of which a part is in it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound, label: Text(title))
  }

}
