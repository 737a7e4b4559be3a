import ViewGraph

/// A property wrapper for the keyboard focus within a group of views. The value changes when the user moves the focus.
/// Setting the value moves the focus.
///
/// The type of the value is `Bool` for a single view. For several views it is an optional, which identifies the focused
/// view and is `nil` while none of the views has the focus.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusState<Value: Hashable>: DynamicProperty {
  // Unsafe so that the state can be created outside of the main actor, as in SwiftUI. The initial value is always
  // `false` or `nil`.
  nonisolated(unsafe) private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates a focus state for a single view, initially unfocused.
  nonisolated public init() where Value == Bool {
    initialValue = false
  }

  /// Creates a focus state for several views, initially unfocused.
  nonisolated public init<T: Hashable>() where Value == T? {
    initialValue = nil
  }

  /// The value of the focused view.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  /// A binding for use with ``View/focused(_:)`` and ``View/focused(_:equals:)``.
  public var projectedValue: FocusState<Value>.Binding {
    FocusState.Binding(location: location, unfocusedValue: initialValue)
  }

  /// A binding to a focus state.
  @propertyWrapper
  @MainActor @preconcurrency
  public struct Binding {
    fileprivate let location: StateLocation<Value>?
    /// The value while no view has the focus.
    package let unfocusedValue: Value

    /// The value of the focused view.
    public var wrappedValue: Value {
      get { location?.value ?? unfocusedValue }
      nonmutating set { location?.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    location = context.namedBox { StateLocation(initialValue, name: $0) }
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { true }
}

extension FocusState.Binding: InputComparable {
  package static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    // Compare the locations but not the values: the view depends on the value only if its body reads the value.
    first.location != nil && first.location === second.location
  }
}

/// A property wrapper for the focus of assistive technology. No host reports this focus, so the value is the one that
/// the program sets.
@propertyWrapper
@MainActor @preconcurrency
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// Creates a state for a single view.
  nonisolated public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Creates a state for several views.
  nonisolated public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
  }

  /// Creates a state for a single view and certain technologies.
  nonisolated public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates a state for several views and certain technologies.
  nonisolated public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  /// The value that the program has set.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the state.
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(base: state.projectedValue) }

  /// A binding to an accessibility focus state.
  @propertyWrapper
  @MainActor @preconcurrency
  public struct Binding {
    fileprivate let base: PortableData.Binding<Value>

    /// The value that the program has set.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

/// Assistive technologies.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt8

  /// VoiceOver.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switch Control.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)

  /// Creates a set from raw bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
}
