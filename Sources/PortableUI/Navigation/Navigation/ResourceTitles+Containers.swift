// Initializers and modifiers whose titles are resources. Apps use them to define named texts: `extension
// LocalizedStringResource { static let save = … }`.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - titleResource: the title.
  ///   - content: the rows of the section.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that appends a value to the path of the stack.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the link.
  ///   - value: the value to append. `nil` disables the link.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the link.
  ///   - destination: the content of the page.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled content.
  ///
  /// - Parameters:
  ///   - titleResource: the label.
  ///   - content: the content.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled text.
  ///
  /// - Parameters:
  ///   - titleResource: the label.
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
  /// Creates a disclosure group that is initially collapsed.
  ///
  /// - Parameters:
  ///   - titleResource: the label of the group.
  ///   - content: the content, visible while the group is expanded.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a disclosure group.
  ///
  /// - Parameters:
  ///   - titleResource: the label of the group.
  ///   - isExpanded: whether the group is expanded.
  ///   - content: the content, visible while the group is expanded.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a label.
  ///
  /// - Parameters:
  ///   - titleResource: the label.
  ///   - content: the content of the box.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension ContentUnavailableView
where Label == PortableControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view that explains why there is no content.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - name: the name of one of Apple's SF Symbols.
  ///   - description: the reason, or what the user can do.
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
  ///   - titleResource: the title of the tab.
  ///   - systemImage: the name of a symbol.
  ///   - value: the selection value of the tab.
  ///   - role: the purpose of the tab.
  ///   - content: the content of the tab's page.
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
  ///   - titleResource: the title of the tab.
  ///   - systemImage: the name of a symbol.
  ///   - role: the purpose of the tab.
  ///   - content: the content of the tab's page.
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
  /// Sets the accessibility label of this view.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility hint of this view: the result of its action.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets the accessibility value of this view.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }

  /// Adds a help text to this view, which is shown while the pointer is over the view.
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the alert.
  ///   - isPresented: whether the alert is presented.
  ///   - actions: the buttons. Each dismisses the alert after its action has run.
  ///   - message: the message of the alert.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert in front of the screen.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the alert.
  ///   - isPresented: whether the alert is presented.
  ///   - actions: the buttons. Each dismisses the alert after its action has run.
  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Presents a confirmation dialog in front of the screen.
  ///
  /// - Parameters:
  ///   - titleResource: the title of the dialog.
  ///   - isPresented: whether the dialog is presented.
  ///   - titleVisibility: whether the title is displayed. It is displayed only with `.visible`.
  ///   - actions: the buttons. Each dismisses the dialog after its action has run.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }
}
