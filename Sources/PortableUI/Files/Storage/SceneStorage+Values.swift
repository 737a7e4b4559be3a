extension SceneStorage where Value == Bool {
  /// Creates a stored property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  nonisolated public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .bool)
  }
}

extension SceneStorage where Value == Int {
  /// Creates a stored property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  nonisolated public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .int)
  }
}

extension SceneStorage where Value == Double {
  /// Creates a stored property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  nonisolated public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .double)
  }
}

extension SceneStorage where Value == String {
  /// Creates a stored property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  nonisolated public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .string)
  }
}

extension SceneStorage where Value == URL {
  /// Creates a stored property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  nonisolated public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .url)
  }
}

extension SceneStorage where Value == Data {
  /// Creates a stored property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  nonisolated public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .data)
  }
}

extension SceneStorage where Value == Date {
  /// Creates a stored property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  nonisolated public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .date)
  }
}

extension SceneStorage where Value == Bool? {
  /// Creates a stored property that is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  nonisolated public init(_ key: String) {
    self.init(nil, key, StoredValueCoding<Bool>.bool.optional)
  }
}

extension SceneStorage where Value == Int? {
  /// Creates a stored property that is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  nonisolated public init(_ key: String) {
    self.init(nil, key, StoredValueCoding<Int>.int.optional)
  }
}

extension SceneStorage where Value == Double? {
  /// Creates a stored property that is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  nonisolated public init(_ key: String) {
    self.init(nil, key, StoredValueCoding<Double>.double.optional)
  }
}

extension SceneStorage where Value == String? {
  /// Creates a stored property that is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  nonisolated public init(_ key: String) {
    self.init(nil, key, StoredValueCoding<String>.string.optional)
  }
}

extension SceneStorage where Value == URL? {
  /// Creates a stored property that is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  nonisolated public init(_ key: String) {
    self.init(nil, key, StoredValueCoding<URL>.url.optional)
  }
}

extension SceneStorage where Value == Data? {
  /// Creates a stored property that is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  nonisolated public init(_ key: String) {
    self.init(nil, key, StoredValueCoding<Data>.data.optional)
  }
}

extension SceneStorage where Value == Date? {
  /// Creates a stored property that is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  nonisolated public init(_ key: String) {
    self.init(nil, key, StoredValueCoding<Date>.date.optional)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property that stores its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  nonisolated public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw(.int))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property that stores its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value.
  ///   - key: The key of the stored value.
  nonisolated public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw(.string))
  }
}

extension SceneStorage {
  /// Creates a property that stores its raw value and is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  nonisolated public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(nil, key, StoredValueCoding<R>.raw(.int).optional)
  }

  /// Creates a property that stores its raw value and is `nil` by default.
  ///
  /// - Parameters:
  ///   - key: The key of the stored value.
  nonisolated public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(nil, key, StoredValueCoding<R>.raw(.string).optional)
  }
}
