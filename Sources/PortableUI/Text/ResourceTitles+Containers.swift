// Titles as a program has them that gives its texts names of their own: `extension LocalizedStringResource { static let save = … }`.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text above it.
  ///
  /// - Parameters:
  ///   - titleResource: the text.
  ///   - content: its rows.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link to the page of a value.
  ///
  /// - Parameters:
  ///   - titleResource: what stands on the link.
  ///   - value: what leads to the page; `nil` disables the link.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - titleResource: what stands on the link.
  ///   - destination: what is on the page.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Shows something, and says what it is.
  ///
  /// - Parameters:
  ///   - titleResource: says what it is.
  ///   - content: the content.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Shows a text, and says what it is.
  ///
  /// - Parameters:
  ///   - titleResource: says what it is.
  ///   - value: the text.
  @_disfavoredOverload
  public init<V: StringProtocol>(_ titleResource: LocalizedStringResource, value: V) {
    self.init {
      Text(value)
    } label: {
      Text(titleResource)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that is closed at first.
  ///
  /// - Parameters:
  ///   - titleResource: says what is in it.
  ///   - content: what is seen while it is open.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - titleResource: says what is in it.
  ///   - isExpanded: whether it is open.
  ///   - content: what is seen while it is open.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a text above it.
  ///
  /// - Parameters:
  ///   - titleResource: the text.
  ///   - content: what is in the box.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension ContentUnavailableView
where Label == PortableUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says that there is nothing to see.
  ///
  /// - Parameters:
  ///   - title: what is not there.
  ///   - name: the name of one of Apple's SF Symbols.
  ///   - description: why, or what to do.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - titleResource: what it is called.
  ///   - systemImage: the name of a symbol.
  ///   - value: what says that the tab is chosen.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage))
    }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - titleResource: what it is called.
  ///   - systemImage: the name of a symbol.
  ///   - role: what the tab is for.
  ///   - content: what is on its page.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage))
    }
  }
}

extension View {
  /// Says what the view is to those who cannot see it.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what happens where the view is pressed.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says what the view has now.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }

  /// Explains the view to those who stay over it with the pointer.
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }

  /// Says something, and lets a person answer.
  ///
  /// - Parameters:
  ///   - titleResource: what is said.
  ///   - isPresented: whether it is there.
  ///   - actions: what can be answered.
  ///   - message: more of it.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Says something, and lets a person answer.
  ///
  /// - Parameters:
  ///   - titleResource: what is said.
  ///   - isPresented: whether it is there.
  ///   - actions: what can be answered.
  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Lets a person choose what is to be done.
  ///
  /// - Parameters:
  ///   - titleResource: what it is about.
  ///   - isPresented: whether it is there.
  ///   - titleVisibility: whether what it is about is seen.
  ///   - actions: what can be done.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }
}
