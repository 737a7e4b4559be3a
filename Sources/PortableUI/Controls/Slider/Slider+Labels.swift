extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for the numbers of a range.
  ///
  /// - Parameters:
  ///   - value: the selected number.
  ///   - bounds: the range of valid numbers.
  ///   - label: the accessibility label. It is not visible.
  ///   - onEditingChanged: called with `true` when the user starts dragging, and with `false` when they stop.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), nil, onEditingChanged)
  }

  /// Creates a slider for the numbers of a range.
  ///
  /// - Parameters:
  ///   - value: the selected number.
  ///   - bounds: the range of valid numbers.
  ///   - onEditingChanged: called with `true` when the user starts dragging, and with `false` when they stop.
  ///   - label: the accessibility label. It is not visible.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), nil, onEditingChanged)
  }

  /// Creates a slider for the numbers of a range, in steps.
  ///
  /// - Parameters:
  ///   - value: the selected number.
  ///   - bounds: the range of valid numbers.
  ///   - step: the distance between valid numbers, starting at the lower bound.
  ///   - label: the accessibility label. It is not visible.
  ///   - onEditingChanged: called with `true` when the user starts dragging, and with `false` when they stop.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), nil, onEditingChanged)
  }

  /// Creates a slider for the numbers of a range, in steps.
  ///
  /// - Parameters:
  ///   - value: the selected number.
  ///   - bounds: the range of valid numbers.
  ///   - step: the distance between valid numbers, starting at the lower bound.
  ///   - onEditingChanged: called with `true` when the user starts dragging, and with `false` when they stop.
  ///   - label: the accessibility label. It is not visible.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), nil, onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider for the numbers of a range, with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: the selected number.
  ///   - bounds: the range of valid numbers.
  ///   - label: the accessibility label. It is not visible.
  ///   - minimumValueLabel: the label at the lower end.
  ///   - maximumValueLabel: the label at the upper end.
  ///   - onEditingChanged: called with `true` when the user starts dragging, and with `false` when they stop.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }

  /// Creates a slider for the numbers of a range, with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: the selected number.
  ///   - bounds: the range of valid numbers.
  ///   - onEditingChanged: called with `true` when the user starts dragging, and with `false` when they stop.
  ///   - minimumValueLabel: the label at the lower end.
  ///   - maximumValueLabel: the label at the upper end.
  ///   - label: the accessibility label. It is not visible.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }

  /// Creates a slider for the numbers of a range, in steps, with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: the selected number.
  ///   - bounds: the range of valid numbers.
  ///   - step: the distance between valid numbers, starting at the lower bound.
  ///   - label: the accessibility label. It is not visible.
  ///   - minimumValueLabel: the label at the lower end.
  ///   - maximumValueLabel: the label at the upper end.
  ///   - onEditingChanged: called with `true` when the user starts dragging, and with `false` when they stop.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }

  /// Creates a slider for the numbers of a range, in steps, with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: the selected number.
  ///   - bounds: the range of valid numbers.
  ///   - step: the distance between valid numbers, starting at the lower bound.
  ///   - onEditingChanged: called with `true` when the user starts dragging, and with `false` when they stop.
  ///   - minimumValueLabel: the label at the lower end.
  ///   - maximumValueLabel: the label at the upper end.
  ///   - label: the accessibility label. It is not visible.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }
}
