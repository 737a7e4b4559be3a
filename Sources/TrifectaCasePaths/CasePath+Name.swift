extension CasePath {
  /// Creates the path to a case from its name alone: `CasePath(Action.dialer)`.
  ///
  /// How the value is taken out is what the runtime knows about the enum. Taking it out costs about as much as a
  /// `switch`; another case costs the comparison of two tags. Values of all types can be taken out but functions,
  /// metatypes, and tuples and optionals of those, for which a path of two closures is there. Asking for such a
  /// value is reported and gives `nil`, and so is a function that is not the name of a case.
  ///
  /// - Parameter embed: the case's name.
  @inlinable
  public init(_ embed: @escaping (Value) -> Root) {
    let reader = CaseReader(embed)
    self.init(.embedded, embed, { reader.extract($0) })
  }

  /// Creates the path to a case of two values, such as a row's id and its action, from its name alone.
  ///
  /// - Parameter embed: the case's name.
  @inlinable
  public init<First, Second>(_ embed: @escaping (First, Second) -> Root) where Value == (First, Second) {
    self.init { embed($0.0, $0.1) }
  }

  /// Creates the path to a case of three values from its name alone. Of more, make one value: a struct.
  ///
  /// - Parameter embed: the case's name.
  @inlinable
  public init<First, Second, Third>(
    _ embed: @escaping (First, Second, Third) -> Root
  ) where Value == (First, Second, Third) {
    self.init { embed($0.0, $0.1, $0.2) }
  }

  /// Creates the path to a case without a value from the case alone: `CasePath(Action.refreshed)`.
  ///
  /// - Parameter root: the case. One with a value is reported, and found whatever its value is.
  @inlinable
  @_disfavoredOverload
  public init(_ root: @autoclosure @escaping () -> Root) where Value == Void {
    self.init { (_: Void) in root() }
  }
}
