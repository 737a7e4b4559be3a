extension AppStorage where Value == Bool {
  /// Creates a stored property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .bool, store)
  }
}

extension AppStorage where Value == Int {
  /// Creates a stored property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .int, store)
  }
}

extension AppStorage where Value == Double {
  /// Creates a stored property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .double, store)
  }
}

extension AppStorage where Value == String {
  /// Creates a stored property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .string, store)
  }
}

extension AppStorage where Value == URL {
  /// Creates a stored property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .url, store)
  }
}

extension AppStorage where Value == Data {
  /// Creates a stored property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .data, store)
  }
}

extension AppStorage where Value == Date {
  /// Creates a stored property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .date, store)
  }
}

extension AppStorage where Value == Bool? {
  /// Creates a stored property that is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, StoredValueCoding<Bool>.bool.optional, store)
  }
}

extension AppStorage where Value == Int? {
  /// Creates a stored property that is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, StoredValueCoding<Int>.int.optional, store)
  }
}

extension AppStorage where Value == Double? {
  /// Creates a stored property that is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, StoredValueCoding<Double>.double.optional, store)
  }
}

extension AppStorage where Value == String? {
  /// Creates a stored property that is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, StoredValueCoding<String>.string.optional, store)
  }
}

extension AppStorage where Value == URL? {
  /// Creates a stored property that is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, StoredValueCoding<URL>.url.optional, store)
  }
}

extension AppStorage where Value == Data? {
  /// Creates a stored property that is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, StoredValueCoding<Data>.data.optional, store)
  }
}

extension AppStorage where Value == Date? {
  /// Creates a stored property that is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, StoredValueCoding<Date>.date.optional, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property that stores its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .raw(.int), store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property that stores its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .raw(.string), store)
  }
}

extension AppStorage {
  /// Creates a property that stores its raw value and is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, StoredValueCoding<R>.raw(.int).optional, store)
  }

  /// Creates a property that stores its raw value and is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  ///   - store: The `UserDefaults` to use instead of the screen's storage. All users of the process share them.
  nonisolated public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, StoredValueCoding<R>.raw(.string).optional, store)
  }
}
