extension AppStorage where Value == Bool {
  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as nothing is kept.
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .bool, store)
  }
}

extension AppStorage where Value == Int {
  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as nothing is kept.
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .int, store)
  }
}

extension AppStorage where Value == Double {
  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as nothing is kept.
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .double, store)
  }
}

extension AppStorage where Value == String {
  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as nothing is kept.
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .string, store)
  }
}

extension AppStorage where Value == URL {
  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as nothing is kept.
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .url, store)
  }
}

extension AppStorage where Value == Data {
  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as nothing is kept.
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .data, store)
  }
}

extension AppStorage where Value == Date {
  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as nothing is kept.
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .date, store)
  }
}

extension AppStorage where Value == Bool? {
  /// Creates a property that is `nil` as long as nothing is kept.
  ///
  /// - Parameters:
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, StoredValueCoding<Bool>.bool.optional, store)
  }
}

extension AppStorage where Value == Int? {
  /// Creates a property that is `nil` as long as nothing is kept.
  ///
  /// - Parameters:
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, StoredValueCoding<Int>.int.optional, store)
  }
}

extension AppStorage where Value == Double? {
  /// Creates a property that is `nil` as long as nothing is kept.
  ///
  /// - Parameters:
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, StoredValueCoding<Double>.double.optional, store)
  }
}

extension AppStorage where Value == String? {
  /// Creates a property that is `nil` as long as nothing is kept.
  ///
  /// - Parameters:
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, StoredValueCoding<String>.string.optional, store)
  }
}

extension AppStorage where Value == URL? {
  /// Creates a property that is `nil` as long as nothing is kept.
  ///
  /// - Parameters:
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, StoredValueCoding<URL>.url.optional, store)
  }
}

extension AppStorage where Value == Data? {
  /// Creates a property that is `nil` as long as nothing is kept.
  ///
  /// - Parameters:
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, StoredValueCoding<Data>.data.optional, store)
  }
}

extension AppStorage where Value == Date? {
  /// Creates a property that is `nil` as long as nothing is kept.
  ///
  /// - Parameters:
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, StoredValueCoding<Date>.date.optional, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property that is kept by its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as nothing is kept.
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .raw(.int), store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property that is kept by its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value as long as nothing is kept.
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .raw(.string), store)
  }
}

extension AppStorage {
  /// Creates a property that is kept by its raw value, and is `nil` as long as nothing is.
  ///
  /// - Parameters:
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, StoredValueCoding<R>.raw(.int).optional, store)
  }

  /// Creates a property that is kept by its raw value, and is `nil` as long as nothing is.
  ///
  /// - Parameters:
  ///   - key: the name under which it is kept.
  ///   - store: keeps it in place of the screen's store; all who use the program share what is there.
  nonisolated public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, StoredValueCoding<R>.raw(.string).optional, store)
  }
}
