import IssueReporting

/// Extracts the payload of the case that a constructor creates, using the enum's runtime metadata.
///
/// When it reads the first value that has a payload of the right type, it determines the case: it embeds the payload
/// again and reads the tag. From then on, reading a value of another case costs only the comparison of two tags.
@usableFromInline
final class CaseReader<Root, Value> {
  private let embed: (Value) -> Root
  /// The tag of the case, `max` until it is known.
  @exclusivity(unchecked) @usableFromInline var tag: UInt32 = .max
  /// Reads the tag of a value. Set once the enum's cases are known.
  @exclusivity(unchecked) @usableFromInline var getTag: EnumLayout.GetTag?
  /// Projects a value to its payload. Set once the case is known, if its payload type is exactly `Value`.
  @exclusivity(unchecked) @usableFromInline var project: EnumLayout.Project?
  /// A bit set of the tags below 64 that are known to belong to other cases.
  @exclusivity(unchecked) @usableFromInline var others: UInt64 = 0
  /// Whether the payload is stored in a box (`indirect`).
  @exclusivity(unchecked) @usableFromInline var isIndirect = false
  private var layout: EnumLayout?
  private var isReported = false

  @usableFromInline
  init(_ embed: @escaping (Value) -> Root) {
    self.embed = embed
  }

  /// Returns the payload if `root` is the case, `nil` otherwise.
  @inlinable
  func extract(_ root: Root) -> Value? {
    guard let getTag else { return extractByType(root) }
    let other = withUnsafePointer(to: root) { getTag($0, Self.metadata) }
    if let project {
      return other == tag ? Self.take(Value.self, from: root, by: project, isIndirect: isIndirect) : nil
    }
    // If the tag is 64 or more, the shift gives 0, so the tag counts as unknown.
    return others & (1 << other) == 0 ? extractByType(root) : nil
  }

  /// The type metadata, as the runtime's functions require it.
  @inlinable
  static var metadata: UnsafeRawPointer {
    // A metatype is the address of the type's metadata.
    unsafeBitCast(Root.self as Any.Type, to: UnsafeRawPointer.self)
  }

  /// Returns the payload of a value whose case has a payload of the given type.
  @inlinable
  static func take<Payload>(
    _ payload: Payload.Type, from root: Root, by project: EnumLayout.Project, isIndirect: Bool
  ) -> Payload {
    withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { buffer in
      // The buffer has capacity 1, so its base address is not `nil`.
      let copy = UnsafeMutableRawPointer(buffer.baseAddress!)
      if isIndirect {
        // The value is the address of a box. Its bits are copied, and the payload is read while `root` retains the box.
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
  /// Returns the payload after a comparison of the payload's type with `Value`. This is necessary while the case is
  /// unknown. It is also necessary if the payload type is an optional or an existential to which a `Value` can be
  /// converted.
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

  /// Reads the enum's cases. Reports an issue if the constructor cannot belong to any of them.
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

  /// Returns the tag of a case without a value.
  private func plainTag(_ nothing: Value, _ layout: EnumLayout) -> UInt32 {
    if tag == .max {
      tag = tag(of: embed(nothing), layout)
      let made = layout.cases[Int(tag)]
      if made.hasPayload, !made.carries(Void.self) { report(Message.hasValue(Root.self, made)) }
    }
    return tag
  }

  /// Determines the case that the constructor creates, by embedding a payload.
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
    // A function that changes the embedded value is not a case constructor. A value that does not equal itself, such as
    // NaN, proves nothing.
    if isEqual(value, value), !isEqual(value, again) { report(Message.noCase(Root.self, with: Value.self)) }
  }

  private func isEqual(_ first: Value, _ second: Value) -> Bool {
    func compare<Compared: Equatable>(_ first: Compared) -> Bool { first == second as? Compared }
    return (first as? any Equatable).map { compare($0) } ?? false
  }

  /// Reports a problem once. Always returns `nil`.
  @discardableResult
  private func report(_ message: String) -> Value? {
    if !isReported { reportIssue(message) }
    isReported = true
    return nil
  }
}

/// The messages about invalid paths.
private enum Message {
  static func noEnum(_ root: Any.Type) -> String {
    """
    A case path of \(typeName(root)) has no "extract" closure, and \(typeName(root)) is not an enum whose cases can be read.

    Pass both closures to CasePath: one that embeds a value, and "extract".
    """
  }

  static func noCase(_ root: Any.Type, with value: Any.Type) -> String {
    """
    A case path of \(typeName(root)) was created with a function that is not the constructor of a case with an associated \
    value of type \(value).

    Pass a case constructor to CasePath, or add an "extract" closure that returns the value that the function embeds.
    """
  }

  static func unreadable(_ root: Any.Type, _ found: EnumLayout.Case) -> String {
    """
    A case path cannot read the associated value of \(typeName(root)).\(found.name), because Swift represents a function \
    or a metatype differently inside an enum.

    Add the closure "extract": { if case .\(found.name)(let value) = $0 { value } else { nil } }
    """
  }

  static func hasValue(_ root: Any.Type, _ found: EnumLayout.Case) -> String {
    """
    A case path was created with a value of \(typeName(root)).\(found.name), which is a case with an associated value.

    Pass the case constructor without a value: CasePath(\(typeName(root)).\(found.name))
    """
  }
}
