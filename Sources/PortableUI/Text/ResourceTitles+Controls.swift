// Titles as a program has them that gives its texts names of their own: `extension LocalizedStringResource { static let save = … }`.

extension Button where Label == PortableUI.Label<Text, Image> {
  /// Creates a button with a text and a symbol on it.
  ///
  /// - Parameters:
  ///   - titleResource: the text.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - role: what the button is for.
  ///   - action: runs when the button is pressed.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleResource, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text beside it.
  ///
  /// - Parameters:
  ///   - titleResource: says what is turned on and off.
  ///   - isOn: whether it is on.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == PortableUI.Label<Text, Image> {
  /// Creates a toggle with a text and a symbol beside it.
  ///
  /// - Parameters:
  ///   - titleResource: says what is turned on and off.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - isOn: whether it is on.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleResource, systemImage: systemImage) }
  }
}

extension TextField where Label == Text {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleResource: says what is to be entered.
  ///   - text: what was entered.
  ///   - prompt: stands in the field while it is empty.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field that grows with what is entered.
  ///
  /// - Parameters:
  ///   - titleResource: says what is to be entered.
  ///   - text: what was entered.
  ///   - prompt: stands in the field while it is empty.
  ///   - axis: in which direction it grows.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// Creates a field for a value that is written in a format.
  ///
  /// - Parameters:
  ///   - titleResource: says what is to be entered.
  ///   - value: what was entered. It stays as it is where the text is none of the format.
  ///   - format: how it is written.
  ///   - prompt: stands in the field while it is empty.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }
}

extension SecureField where Label == Text {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleResource: says what is to be entered.
  ///   - text: what was entered.
  ///   - prompt: stands in the field while it is empty.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a text beside it.
  ///
  /// - Parameters:
  ///   - titleResource: says what is chosen.
  ///   - selection: the tag of the view that is chosen.
  ///   - content: what there is to choose from, each with a tag.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension Picker where Label == PortableUI.Label<Text, Image> {
  /// Creates a picker with a text and a symbol beside it.
  ///
  /// - Parameters:
  ///   - titleResource: says what is chosen.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - selection: the tag of the view that is chosen.
  ///   - content: what there is to choose from, each with a tag.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(titleResource, systemImage: systemImage) }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a number.
  ///
  /// - Parameters:
  ///   - titleResource: says what is stepped.
  ///   - value: the number.
  ///   - step: by how much it becomes another.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(titleResource) }
  }

  /// Creates a stepper for a number within bounds.
  ///
  /// - Parameters:
  ///   - titleResource: says what is stepped.
  ///   - value: the number.
  ///   - bounds: which numbers there are.
  ///   - step: by how much it becomes another.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleResource) }
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker of dates.
  ///
  /// - Parameters:
  ///   - titleResource: says what is chosen.
  ///   - selection: the date.
  ///   - displayedComponents: which parts of it can be chosen.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
  }

  /// Creates a picker of dates within bounds.
  ///
  /// - Parameters:
  ///   - titleResource: says what is chosen.
  ///   - selection: the date.
  ///   - range: which dates there are.
  ///   - displayedComponents: which parts of it can be chosen.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker of colors.
  ///
  /// - Parameters:
  ///   - titleResource: says what is chosen.
  ///   - selection: the color.
  ///   - supportsOpacity: whether it may be less than opaque.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  ///
  /// - Parameter titleResource: says what.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init { Text(titleResource) }
  }

  /// Shows how much of something is done.
  ///
  /// - Parameters:
  ///   - titleResource: says what is being done.
  ///   - value: what is done; `nil` where that is unknown. It is brought into the range from 0 to `total`.
  ///   - total: what there is to do.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}

extension Link where Label == Text {
  /// Creates a link with a text on it.
  ///
  /// - Parameters:
  ///   - titleResource: the text.
  ///   - destination: where it leads.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a text on its button.
  ///
  /// - Parameters:
  ///   - titleResource: the text.
  ///   - content: what can be done.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension Menu where Label == PortableUI.Label<Text, Image> {
  /// Creates a menu with a text and a symbol on its button.
  ///
  /// - Parameters:
  ///   - titleResource: the text.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - content: what can be done.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }
}
