/// Compares the contexts of two closures that capture a single value: a view.
///
/// A closure in a view's body that uses the view's properties has such a context. The comparison relies on the capture
/// descriptors that the compiler emits for reflection (`CaptureDescriptorBuilder` in `lib/IRGen/GenReflection.cpp`).
/// Without a descriptor, and for other captures, contexts count as different.
///
/// If a closure captures only one variable by reference, its context is the variable's box, which is described as if
/// the value was captured. Boxes of trivial types of the same size share a descriptor, and so do boxes of single
/// references (`lib/IRGen/GenHeap.cpp`), so views of these kinds are not compared. Because the variable may change, two
/// closures with the same context count as different. Captured views with mutable stored properties that are not
/// dynamic properties also count as different.
@MainActor
enum CaptureComparison {
  /// The comparison for the view that a context captures, and the view's offset in the context. The comparison is `nil`
  /// if such contexts are never equal.
  private typealias Known = (comparison: FieldComparison?, offset: Int)

  private static var known: [UnsafeRawPointer: Known] = [:]
  /// The last result. It is often needed again, because the rows of a collection share a closure.
  private static var latest: (metadata: UnsafeRawPointer, known: Known)?

  /// Whether two contexts, which may be absent, are known to be equal.
  static func areEqual(_ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?) -> Bool {
    guard let first, let second else { return first == second }
    guard first != second else { return false }
    // A context is an object, which starts with a pointer to its metadata.
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

  /// Whether the type in a descriptor is reliable: the descriptor of a box may name another type.
  private static func isDescribed<View: GraphContent>(_: View.Type) -> Bool {
    !_isPOD(View.self) && MemoryLayout<View>.size > MemoryLayout<UInt>.size
  }
}

/// The only capture of a closure context, as described by the compiler for reflection.
private struct ContextCapture {
  let type: Any.Type
  /// The offset from the start of the context in bytes.
  let offset: Int

  /// The metadata kind of contexts, as in the runtime's `MetadataKind.def`.
  private static let contextKind: UInt = 0x400

  /// Reads the metadata of a context: its kind, the offset of the first capture, and the address of the descriptor.
  ///
  /// - Returns: `nil` if the context does not have exactly one capture of a known type.
  init?(metadata: UnsafeRawPointer) {
    guard metadata.load(as: UInt.self) == Self.contextKind,
      let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self),
      // The descriptor must have exactly one capture and no sources of generic metadata.
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

  /// Returns the length of a mangled name, which ends with a zero byte. Zero bytes in symbolic references do not count.
  /// Such a reference consists of 4 or 8 bytes after a control byte.
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
