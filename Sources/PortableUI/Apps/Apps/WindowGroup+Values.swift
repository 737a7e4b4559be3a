extension WindowGroup {
  /// Creates a window group whose windows show a value. The value is initially `nil`.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil) {
      PresentedWindowContent(nil) { value in
        content(value)
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially a default value.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  ///   - defaultValue: returns the initial value.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping @MainActor () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil) {
      PresentedWindowContent(defaultValue()) { value in
        content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially `nil`.
  ///
  /// - Parameters:
  ///   - id: the identifier of the window.
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id) {
      PresentedWindowContent(nil) { value in
        content(value)
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially a default value.
  ///
  /// - Parameters:
  ///   - id: the identifier of the window.
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  ///   - defaultValue: returns the initial value.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping @MainActor () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id) {
      PresentedWindowContent(defaultValue()) { value in
        content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially `nil`.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: nil) {
      PresentedWindowContent(nil) { value in
        content(value)
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially a default value.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  ///   - defaultValue: returns the initial value.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping @MainActor () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: nil) {
      PresentedWindowContent(defaultValue()) { value in
        content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially `nil`.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - id: the identifier of the window.
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id) {
      PresentedWindowContent(nil) { value in
        content(value)
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially a default value.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - id: the identifier of the window.
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  ///   - defaultValue: returns the initial value.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping @MainActor () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id) {
      PresentedWindowContent(defaultValue()) { value in
        content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially `nil`.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the window.
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil) {
      PresentedWindowContent(nil) { value in
        content(value)
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially a default value.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the window.
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  ///   - defaultValue: returns the initial value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping @MainActor () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil) {
      PresentedWindowContent(defaultValue()) { value in
        content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially `nil`.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the window.
  ///   - id: the identifier of the window.
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id) {
      PresentedWindowContent(nil) { value in
        content(value)
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially a default value.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the window.
  ///   - id: the identifier of the window.
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  ///   - defaultValue: returns the initial value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C, defaultValue: @escaping @MainActor () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id) {
      PresentedWindowContent(defaultValue()) { value in
        content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially `nil`.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: nil) {
      PresentedWindowContent(nil) { value in
        content(value)
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially a default value.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  ///   - defaultValue: returns the initial value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping @MainActor () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: nil) {
      PresentedWindowContent(defaultValue()) { value in
        content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially `nil`.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - id: the identifier of the window.
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id) {
      PresentedWindowContent(nil) { value in
        content(value)
      }
    }
  }

  /// Creates a window group whose windows show a value. The value is initially a default value.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - id: the identifier of the window.
  ///   - type: the type of the value.
  ///   - content: receives a binding to the value, and returns the content of the window.
  ///   - defaultValue: returns the initial value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping @MainActor () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id) {
      PresentedWindowContent(defaultValue()) { value in
        content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }
    }
  }
}
