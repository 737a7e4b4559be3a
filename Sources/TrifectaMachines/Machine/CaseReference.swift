import Trifecta

/// A reference to an enum case, which is resolved when the chart is built.
@usableFromInline
struct CaseReference<Root> {
  /// Returns the tag of the case.
  let find: () -> Result<Int, ChartProblem>

  /// Refers to the case of a value, whatever its associated value is.
  @usableFromInline
  init(_ root: Root) {
    find = {
      guard let layout = EnumLayout.of(Root.self) else { return .failure(Self.noEnum) }
      return .success(layout.tag(of: root))
    }
  }

  /// Refers to the case that an embedding function, such as `Phase.results`, creates.
  @usableFromInline
  init<Value>(_ embed: @escaping (Value) -> Root) {
    find = {
      guard let layout = EnumLayout.of(Root.self) else { return .failure(Self.noEnum) }
      let fitting = layout.cases.indices.filter { layout.cases[$0].carries(Value.self) }
      if fitting.count == 1 { return .success(fitting[0]) }
      // Several cases have a payload of this type. A value is created to find out which case the function creates.
      if let sample = sample(of: Value.self) { return .success(layout.tag(of: embed(sample))) }
      let names = fitting.map { layout.cases[$0].name }.joined(separator: " and ")
      return .failure(
        .declaration(
          fitting.isEmpty
            ? "\(Root.self) has no case with a value of type \(Value.self)."
            : """
            The case cannot be determined: the cases \(names) of \(Root.self) all have a value of type \(Value.self). \
            Conform \(Value.self) to Sampled.
            """))
    }
  }

  fileprivate static var noEnum: ChartProblem {
    .declaration("\(Root.self) is not an enum. The states and events of a chart must be enum cases.")
  }
}

/// A value of a type, or `nil` if none can be created.
package func sample<Value>(of type: Value.Type) -> Value? { samples(of: type).first }

/// Sample values of a type: the samples of a ``Sampled`` type, all cases of a `CaseIterable` type, or simple values of
/// well-known types.
package func samples<Value>(of type: Value.Type) -> [Value] {
  func values<Sample: Sampled>(_ type: Sample.Type) -> [Value] { type.samples.compactMap { $0 as? Value } }
  func values<Sample: CaseIterable>(_ type: Sample.Type) -> [Value] { type.allCases.compactMap { $0 as? Value } }
  if let type = type as? any Sampled.Type { return values(type) }
  if let type = type as? any CaseIterable.Type { return values(type) }
  let simple: Any? =
    switch type {
    case is Bool.Type: false
    case let type as any ExpressibleByNilLiteral.Type: none(type)
    case let type as any ExpressibleByIntegerLiteral.Type: zero(type)
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any ExpressibleByDictionaryLiteral.Type: empty(type)
    case is any Error.Type: SampleError() as any Error
    default: Value.self == (any Error).self ? SampleError() as any Error : nil
    }
  return (simple as? Value).map { [$0] } ?? []
}

private func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any { Value(nilLiteral: ()) }
private func zero<Value: ExpressibleByIntegerLiteral>(_ type: Value.Type) -> Any { 0 as Value }
private func empty<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any { [:] as Value }

/// A placeholder for `any Error` values.
struct SampleError: Error {}

extension CaseReference {
  /// Refers to the case with a name.
  init(named name: String) {
    find = {
      guard let layout = EnumLayout.of(Root.self) else { return .failure(Self.noEnum) }
      return layout.cases.firstIndex { $0.name == name }.map { .success($0) }
        ?? .failure(.declaration("\(Root.self) has no case \"\(name)\"."))
    }
  }
}
