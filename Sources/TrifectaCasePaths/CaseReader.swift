import IssueReporting

/// Takes the payload out of the case that a function makes, by what the runtime knows about the enum.
///
/// Which case that is it learns at the first value with a payload of the right type: it makes a case of the payload and
/// looks at the tag. From then on a value of another case costs the comparison of two tags.
@usableFromInline
final class CaseReader<Root, Value> {
  private let embed: (Value) -> Root
  /// The tag of the case, once it is known.
  @exclusivity(unchecked) @usableFromInline var tag: UInt32 = .max
  /// What reads tags, once the enum's cases are known.
  @exclusivity(unchecked) @usableFromInline var getTag: EnumLayout.GetTag?
  /// What makes a payload of a value, once the case is known and its payload is exactly a `Value`.
  @exclusivity(unchecked) @usableFromInline var project: EnumLayout.Project?
  /// The tags below 64 that are known to be those of other cases, a bit each.
  @exclusivity(unchecked) @usableFromInline var others: UInt64 = 0
  /// Whether the payload lies in a box.
  @exclusivity(unchecked) @usableFromInline var isIndirect = false
  private var layout: EnumLayout?
  private var isReported = false

  @usableFromInline
  init(_ embed: @escaping (Value) -> Root) {
    self.embed = embed
  }

  /// The payload if a value is the case.
  @inlinable
  func extract(_ root: Root) -> Value? {
    guard let getTag else { return extractByType(root) }
    let other = withUnsafePointer(to: root) { getTag($0, Self.metadata) }
    if let project {
      return other == tag ? Self.take(Value.self, from: root, by: project, isIndirect: isIndirect) : nil
    }
    // A shift by 64 or more gives 0.
    return others & (1 << other) == 0 ? extractByType(root) : nil
  }

  /// The type, as the runtime's functions want it.
  @inlinable
  static var metadata: UnsafeRawPointer {
    // A metatype is the address of the type's record.
    unsafeBitCast(Root.self as Any.Type, to: UnsafeRawPointer.self)
  }

  /// The payload of a value of a case that has one of this type.
  @inlinable
  static func take<Payload>(
    _ payload: Payload.Type, from root: Root, by project: EnumLayout.Project, isIndirect: Bool
  ) -> Payload {
    withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { buffer in
      // A buffer of one element has an address.
      let copy = UnsafeMutableRawPointer(buffer.baseAddress!)
      if isIndirect {
        // The value is the address of a box: its bits are copied and the payload is read while the value holds the box.
        return withUnsafePointer(to: root) { whole in
          copy.copyMemory(from: whole, byteCount: MemoryLayout<Root>.size)
          project(copy, metadata)
          let box = copy.load(as: UnsafeRawPointer.self)
          let alignment = MemoryLayout<Payload>.alignment
          let offset = (2 * MemoryLayout<UnsafeRawPointer>.size + alignment - 1) & ~(alignment - 1)
          return (box + offset).assumingMemoryBound(to: Payload.self).pointee
        }
      }
      copy.initializeMemory(as: Root.self, to: root)
      project(copy, metadata)
      return copy.assumingMemoryBound(to: Payload.self).move()
    }
  }
}

extension CaseReader {
  /// The payload as long as the case is not known, and of a case whose payload is not exactly a `Value`: an optional or
  /// an existential that a `Value` becomes.
  @usableFromInline
  func extractByType(_ root: Root) -> Value? {
    guard let layout = layout ?? readLayout() else { return nil }
    let other = tag(of: root, layout)
    if Value.self == Void.self, let nothing = () as? Value { return other == plainTag(nothing, layout) ? nothing : nil }
    let found = layout.cases[Int(other)]
    guard tag == .max || tag == other, found.carries(Value.self) || found.mayHoldOthers else {
      others |= 1 << other
      return nil
    }
    var value: Value?
    if found.carries(Value.self) {
      guard found.isReadable else { return report(Message.unreadable(Root.self, found)) }
      value = Self.take(Value.self, from: root, by: layout.project, isIndirect: found.isIndirect)
    } else if let payload = found.payload, found.mayHoldOthers {
      value = take(as: payload, from: root, layout, isIndirect: found.isIndirect)
    }
    guard let value else { return nil }
    if tag == .max { learn(from: value, layout) }
    return tag == other ? value : nil
  }

