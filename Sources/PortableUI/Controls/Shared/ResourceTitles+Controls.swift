// Initializers whose titles are resources. Apps use them to define named texts: `extension LocalizedStringResource {
// static let save = … }`.

extension Button where Label == PortableControls.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: the title.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - role: the purpose of the button.
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
  /// Creates a toggle with a label.
  ///
  /// - Parameters:
  ///   - titleResource: the label.
  ///   - isOn: whether the toggle is on.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == PortableControls.Label<Text, Image> {
  /// Creates a toggle with a label and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: the label.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - isOn: whether the toggle is on.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleResource, systemImage: systemImage) }
  }
}

extension TextField where Label == Text {
  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - titleResource: the label of the field.
  ///   - text: the text.
  ///   - prompt: the placeholder of the empty field.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a text field that grows with its text.
  ///
  /// - Parameters:
  ///   - titleResource: the label of the field.
  ///   - text: the text.
  ///   - prompt: the placeholder of the empty field.
  ///   - axis: the axis along which the field grows.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// Creates a text field for a formatted value.
  ///
  /// - Parameters:
  ///   - titleResource: the label of the field.
  ///   - value: the value. It does not change while the text cannot be parsed.
  ///   - format: the format of the value.
  ///   - prompt: the placeholder of the empty field.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }
}

extension SecureField where Label == Text {
  /// Creates a secure text field.
  ///
  /// - Parameters:
  ///   - titleResource: the label of the field.
  ///   - text: the text.
  ///   - prompt: the placeholder of the empty field.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a label.
  ///
  /// - Parameters:
  ///   - titleResource: the label.
  ///   - selection: the tag of the selected option.
  ///   - content: the options, each with a tag.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension Picker where Label == PortableControls.Label<Text, Image> {
  /// Creates a picker with a label and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: the label.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - selection: the tag of the selected option.
  ///   - content: the options, each with a tag.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(titleResource, systemImage: systemImage) }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a value.
  ///
  /// - Parameters:
  ///   - titleResource: the label.
  ///   - value: the value.
  ///   - step: the difference between two values.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(titleResource) }
  }

  /// Creates a stepper for a value within bounds.
  ///
  /// - Parameters:
  ///   - titleResource: the label.
  ///   - value: the value.
  ///   - bounds: the range of values.
  ///   - step: the difference between two values.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleResource) }
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - titleResource: the label.
  ///   - selection: the date.
  ///   - displayedComponents: the components of the date that can be selected.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
  }

  /// Creates a date picker for a range of dates.
  ///
  /// - Parameters:
  ///   - titleResource: the label.
  ///   - selection: the date.
  ///   - range: the range of dates.
  ///   - displayedComponents: the components of the date that can be selected.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker.
  ///
  /// - Parameters:
  ///   - titleResource: the label.
  ///   - selection: the color.
  ///   - supportsOpacity: whether the user can select the opacity.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  ///
  /// - Parameter titleResource: the label.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init { Text(titleResource) }
  }

  /// Creates a progress view.
  ///
  /// - Parameters:
  ///   - titleResource: the label.
  ///   - value: the completed amount, limited to the range from 0 to `total`; `nil` if unknown.
  ///   - total: the total amount.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - titleResource: the title.
  ///   - destination: the URL of the link.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - titleResource: the title.
  ///   - content: the items of the menu.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension Menu where Label == PortableControls.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: the title.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - content: the items of the menu.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }
}
