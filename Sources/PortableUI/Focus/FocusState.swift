import ViewGraph

/// Which of the views that belong together has the keyboard's focus. A person who moves the focus changes it, and changing it moves
/// the focus.
///
/// It is a `Bool` for one view, or an optional that says which of several, `nil` while none has it.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates a state for one view, which does not have the focus.
  public init() where Value == Bool {
    initialValue = false
  }

  /// Creates a state for several views, of which none has the focus.
  public init<T: Hashable>() where Value == T? {
    initialValue = nil
  }

  /// Who has the focus.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  /// What connects views with the state, by ``View/focused(_:)`` and ``View/focused(_:equals:)``.
  public var projectedValue: FocusState<Value>.Binding {
    FocusState.Binding(location: location, nobody: initialValue)
  }

  /// The state, as views hand it on.
  @propertyWrapper
  @MainActor @preconcurrency
  public struct Binding {
    fileprivate let location: StateLocation<Value>?
    /// The value while none has the focus.
    let nobody: Value

    /// Who has the focus.
    public var wrappedValue: Value {
      get { location?.value ?? nobody }
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
    // Whether a view depends on the value is for its body to say.
    first.location != nil && first.location === second.location
  }
}

/// What a person hears of on a device that speaks. No host tells of it: it keeps what the program sets.
@propertyWrapper
@MainActor @preconcurrency
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// Creates a state for one view.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Creates a state for several views.
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
  }

  /// Creates a state for one view, for certain technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates a state for several views, for certain technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  /// What the program has set.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What connects views with the state.
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(base: state.projectedValue) }

  /// The state, as views hand it on.
  @propertyWrapper
  @MainActor @preconcurrency
  public struct Binding {
    fileprivate let base: PortableUI.Binding<Value>

    /// What the program has set.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

/// Technologies by which people use a device that they do not see or touch.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt8

  /// Speech.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)

  /// Creates a set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
}
