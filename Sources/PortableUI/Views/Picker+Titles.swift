extension Picker where Label == Text {
  /// Creates a picker that is called by a text.
  ///
  /// - Parameters:
  ///   - titleKey: says what is chosen.
  ///   - selection: the tag of what is chosen.
  ///   - content: the choices.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker that is called by a text.
  ///
  /// - Parameters:
  ///   - title: says what is chosen.
  ///   - selection: the tag of what is chosen.
  ///   - content: the choices.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker that is called by a text, for several values.
  ///
  /// - Parameters:
  ///   - titleKey: says what is chosen.
  ///   - sources: what has the values.
  ///   - selection: the way to a value.
  ///   - content: the choices.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker that is called by a text, for several values.
  ///
  /// - Parameters:
  ///   - title: says what is chosen.
  ///   - sources: what has the values.
  ///   - selection: the way to a value.
  ///   - content: the choices.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == PortableUI.Label<Text, Image> {
  /// Creates a picker that is called by a text and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: says what is chosen.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - selection: the tag of what is chosen.
  ///   - content: the choices.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a picker that is called by a text and a symbol.
  ///
  /// - Parameters:
  ///   - title: says what is chosen.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - selection: the tag of what is chosen.
  ///   - content: the choices.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a picker that is called by a text and a symbol, for several values.
  ///
  /// - Parameters:
  ///   - titleKey: says what is chosen.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - sources: what has the values.
  ///   - selection: the way to a value.
  ///   - content: the choices.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a picker that is called by a text and a symbol, for several values.
  ///
  /// - Parameters:
  ///   - title: says what is chosen.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - sources: what has the values.
  ///   - selection: the way to a value.
  ///   - content: the choices.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Label(title, systemImage: systemImage) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a label of its own for what is chosen.
  @available(*, unavailable, message: "A browser's menu shows the choice itself: use a Menu with a Picker in it.")
  public init<C: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> C
  ) {
    self.init(titleKey, selection: selection, content: content)
  }
}
