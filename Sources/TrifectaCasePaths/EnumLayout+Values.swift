/// Values of enums by the numbers of their cases, for those who know cases by name only.
extension EnumLayout {
  /// The number of the case that a value is, in the order of ``cases``.
  package func tag<Root>(of root: Root) -> Int {
    Int(withUnsafePointer(to: root) { getTag($0, Self.metadata(Root.self)) })
  }

  /// The payload of a value, `nil` if its case has none of that type.
  package func payload<Root, Payload>(_ type: Payload.Type, of root: Root) -> Payload? {
    let found = cases[tag(of: root)]
    guard found.carries(type), found.isReadable else { return nil }
    return CaseReader<Root, Payload>.take(type, from: root, by: project, isIndirect: found.isIndirect)
  }

  /// The value of a case without a payload, `nil` if it has one.
  package func value<Root>(_ type: Root.Type, ofCase tag: Int) -> Root? {
    guard !cases[tag].hasPayload else { return nil }
    return withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { buffer in
      // A buffer of one element has an address. A case without a payload is its tag, and the bits around that are zero.
      let address = UnsafeMutableRawPointer(buffer.baseAddress!)
      address.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Root>.size)
      inject(address, UInt32(tag), Self.metadata(type))
      return address.assumingMemoryBound(to: Root.self).move()
    }
  }

  /// The value of a case with a payload, `nil` if the case has none of that type or keeps it in a box.
  package func value<Root, Payload>(_ type: Root.Type, ofCase tag: Int, _ payload: Payload) -> Root? {
    guard cases[tag].carries(Payload.self), cases[tag].isReadable, !cases[tag].isIndirect else { return nil }
    return withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { buffer in
      // As above. The payload of a case lies where the value does; injecting the tag makes the value of it.
      let address = UnsafeMutableRawPointer(buffer.baseAddress!)
      address.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Root>.size)
      address.initializeMemory(as: Payload.self, to: payload)
      inject(address, UInt32(tag), Self.metadata(type))
      return address.assumingMemoryBound(to: Root.self).move()
    }
  }

  private static func metadata(_ type: Any.Type) -> UnsafeRawPointer {
    // A metatype is the address of the type's record.
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
