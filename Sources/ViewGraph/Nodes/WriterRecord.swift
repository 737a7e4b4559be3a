/// A modifier that sets environment values.
@MainActor
class WriterRecord {
  /// The number of layers outside of the modifier.
  let outerLayers: Int
  /// Whether the modifier is plain data without references.
  let isPlain: Bool

  fileprivate init(insideOf outerLayers: Int, isPlain: Bool) {
    self.outerLayers = outerLayers
    self.isPlain = isPlain
  }

  /// Sets the values.
  func write(to writes: inout EnvironmentWrites) {}
}

/// A record with the type of its modifier.
final class TypedWriterRecord<Writer: EnvironmentWriter>: WriterRecord {
  private let writer: Writer
  private let comparison: FieldComparison
  /// The cached writes, if they are the same at each position.
  private var constant: EnvironmentWrites?

  init(_ writer: Writer, insideOf outerLayers: Int, inPlaceOf old: TypedWriterRecord?) {
    self.writer = writer
    comparison = old?.comparison ?? FieldComparison.of(Writer.self)
    super.init(insideOf: outerLayers, isPlain: Writer.isPlain)
  }

  override func write(to writes: inout EnvironmentWrites) {
    guard Writer.isConstant else { return writer.write(to: &writes) }
    if let constant { return writes.add(constant) }
    var constant = EnvironmentWrites(inside: nil)
    writer.write(to: &constant)
    self.constant = constant
    writes.add(constant)
  }

  /// Whether the modifier is known to be equal to `other`.
  func isSame(as other: Writer) -> Bool { comparison.areSame(other, writer) }
}
