/// What assistive technology can be led through.
@available(
  *, unavailable, message: "Browsers list headings and links by themselves: use accessibilityAddTraits(.isHeader)."
)
public protocol AccessibilityRotorContent {}

/// A view that assistive technology can be led to.
@available(
  *, unavailable, message: "Browsers list headings and links by themselves: use accessibilityAddTraits(.isHeader)."
)
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// Not to be had here.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
  ) {}
  /// Not to be had here.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {}
  /// Not to be had here.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
  ) {}
  /// Not to be had here.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// What assistive technology leads through by itself.
@available(
  *, unavailable, message: "Browsers list headings and links by themselves: use accessibilityAddTraits(.isHeader)."
)
public struct AccessibilitySystemRotor: Sendable {
  /// Not to be had here.
  public static let links = AccessibilitySystemRotor()
  /// Not to be had here.
  public static let headings = AccessibilitySystemRotor()
  /// Not to be had here.
  public static let images = AccessibilitySystemRotor()
  /// Not to be had here.
  public static let lists = AccessibilitySystemRotor()
  /// Not to be had here.
  public static let tables = AccessibilitySystemRotor()
  /// Not to be had here.
  public static let textFields = AccessibilitySystemRotor()
}

@available(
  *, unavailable, message: "Browsers list headings and links by themselves: use accessibilityAddTraits(.isHeader)."
)
extension View {
  /// Not to be had here.
  public func accessibilityRotor<V: View>(_ label: Text, @ViewBuilder entries: () -> V) -> some View { self }

  /// Not to be had here.
  public func accessibilityRotor<V: View>(_ labelKey: LocalizedStringKey, @ViewBuilder entries: () -> V) -> some View {
    self
  }

  /// Not to be had here.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, V: View>(_ label: L, @ViewBuilder entries: () -> V) -> some View {
    self
  }

  /// Not to be had here.
  public func accessibilityRotor<V: View>(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> V
  ) -> some View { self }

  /// Not to be had here.
  public func accessibilityRotor<E: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [E], entryLabel: KeyPath<E, String>
  ) -> some View { self }

  /// Not to be had here.
  public func accessibilityRotor<E, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [E], entryID: KeyPath<E, ID>, entryLabel: KeyPath<E, String>
  ) -> some View { self }

  /// Not to be had here.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
