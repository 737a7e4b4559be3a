extension Toggle where Label == Text {
  /// Creates a toggle with a text beside it.
  ///
  /// - Parameters:
  ///   - titleKey: says what is turned on and off.
  ///   - isOn: whether it is on.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a text beside it.
  ///
  /// - Parameters:
  ///   - title: says what is turned on and off.
  ///   - isOn: whether it is on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle with a text beside it, for several values.
  ///
  /// - Parameters:
  ///   - titleKey: says what is turned on and off.
  ///   - sources: what has the values.
  ///   - isOn: the way to a value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a text beside it, for several values.
  ///
  /// - Parameters:
  ///   - title: says what is turned on and off.
  ///   - sources: what has the values.
  ///   - isOn: the way to a value.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == PortableUI.Label<Text, Image> {
  /// Creates a toggle with a text and a symbol beside it.
  ///
  /// - Parameters:
  ///   - titleKey: says what is turned on and off.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - isOn: whether it is on.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a text and a symbol beside it.
  ///
  /// - Parameters:
  ///   - title: says what is turned on and off.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - isOn: whether it is on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a text and a symbol beside it, for several values.
  ///
  /// - Parameters:
  ///   - titleKey: says what is turned on and off.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - sources: what has the values.
  ///   - isOn: the way to a value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a text and a symbol beside it, for several values.
  ///
  /// - Parameters:
  ///   - title: says what is turned on and off.
  ///   - systemImage: the name of one of Apple's SF Symbols.
  ///   - sources: what has the values.
  ///   - isOn: the way to a value.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == PortableUI.Label<Text, Image> {
  /// Creates a toggle with a text and a picture beside it.
  ///
  /// - Parameters:
  ///   - titleKey: says what is turned on and off.
  ///   - image: the picture.
  ///   - isOn: whether it is on.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, image: image) }
  }

  /// Creates a toggle with a text and a picture beside it.
  ///
  /// - Parameters:
  ///   - title: says what is turned on and off.
  ///   - image: the picture.
  ///   - isOn: whether it is on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, image: image) }
  }
}
