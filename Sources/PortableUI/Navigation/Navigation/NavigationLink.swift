/// A button that shows another page in the enclosing navigation stack. Outside a stack, the button is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let value: AnyHashable?
  private let destination: Destination?
  /// The app's binding for whether the page is presented; `nil` if the link controls the presentation itself.
  private let isPresented: Binding<Bool>?
  @Environment(\.navigation) private var navigation
  @Environment(\.selectsRow) private var selectsRow
  @Environment(\.editMode) private var editMode
  @State private var isActive = false

  init(value: AnyHashable? = nil, destination: Destination?, isPresented: Binding<Bool>? = nil, label: Label) {
    self.value = value
    self.destination = destination
    self.isPresented = isPresented
    self.label = label
  }

  /// The button.
  public var body: some View {
    Button(action: follow) { label }
      .modifier(RowTraitModifier([.isNavigationLink: .flag(true)]))
      .modifier(TraitModifier<LinkValueKey>(value: value))
      .disabled(navigation == nil || (value == nil && destination == nil))
      .navigationDestination(isPresented: isPresented ?? $isActive) { destination }
  }

  private func follow() {
    // In edit mode, pressing a row selects it instead of following the link.
    if selectsRow != nil, editMode?.wrappedValue.isEditing == true { return }
    if let value {
      // In a split view, `value` may be the selection value of a row in this column. If no view declares a destination
      // for its type, nothing is pushed: the selection alone determines the content of the next column.
      if let navigation, navigation.isOutside, selectsRow?(value) == true, !navigation.model.hasDestination(for: value)
      {
        return
      }
      navigation?.push(value)
    } else if let isPresented {
      isPresented.wrappedValue = true
    } else {
      isActive = true
    }
  }

  /// Sets whether the link shows its page in the detail column. This modifier has no effect: the page is shown in the
  /// enclosing stack.
  ///
  /// - Parameter isDetailLink: whether the link is a detail link.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends a value to the path of the stack.
  ///
  /// - Parameters:
  ///   - value: the value to append, see ``View/navigationDestination(for:destination:)``. `nil` disables the link.
  ///   - label: the label of the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(value: value.map { AnyHashable($0) }, destination: nil, label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that appends a value to the path of the stack.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the link.
  ///   - value: the value to append. `nil` disables the link.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link that appends a value to the path of the stack.
  ///
  /// - Parameters:
  ///   - title: the title of the link.
  ///   - value: the value to append. `nil` disables the link.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - destination: the content of the page.
  ///   - label: the label of the link.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label())
  }

  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - destination: the content of the page.
  ///   - label: the label of the link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the link.
  ///   - destination: the content of the page.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination(), label: Text(titleKey))
  }

  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - title: the title of the link.
  ///   - destination: the content of the page.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination(), label: Text(title))
  }

  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the link.
  ///   - destination: the content of the page.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination, label: Text(titleKey))
  }

  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - title: the title of the link.
  ///   - destination: the content of the page.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination, label: Text(title))
  }
}
