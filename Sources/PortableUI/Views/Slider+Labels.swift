extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for any number of a range.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - bounds: the least and the greatest number.
  ///   - label: the name, which assistive technology says.
  ///   - onEditingChanged: called with `true` when a person begins to change the number, and with `false` when they let go of it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), nil, onEditingChanged)
  }

  /// Creates a slider for any number of a range.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - bounds: the least and the greatest number.
  ///   - onEditingChanged: called with `true` when a person begins to change the number, and with `false` when they let go of it.
  ///   - label: the name, which assistive technology says.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), nil, onEditingChanged)
  }

  /// Creates a slider for numbers of a range that are so far from each other.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - bounds: the least and the greatest number.
  ///   - step: how far numbers are from each other, counted from the least.
  ///   - label: the name, which assistive technology says.
  ///   - onEditingChanged: called with `true` when a person begins to change the number, and with `false` when they let go of it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), nil, onEditingChanged)
  }

  /// Creates a slider for numbers of a range that are so far from each other.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - bounds: the least and the greatest number.
  ///   - step: how far numbers are from each other, counted from the least.
  ///   - onEditingChanged: called with `true` when a person begins to change the number, and with `false` when they let go of it.
  ///   - label: the name, which assistive technology says.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), nil, onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider for any number of a range, between two labels.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - bounds: the least and the greatest number.
  ///   - label: the name, which assistive technology says.
  ///   - minimumValueLabel: stands at the beginning.
  ///   - maximumValueLabel: stands at the end.
  ///   - onEditingChanged: called with `true` when a person begins to change the number, and with `false` when they let go of it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }

  /// Creates a slider for any number of a range, between two labels.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - bounds: the least and the greatest number.
  ///   - onEditingChanged: called with `true` when a person begins to change the number, and with `false` when they let go of it.
  ///   - minimumValueLabel: stands at the beginning.
  ///   - maximumValueLabel: stands at the end.
  ///   - label: the name, which assistive technology says.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }

  /// Creates a slider for numbers of a range that are so far from each other, between two labels.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - bounds: the least and the greatest number.
  ///   - step: how far numbers are from each other, counted from the least.
  ///   - label: the name, which assistive technology says.
  ///   - minimumValueLabel: stands at the beginning.
  ///   - maximumValueLabel: stands at the end.
  ///   - onEditingChanged: called with `true` when a person begins to change the number, and with `false` when they let go of it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }

  /// Creates a slider for numbers of a range that are so far from each other, between two labels.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - bounds: the least and the greatest number.
  ///   - step: how far numbers are from each other, counted from the least.
  ///   - onEditingChanged: called with `true` when a person begins to change the number, and with `false` when they let go of it.
  ///   - minimumValueLabel: stands at the beginning.
  ///   - maximumValueLabel: stands at the end.
  ///   - label: the name, which assistive technology says.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }
}
