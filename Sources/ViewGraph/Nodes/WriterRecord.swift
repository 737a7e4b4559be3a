/// One modifier that sets values in the environment.
@MainActor
class WriterRecord {
  /// How many layers were put on outside of it.
  let outerLayers: Int
  /// Whether it holds on to nothing of a view's.
  let isPlain: Bool

  fileprivate init(insideOf outerLayers: Int, isPlain: Bool) {
    self.outerLayers = outerLayers
    self.isPlain = isPlain
  }

  /// Sets the values.
  func write(to writes: inout EnvironmentWrites) {}
}

/// A record that knows the modifier's type.
final class TypedWriterRecord<Writer: EnvironmentWriter>: WriterRecord {
  private let writer: Writer
  private let comparison: FieldComparison
  /// What it sets, where that is the same at each place and somebody has asked.
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

  /// Whether the modifier is known to be the same as `other`.
  func isSame(as other: Writer) -> Bool { comparison.areSame(other, writer) }
}
