/// Tells whether the contexts of two closures are known to be the same: those of closures that capture a view and nothing else.
///
/// That is what a closure in a view's body captures which uses the view's properties. The compiler describes the captures of a context for
/// reflection (`CaptureDescriptorBuilder` in `lib/IRGen/GenReflection.cpp`); where it does not, and for any other capture, nothing is known.
///
/// A closure that captures one variable by reference, and nothing else, has the variable's box as its context, which is described as if the value
/// was captured. Boxes of trivial types of one size share a description, and so do boxes of single references (`lib/IRGen/GenHeap.cpp`): views
/// of these kinds are not compared. The variable may change meanwhile: neither are two closures with one context, nor views with stored properties that
/// can be assigned, apart from dynamic ones.
@MainActor
enum CaptureComparison {
  /// How a view in a context is compared; the comparison is `nil` where contexts of the kind are never the same.
  private typealias Known = (comparison: FieldComparison?, offset: Int)

  private static var known: [UnsafeRawPointer: Known] = [:]
  /// What was asked for last: the rows of a collection have one closure.
  private static var latest: (metadata: UnsafeRawPointer, known: Known)?

  /// Whether two contexts, which may be absent, are known to be the same.
  static func areEqual(_ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?) -> Bool {
    guard let first, let second else { return first == second }
    guard first != second else { return false }
    // A context is an object: it begins with the address of its metadata.
    let metadata = second.load(as: UnsafeRawPointer.self)
    guard first.load(as: UnsafeRawPointer.self) == metadata else { return false }
    let (comparison, offset) = comparison(for: metadata)
    return comparison?.areEqual(first + offset, second + offset) ?? false
  }

  private static func comparison(for metadata: UnsafeRawPointer) -> Known {
    if let latest, latest.metadata == metadata { return latest.known }
    let result = known[metadata] ?? makeComparison(for: metadata)
    known[metadata] = result
    latest = (metadata, result)
    return result
  }

  private static func makeComparison(for metadata: UnsafeRawPointer) -> Known {
    guard let capture = ContextCapture(metadata: metadata), let view = capture.type as? any GraphContent.Type,
      isDescribed(view)
    else { return (nil, 0) }
    return (FieldComparison(FieldCollector(captured: capture.type)), capture.offset)
  }

  /// Whether a description that names the type can be trusted: that of a box may name another type.
  private static func isDescribed<View: GraphContent>(_: View.Type) -> Bool {
    !_isPOD(View.self) && MemoryLayout<View>.size > MemoryLayout<UInt>.size
  }
}

/// The one capture of a closure's context, as the compiler describes it for reflection.
private struct ContextCapture {
  let type: Any.Type
  /// Bytes from the start of the context.
  let offset: Int

  /// The kind of metadata that contexts have, as in the runtime's `MetadataKind.def`.
  private static let contextKind: UInt = 0x400

  /// Reads the metadata of a context: its kind, the offset of the first capture, and the address of the description.
  ///
  /// - Returns: `nil` where it is not that of a context with one capture of a known type.
  init?(metadata: UnsafeRawPointer) {
    guard metadata.load(as: UInt.self) == Self.contextKind,
      let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self),
      // One capture, and none of the values that a generic context keeps to know its types.
      description.load(as: UInt32.self) == 1, description.load(fromByteOffset: 4, as: UInt32.self) == 0,
      description.load(fromByteOffset: 8, as: UInt32.self) == 0
    else { return nil }
    let reference = description + 12
    let name = reference + Int(reference.load(as: Int32.self))
    guard
      let type = _getTypeByMangledNameInContext(
        name.assumingMemoryBound(to: UInt8.self), UInt(Self.length(ofMangledName: name)), genericContext: nil,
        genericArguments: nil)
    else { return nil }
    self.type = type
    offset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
  }

  /// A mangled name ends with a zero byte outside of the references in it, which are 4 or 8 bytes after a byte that says so.
  private static func length(ofMangledName name: UnsafeRawPointer) -> Int {
    var length = 0
    while true {
      switch name.load(fromByteOffset: length, as: UInt8.self) {
      case 0: return length
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
  }
}
