// Links to pages that the app can also present itself, by setting a Boolean binding or by selecting one of several
// tags.

extension NavigationLink {
  /// Creates a link to a page, with a binding that presents and dismisses the page.
  ///
  /// - Parameters:
  ///   - isActive: whether the page is presented. Following the link sets the binding to `true`. Going back sets it to
  ///     `false`.
  ///   - destination: the content of the page.
  ///   - label: the label of the link.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), isPresented: isActive, label: label())
  }

  /// Creates a link to a page, with a binding that presents and dismisses the page.
  ///
  /// - Parameters:
  ///   - destination: the content of the page.
  ///   - isActive: whether the page is presented. Following the link sets the binding to `true`. Going back sets it to
  ///     `false`.
  ///   - label: the label of the link.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isPresented: isActive, label: label())
  }

  /// Creates a link to a page, with a binding that presents and dismisses the page.
  ///
  /// - Parameters:
  ///   - tag: the value of `selection` that presents the page.
  ///   - selection: the tag of the presented page, or `nil`. Following the link sets the binding to `tag`. Going back
  ///     sets it to `nil`.
  ///   - destination: the content of the page.
  ///   - label: the label of the link.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), isPresented: selection.isTag(tag), label: label())
  }

  /// Creates a link to a page, with a binding that presents and dismisses the page.
  ///
  /// - Parameters:
  ///   - destination: the content of the page.
  ///   - tag: the value of `selection` that presents the page.
  ///   - selection: the tag of the presented page, or `nil`. Following the link sets the binding to `tag`. Going back
  ///     sets it to `nil`.
  ///   - label: the label of the link.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isPresented: selection.isTag(tag), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a page, with a binding that presents and dismisses the page.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the link.
  ///   - isActive: whether the page is presented. Following the link sets the binding to `true`. Going back sets it to
  ///     `false`.
  ///   - destination: the content of the page.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isPresented: isActive, label: Text(titleKey))
  }

  /// Creates a link to a page, with a binding that presents and dismisses the page.
  ///
  /// - Parameters:
  ///   - title: the title of the link.
  ///   - isActive: whether the page is presented. Following the link sets the binding to `true`. Going back sets it to
  ///     `false`.
  ///   - destination: the content of the page.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isPresented: isActive, label: Text(title))
  }

  /// Creates a link to a page, with a binding that presents and dismisses the page.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the link.
  ///   - destination: the content of the page.
  ///   - isActive: whether the page is presented. Following the link sets the binding to `true`. Going back sets it to
  ///     `false`.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isPresented: isActive, label: Text(titleKey))
  }

  /// Creates a link to a page, with a binding that presents and dismisses the page.
  ///
  /// - Parameters:
  ///   - title: the title of the link.
  ///   - destination: the content of the page.
  ///   - isActive: whether the page is presented. Following the link sets the binding to `true`. Going back sets it to
  ///     `false`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isPresented: isActive, label: Text(title))
  }

  /// Creates a link to a page, with a binding that presents and dismisses the page.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the link.
  ///   - tag: the value of `selection` that presents the page.
  ///   - selection: the tag of the presented page, or `nil`. Following the link sets the binding to `tag`. Going back
  ///     sets it to `nil`.
  ///   - destination: the content of the page.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isPresented: selection.isTag(tag), label: Text(titleKey))
  }

  /// Creates a link to a page, with a binding that presents and dismisses the page.
  ///
  /// - Parameters:
  ///   - title: the title of the link.
  ///   - tag: the value of `selection` that presents the page.
  ///   - selection: the tag of the presented page, or `nil`. Following the link sets the binding to `tag`. Going back
  ///     sets it to `nil`.
  ///   - destination: the content of the page.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isPresented: selection.isTag(tag), label: Text(title))
  }

  /// Creates a link to a page, with a binding that presents and dismisses the page.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the link.
  ///   - destination: the content of the page.
  ///   - tag: the value of `selection` that presents the page.
  ///   - selection: the tag of the presented page, or `nil`. Following the link sets the binding to `tag`. Going back
  ///     sets it to `nil`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, isPresented: selection.isTag(tag), label: Text(titleKey))
  }

  /// Creates a link to a page, with a binding that presents and dismisses the page.
  ///
  /// - Parameters:
  ///   - title: the title of the link.
  ///   - destination: the content of the page.
  ///   - tag: the value of `selection` that presents the page.
  ///   - selection: the tag of the presented page, or `nil`. Following the link sets the binding to `tag`. Going back
  ///     sets it to `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, isPresented: selection.isTag(tag), label: Text(title))
  }
}

extension Binding {
  /// Returns a Boolean binding that is `true` while the value equals a tag. Setting the binding to `true` selects the
  /// tag. Setting it to `false` clears the selection, unless another tag is selected by then.
  fileprivate func isTag<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isChosen in
        if isChosen { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}