  /// Reads the cases, and reports if none can be meant.
  private func readLayout() -> EnumLayout? {
    guard let read = EnumLayout.of(Root.self) else {
      report(Message.noEnum(Root.self))
      return nil
    }
    layout = read
    getTag = read.getTag
    if Value.self != Void.self, !read.cases.contains(where: { $0.carries(Value.self) || $0.mayHoldOthers }) {
      report(Message.noCase(Root.self, with: Value.self))
    }
    return read
  }

  private func take<Payload>(
    as payload: Payload.Type, from root: Root, _ layout: EnumLayout, isIndirect: Bool
  ) -> Value? {
    Self.take(Payload.self, from: root, by: layout.project, isIndirect: isIndirect) as? Value
  }

  private func tag(of root: Root, _ layout: EnumLayout) -> UInt32 {
    withUnsafePointer(to: root) { layout.getTag($0, Self.metadata) }
  }

  /// The tag of a case without a value.
  private func plainTag(_ nothing: Value, _ layout: EnumLayout) -> UInt32 {
    if tag == .max {
      tag = tag(of: embed(nothing), layout)
      let made = layout.cases[Int(tag)]
      if made.hasPayload, !made.carries(Void.self) { report(Message.hasValue(Root.self, made)) }
    }
    return tag
  }

  /// Learns which case is made of a payload.
  private func learn(from value: Value, _ layout: EnumLayout) {
    let root = embed(value)
    tag = tag(of: root, layout)
    let made = layout.cases[Int(tag)]
    guard made.carries(Value.self), made.isReadable else {
      if !made.mayHoldOthers { report(Message.noCase(Root.self, with: Value.self)) }
      return
    }
    isIndirect = made.isIndirect
    project = layout.project
    let again = Self.take(Value.self, from: root, by: layout.project, isIndirect: isIndirect)
    // A function that changes what it embeds is not a case's name. What does not equal itself says nothing.
    if isEqual(value, value), !isEqual(value, again) { report(Message.noCase(Root.self, with: Value.self)) }
  }

  private func isEqual(_ first: Value, _ second: Value) -> Bool {
    func compare<Compared: Equatable>(_ first: Compared) -> Bool { first == second as? Compared }
    return (first as? any Equatable).map { compare($0) } ?? false
  }

  /// Reports once what cannot be read. Always `nil`.
  @discardableResult
  private func report(_ message: String) -> Value? {
    if !isReported { reportIssue(message) }
    isReported = true
    return nil
  }
}

/// What is said about a path that is not one.
private enum Message {
  static func noEnum(_ root: Any.Type) -> String {
    """
    A case path of \(typeName(root)) is given no closure that takes a value out, and \(typeName(root)) is no enum whose cases \
    can be read.

    Give it both closures: the one that puts a value in, and the one that takes it out.
    """
  }

  static func noCase(_ root: Any.Type, with value: Any.Type) -> String {
    """
    A case path of \(typeName(root)) is given a function that is not the name of a case with a value of type \(value).

    Give it a case by its name, or also the closure that takes out what the function puts in.
    """
  }

  static func unreadable(_ root: Any.Type, _ found: EnumLayout.Case) -> String {
    """
    A case path cannot read the value of \(typeName(root)).\(found.name), because a function or a metatype is stored in \
    another way in an enum than elsewhere.

    Give it the closure that takes the value out: { if case .\(found.name)(let value) = $0 { value } else { nil } }
    """
  }

  static func hasValue(_ root: Any.Type, _ found: EnumLayout.Case) -> String {
    """
    A case path is given a value of \(typeName(root)).\(found.name), which is a case with a value.

    Give it the name of the case alone: CasePath(\(typeName(root)).\(found.name))
    """
  }
}
