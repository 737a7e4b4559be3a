/// The protocol conformance records that the compiler emits. They are the only way to find types that no code refers
/// to.
///
/// The layout of the records is part of Swift's stable ABI (`TypeMetadata.rst`, "Protocol conformance records"). The
/// sections that the runtime enumerates for ELF binaries are also part of the ABI.
enum ConformanceRecords {
  /// Returns the non-generic types with a record of conformance to a protocol.
  ///
  /// - Parameter type: The existential type of the protocol.
  static func types(conformingTo type: Any.Type) -> [Any.Type] {
    #if os(Linux) || os(Android) || os(FreeBSD) || os(OpenBSD)
      var search = Search(protocolDescriptor: descriptor(ofExistential: type))
      // Safe because the runtime calls the closure before it returns, and the pointers are valid for the lifetime of
      // the process.
      withUnsafeMutablePointer(to: &search) { search in
        enumerateSections(
          { sections, search in
            search.assumingMemoryBound(to: Search.self).pointee.look(into: sections)
            return true
          }, UnsafeMutableRawPointer(search))
      }
      return search.types
    #else
      return []
    #endif
  }

  #if os(Linux) || os(Android) || os(FreeBSD) || os(OpenBSD)
    /// Returns the protocol descriptor of an existential type with one protocol. In the metadata of the existential
    /// type, the descriptor follows the kind, the flags and the number of protocols.
    private static func descriptor(ofExistential type: Any.Type) -> UnsafeRawPointer {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      return metadata.load(fromByteOffset: MemoryLayout<UInt>.size + 8, as: UnsafeRawPointer.self)
    }
  #endif
}

#if os(Linux) || os(Android) || os(FreeBSD) || os(OpenBSD)
  /// Calls a closure with the metadata sections of each loaded image, until the closure returns `false`.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)

  private struct Search {
    let protocolDescriptor: UnsafeRawPointer
    var types: [Any.Type] = []

    init(protocolDescriptor: UnsafeRawPointer) {
      self.protocolDescriptor = protocolDescriptor
    }

    /// Reads the conformance records of one image. The sections begin with four words and the first range; the records
    /// are the second range.
    mutating func look(into sections: UnsafeRawPointer) {
      let word = MemoryLayout<UInt>.size
      let start = sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self)
      let length = sections.load(fromByteOffset: 7 * word, as: Int.self)
      guard let start else { return }
      for offset in stride(from: 0, to: length, by: 4) {
        if let record = Self.relative(start + offset) { look(at: record) }
      }
    }

    private mutating func look(at record: UnsafeRawPointer) {
      guard Self.indirectable(record) == protocolDescriptor else { return }
      let flags = record.load(fromByteOffset: 12, as: UInt32.self)
      // Bits 3 to 5 of the flags are the kind of the reference to the type: 0 for its descriptor, 1 for a pointer to
      // the descriptor.
      let descriptor: UnsafeRawPointer?
      switch flags >> 3 & 7 {
      case 0: descriptor = Self.relative(record + 4)
      case 1: descriptor = Self.relative(record + 4)?.load(as: UnsafeRawPointer?.self)
      default: descriptor = nil
      }
      // Ignore generic types, which have bit 7 set, and other declarations, whose kinds are less than 16.
      guard let descriptor, case let kind = descriptor.load(as: UInt32.self), kind & 0x80 == 0, kind & 0x1f >= 16,
        let accessor = Self.relative(descriptor + 12)
      else { return }
      typealias Accessor = @convention(thin) (UInt) -> Response
      types.append(unsafeBitCast(accessor, to: Accessor.self)(0).type)
    }

    /// The response of a metadata accessor: the type and its metadata state.
    private struct Response {
      let type: Any.Type
      let state: UInt
    }

    /// Resolves a relative pointer.
    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
      let offset = place.load(as: Int32.self)
      return offset == 0 ? nil : place + Int(offset)
    }

    /// Resolves a relative pointer that is indirect if its offset is odd.
    private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
      let offset = place.load(as: Int32.self)
      guard offset & 1 == 1 else { return offset == 0 ? nil : place + Int(offset) }
      return (place + Int(offset & ~1)).load(as: UnsafeRawPointer?.self)
    }
  }
#endif
