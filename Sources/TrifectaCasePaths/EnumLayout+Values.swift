/// Reads and creates enum values by case number, for code that knows cases only by name.
extension EnumLayout {
  /// Returns the number of a value's case, an index of ``cases``.
  package func tag<Root>(of root: Root) -> Int {
    Int(withUnsafePointer(to: root) { getTag($0, Self.metadata(Root.self)) })
  }

  /// Returns the payload of a value; `nil` if its case has no payload of that type.
  package func payload<Root, Payload>(_ type: Payload.Type, of root: Root) -> Payload? {
    let found = cases[tag(of: root)]
    guard found.carries(type), found.isReadable else { return nil }
    return CaseReader<Root, Payload>.take(type, from: root, by: project, isIndirect: found.isIndirect)
  }

  /// Returns the value of a case without a payload; `nil` if the case has one.
  package func value<Root>(_ type: Root.Type, ofCase tag: Int) -> Root? {
    guard !cases[tag].hasPayload else { return nil }
    return withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { buffer in
      // The buffer has capacity 1, so its base address is not `nil`. A case without a payload consists of its tag; the
      // other bits are zero.
      let address = UnsafeMutableRawPointer(buffer.baseAddress!)
      address.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Root>.size)
      inject(address, UInt32(tag), Self.metadata(type))
      return address.assumingMemoryBound(to: Root.self).move()
    }
  }

  /// Returns the value of a case with a payload; `nil` if the case has no payload of that type or stores it in a box.
  package func value<Root, Payload>(_ type: Root.Type, ofCase tag: Int, _ payload: Payload) -> Root? {
    guard cases[tag].carries(Payload.self), cases[tag].isReadable, !cases[tag].isIndirect else { return nil }
    return withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { buffer in
      // The buffer has capacity 1, so its base address is not `nil`. The payload is stored at the address of the value;
      // writing the tag completes the value.
      let address = UnsafeMutableRawPointer(buffer.baseAddress!)
      address.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Root>.size)
      address.initializeMemory(as: Payload.self, to: payload)
      inject(address, UInt32(tag), Self.metadata(type))
      return address.assumingMemoryBound(to: Root.self).move()
    }
  }

  private static func metadata(_ type: Any.Type) -> UnsafeRawPointer {
    // A metatype is the address of the type's metadata.
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
