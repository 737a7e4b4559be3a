extension WindowGroup {
  /// Creates a window that shows a value, of which there is none at first.
  ///
  /// - Parameters:
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil) {
      PresentedWindowContent(nil) { value in
        content(value)
      }
    }
  }

  /// Creates a window that shows a value.
  ///
  /// - Parameters:
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
  ///   - defaultValue: the value at first.
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

  /// Creates a window that shows a value, of which there is none at first.
  ///
  /// - Parameters:
  ///   - id: what tells it from others.
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id) {
      PresentedWindowContent(nil) { value in
        content(value)
      }
    }
  }

  /// Creates a window that shows a value.
  ///
  /// - Parameters:
  ///   - id: what tells it from others.
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
  ///   - defaultValue: the value at first.
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

  /// Creates a window that shows a value, of which there is none at first.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: nil) {
      PresentedWindowContent(nil) { value in
        content(value)
      }
    }
  }

  /// Creates a window that shows a value.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
  ///   - defaultValue: the value at first.
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

  /// Creates a window that shows a value, of which there is none at first.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - id: what tells it from others.
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id) {
      PresentedWindowContent(nil) { value in
        content(value)
      }
    }
  }

  /// Creates a window that shows a value.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - id: what tells it from others.
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
  ///   - defaultValue: the value at first.
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

  /// Creates a window that shows a value, of which there is none at first.
  ///
  /// - Parameters:
  ///   - titleKey: what it is called.
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil) {
      PresentedWindowContent(nil) { value in
        content(value)
      }
    }
  }

  /// Creates a window that shows a value.
  ///
  /// - Parameters:
  ///   - titleKey: what it is called.
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
  ///   - defaultValue: the value at first.
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

  /// Creates a window that shows a value, of which there is none at first.
  ///
  /// - Parameters:
  ///   - titleKey: what it is called.
  ///   - id: what tells it from others.
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
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

  /// Creates a window that shows a value.
  ///
  /// - Parameters:
  ///   - titleKey: what it is called.
  ///   - id: what tells it from others.
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
  ///   - defaultValue: the value at first.
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

  /// Creates a window that shows a value, of which there is none at first.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
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

  /// Creates a window that shows a value.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
  ///   - defaultValue: the value at first.
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

  /// Creates a window that shows a value, of which there is none at first.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - id: what tells it from others.
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
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

  /// Creates a window that shows a value.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - id: what tells it from others.
  ///   - type: what the value is.
  ///   - content: what is in the window, for the value.
  ///   - defaultValue: the value at first.
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
