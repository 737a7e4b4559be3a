/// A button that leads to another page of the stack that it is in. Elsewhere it is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let value: AnyHashable?
  private let destination: Destination?
  /// Whether the page is there, where the program says so.
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
      .modifier(RowTraitModifier([.leads: .flag(true)]))
      .modifier(TraitModifier<LinkValueKey>(value: value))
      .disabled(navigation == nil || (value == nil && destination == nil))
      .navigationDestination(isPresented: isPresented ?? $isActive) { destination }
  }

  private func follow() {
    // While rows are chosen one by one, a press chooses one.
    if selectsRow != nil, editMode?.wrappedValue.isEditing == true { return }
    if let value {
      // In a column whose rows are selected by such values, what is selected is all that the next column is told.
      if let navigation, navigation.isOutside, selectsRow?(value) == true, !navigation.model.leads(to: value) { return }
      navigation?.push(value)
    } else if let isPresented {
      isPresented.wrappedValue = true
    } else {
      isActive = true
    }
  }

  /// Says whether the page is shown beside the link, where there is room. It is shown where the stack is.
  ///
  /// - Parameter isDetailLink: whether it is.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
  /// Creates a link by a value.
  ///
  /// - Parameters:
  ///   - value: what leads to the page, as ``View/navigationDestination(for:destination:)`` says; `nil` disables the link.
  ///   - label: what stands on the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(value: value.map { AnyHashable($0) }, destination: nil, label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link by a value.
  ///
  /// - Parameters:
  ///   - titleKey: what stands on the link.
  ///   - value: what leads to the page; `nil` disables the link.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link by a value.
  ///
  /// - Parameters:
  ///   - title: what stands on the link.
  ///   - value: what leads to the page; `nil` disables the link.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - destination: what is on the page.
  ///   - label: what stands on the link.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label())
  }

  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - destination: what is on the page.
  ///   - label: what stands on the link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - titleKey: what stands on the link.
  ///   - destination: what is on the page.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination(), label: Text(titleKey))
  }

  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - title: what stands on the link.
  ///   - destination: what is on the page.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination(), label: Text(title))
  }

  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - titleKey: what stands on the link.
  ///   - destination: what is on the page.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination, label: Text(titleKey))
  }

  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - title: what stands on the link.
  ///   - destination: what is on the page.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination, label: Text(title))
  }
}
