extension CasePath {
  /// Creates the path to a case from the case's constructor: `CasePath(Action.dialer)`.
  ///
  /// The value is extracted with the enum's runtime metadata. Extracting the value costs about as much as a `switch`;
  /// if the enum is another case, it costs the comparison of two tags. Values of all types can be extracted except
  /// functions, metatypes, and tuples and optionals of those; for these, create the path with two closures. Extracting
  /// such a value with this path reports an issue and returns `nil`. So does a path that was created from a function
  /// other than a case constructor.
  ///
  /// - Parameter embed: the constructor of the case.
  @inlinable
  public init(_ embed: @escaping (Value) -> Root) {
    let reader = CaseReader(embed)
    self.init(.embedded, embed, { reader.extract($0) })
  }

  /// Creates the path to a case with two values, such as a row's id and its action, from the case's constructor.
  ///
  /// - Parameter embed: the constructor of the case.
  @inlinable
  public init<First, Second>(_ embed: @escaping (First, Second) -> Root) where Value == (First, Second) {
    self.init { embed($0.0, $0.1) }
  }

  /// Creates the path to a case with three values from the case's constructor. For more values, use a struct as the
  /// case's value.
  ///
  /// - Parameter embed: the constructor of the case.
  @inlinable
  public init<First, Second, Third>(
    _ embed: @escaping (First, Second, Third) -> Root
  ) where Value == (First, Second, Third) {
    self.init { embed($0.0, $0.1, $0.2) }
  }

  /// Creates the path to a case without a value: `CasePath(Action.refreshed)`.
  ///
  /// - Parameter root: the case. A case with a value is reported as an issue; the path then matches the case whatever
  ///   its value is.
  @inlinable
  @_disfavoredOverload
  public init(_ root: @autoclosure @escaping () -> Root) where Value == Void {
    self.init { (_: Void) in root() }
  }
}
