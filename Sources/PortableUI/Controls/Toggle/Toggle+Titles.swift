extension Toggle where Label == Text {
  /// Creates a toggle with a text label.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - isOn: whether the toggle is on.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a text label.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isOn: whether the toggle is on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle with a text label that sets several values.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - sources: the collection whose elements contain the values.
  ///   - isOn: the key path to the binding of an element's value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a text label that sets several values.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - sources: the collection whose elements contain the values.
  ///   - isOn: the key path to the binding of an element's value.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == PortableControls.Label<Text, Image> {
  /// Creates a toggle with a text and a system symbol as its label.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - systemImage: the name of an SF Symbol.
  ///   - isOn: whether the toggle is on.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a text and a system symbol as its label.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - systemImage: the name of an SF Symbol.
  ///   - isOn: whether the toggle is on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a text and a system symbol as its label that sets several values.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - systemImage: the name of an SF Symbol.
  ///   - sources: the collection whose elements contain the values.
  ///   - isOn: the key path to the binding of an element's value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a text and a system symbol as its label that sets several values.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - systemImage: the name of an SF Symbol.
  ///   - sources: the collection whose elements contain the values.
  ///   - isOn: the key path to the binding of an element's value.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == PortableControls.Label<Text, Image> {
  /// Creates a toggle with a text and an image resource as its label.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - image: the image.
  ///   - isOn: whether the toggle is on.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, image: image) }
  }

  /// Creates a toggle with a text and an image resource as its label.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - image: the image.
  ///   - isOn: whether the toggle is on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, image: image) }
  }
}
