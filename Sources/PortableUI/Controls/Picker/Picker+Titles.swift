extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title of the picker.
  ///   - selection: the tag of the selected option.
  ///   - content: the options.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: the title of the picker.
  ///   - selection: the tag of the selected option.
  ///   - content: the options.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker with a localized title that sets several values.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title of the picker.
  ///   - sources: the collection whose elements contain the values.
  ///   - selection: the key path to the binding of an element's value.
  ///   - content: the options.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title that sets several values.
  ///
  /// - Parameters:
  ///   - title: the title of the picker.
  ///   - sources: the collection whose elements contain the values.
  ///   - selection: the key path to the binding of an element's value.
  ///   - content: the options.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == PortableControls.Label<Text, Image> {
  /// Creates a picker with a localized title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title of the picker.
  ///   - systemImage: the name of an SF Symbol.
  ///   - selection: the tag of the selected option.
  ///   - content: the options.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a picker with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: the title of the picker.
  ///   - systemImage: the name of an SF Symbol.
  ///   - selection: the tag of the selected option.
  ///   - content: the options.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a picker with a localized title and a system symbol that sets several values.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title of the picker.
  ///   - systemImage: the name of an SF Symbol.
  ///   - sources: the collection whose elements contain the values.
  ///   - selection: the key path to the binding of an element's value.
  ///   - content: the options.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a picker with a title and a system symbol that sets several values.
  ///
  /// - Parameters:
  ///   - title: the title of the picker.
  ///   - systemImage: the name of an SF Symbol.
  ///   - sources: the collection whose elements contain the values.
  ///   - selection: the key path to the binding of an element's value.
  ///   - content: the options.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Label(title, systemImage: systemImage) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a custom label for the current value.
  @available(
    *, unavailable, message: "A picker's menu always shows the selected option. Use a Menu that contains a Picker."
  )
  public init<C: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> C
  ) {
    self.init(titleKey, selection: selection, content: content)
  }
}
