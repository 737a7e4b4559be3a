/// What the compiler has noted of conformances in the parts of the program: the only place where types are found that nobody names.
///
/// The layout of the notes is part of Swift's stable ABI (`TypeMetadata.rst`, "Protocol conformance records"), and so are the sections
/// that the runtime lists for programs in the ELF format.
enum ConformanceRecords {
  /// The types without generic parameters for which it is noted that they conform to a protocol.
  ///
  /// - Parameter type: the protocol, as a type that stands for it.
  static func types(conformingTo type: Any.Type) -> [Any.Type] {
    #if os(Linux) || os(Android) || os(FreeBSD) || os(OpenBSD)
      var search = Search(protocolDescriptor: descriptor(ofExistential: type))
      // The runtime calls the closure before it returns, and the pointers are valid for as long as the program runs.
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
    /// The protocol that an existential type of one protocol stands for: after its kind, its flags and how many there are.
    private static func descriptor(ofExistential type: Any.Type) -> UnsafeRawPointer {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      return metadata.load(fromByteOffset: MemoryLayout<UInt>.size + 8, as: UnsafeRawPointer.self)
    }
  #endif
}

#if os(Linux) || os(Android) || os(FreeBSD) || os(OpenBSD)
  /// Calls a closure with the sections of each part of the program, until it says `false`.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)

  private struct Search {
    let protocolDescriptor: UnsafeRawPointer
    var types: [Any.Type] = []

    init(protocolDescriptor: UnsafeRawPointer) {
      self.protocolDescriptor = protocolDescriptor
    }

    /// Looks at the conformances of one part of the program: the second of the ranges after four words.
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
      // How the type is named: 0 by its descriptor, 1 by a pointer to that.
      let descriptor: UnsafeRawPointer?
      switch flags >> 3 & 7 {
      case 0: descriptor = Self.relative(record + 4)
      case 1: descriptor = Self.relative(record + 4)?.load(as: UnsafeRawPointer?.self)
      default: descriptor = nil
      }
      // Bit 7 says that there are generic parameters, kinds from 16 on are those of types.
      guard let descriptor, case let kind = descriptor.load(as: UInt32.self), kind & 0x80 == 0, kind & 0x1f >= 16,
        let accessor = Self.relative(descriptor + 12)
      else { return }
      typealias Accessor = @convention(thin) (UInt) -> Response
      types.append(unsafeBitCast(accessor, to: Accessor.self)(0).type)
    }

    /// What the runtime answers who asks for a type: the type, and how complete it is.
    private struct Response {
      let type: Any.Type
      let state: UInt
    }

    /// What is so far from a place as the number there says.
    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
      let offset = place.load(as: Int32.self)
      return offset == 0 ? nil : place + Int(offset)
    }

    /// The same, or what is pointed to there where the number is odd.
    private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
      let offset = place.load(as: Int32.self)
      guard offset & 1 == 1 else { return offset == 0 ? nil : place + Int(offset) }
      return (place + Int(offset & ~1)).load(as: UnsafeRawPointer?.self)
    }
  }
#endif
