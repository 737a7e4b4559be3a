/// The content of an accessibility rotor.
@available(
  *, unavailable, message: "Browsers list headings and links without rotors. Use accessibilityAddTraits(.isHeader)."
)
public protocol AccessibilityRotorContent {}

/// An entry of an accessibility rotor.
@available(
  *, unavailable, message: "Browsers list headings and links without rotors. Use accessibilityAddTraits(.isHeader)."
)
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// Unavailable on this platform.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
  ) {}
  /// Unavailable on this platform.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {}
  /// Unavailable on this platform.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
  ) {}
  /// Unavailable on this platform.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// A rotor of the system.
@available(
  *, unavailable, message: "Browsers list headings and links without rotors. Use accessibilityAddTraits(.isHeader)."
)
public struct AccessibilitySystemRotor: Sendable {
  /// Unavailable on this platform.
  public static let links = AccessibilitySystemRotor()
  /// Unavailable on this platform.
  public static let headings = AccessibilitySystemRotor()
  /// Unavailable on this platform.
  public static let images = AccessibilitySystemRotor()
  /// Unavailable on this platform.
  public static let lists = AccessibilitySystemRotor()
  /// Unavailable on this platform.
  public static let tables = AccessibilitySystemRotor()
  /// Unavailable on this platform.
  public static let textFields = AccessibilitySystemRotor()
}

@available(
  *, unavailable, message: "Browsers list headings and links without rotors. Use accessibilityAddTraits(.isHeader)."
)
extension View {
  /// Unavailable on this platform.
  public func accessibilityRotor<V: View>(_ label: Text, @ViewBuilder entries: () -> V) -> some View { self }

  /// Unavailable on this platform.
  public func accessibilityRotor<V: View>(_ labelKey: LocalizedStringKey, @ViewBuilder entries: () -> V) -> some View {
    self
  }

  /// Unavailable on this platform.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, V: View>(_ label: L, @ViewBuilder entries: () -> V) -> some View {
    self
  }

  /// Unavailable on this platform.
  public func accessibilityRotor<V: View>(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> V
  ) -> some View { self }

  /// Unavailable on this platform.
  public func accessibilityRotor<E: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [E], entryLabel: KeyPath<E, String>
  ) -> some View { self }

  /// Unavailable on this platform.
  public func accessibilityRotor<E, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [E], entryID: KeyPath<E, ID>, entryLabel: KeyPath<E, String>
  ) -> some View { self }

  /// Unavailable on this platform.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
