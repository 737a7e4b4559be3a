// Links to pages that the program presents too: by a flag, or by one of several tags.

extension NavigationLink {
  /// Creates a link to a page that the program presents too.
  ///
  /// - Parameters:
  ///   - isActive: whether the page is there. The link sets it, and going back takes it back.
  ///   - destination: what is on the page.
  ///   - label: what stands on the link.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), isPresented: isActive, label: label())
  }

  /// Creates a link to a page that the program presents too.
  ///
  /// - Parameters:
  ///   - destination: what is on the page.
  ///   - isActive: whether the page is there. The link sets it, and going back takes it back.
  ///   - label: what stands on the link.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isPresented: isActive, label: label())
  }

  /// Creates a link to a page that the program presents too.
  ///
  /// - Parameters:
  ///   - tag: what says that the page is there.
  ///   - selection: the tag of the page that is there; `nil` for none. The link sets it, and going back sets it to `nil`.
  ///   - destination: what is on the page.
  ///   - label: what stands on the link.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), isPresented: selection.isTag(tag), label: label())
  }

  /// Creates a link to a page that the program presents too.
  ///
  /// - Parameters:
  ///   - destination: what is on the page.
  ///   - tag: what says that the page is there.
  ///   - selection: the tag of the page that is there; `nil` for none. The link sets it, and going back sets it to `nil`.
  ///   - label: what stands on the link.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isPresented: selection.isTag(tag), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a page that the program presents too.
  ///
  /// - Parameters:
  ///   - titleKey: what stands on the link.
  ///   - isActive: whether the page is there. The link sets it, and going back takes it back.
  ///   - destination: what is on the page.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isPresented: isActive, label: Text(titleKey))
  }

  /// Creates a link to a page that the program presents too.
  ///
  /// - Parameters:
  ///   - title: what stands on the link.
  ///   - isActive: whether the page is there. The link sets it, and going back takes it back.
  ///   - destination: what is on the page.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isPresented: isActive, label: Text(title))
  }

  /// Creates a link to a page that the program presents too.
  ///
  /// - Parameters:
  ///   - titleKey: what stands on the link.
  ///   - destination: what is on the page.
  ///   - isActive: whether the page is there. The link sets it, and going back takes it back.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isPresented: isActive, label: Text(titleKey))
  }

  /// Creates a link to a page that the program presents too.
  ///
  /// - Parameters:
  ///   - title: what stands on the link.
  ///   - destination: what is on the page.
  ///   - isActive: whether the page is there. The link sets it, and going back takes it back.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isPresented: isActive, label: Text(title))
  }

  /// Creates a link to a page that the program presents too.
  ///
  /// - Parameters:
  ///   - titleKey: what stands on the link.
  ///   - tag: what says that the page is there.
  ///   - selection: the tag of the page that is there; `nil` for none. The link sets it, and going back sets it to `nil`.
  ///   - destination: what is on the page.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isPresented: selection.isTag(tag), label: Text(titleKey))
  }

  /// Creates a link to a page that the program presents too.
  ///
  /// - Parameters:
  ///   - title: what stands on the link.
  ///   - tag: what says that the page is there.
  ///   - selection: the tag of the page that is there; `nil` for none. The link sets it, and going back sets it to `nil`.
  ///   - destination: what is on the page.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isPresented: selection.isTag(tag), label: Text(title))
  }

  /// Creates a link to a page that the program presents too.
  ///
  /// - Parameters:
  ///   - titleKey: what stands on the link.
  ///   - destination: what is on the page.
  ///   - tag: what says that the page is there.
  ///   - selection: the tag of the page that is there; `nil` for none. The link sets it, and going back sets it to `nil`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, isPresented: selection.isTag(tag), label: Text(titleKey))
  }

  /// Creates a link to a page that the program presents too.
  ///
  /// - Parameters:
  ///   - title: what stands on the link.
  ///   - destination: what is on the page.
  ///   - tag: what says that the page is there.
  ///   - selection: the tag of the page that is there; `nil` for none. The link sets it, and going back sets it to `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, isPresented: selection.isTag(tag), label: Text(title))
  }
}

extension Binding {
  /// Whether the value is a tag. Setting it chooses the tag, and taking it back chooses none if it is still this one.
  fileprivate func isTag<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isChosen in
        if isChosen { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}
