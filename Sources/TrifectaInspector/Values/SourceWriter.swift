import Foundation
public import Trifecta

/// Writes values of any type as Swift expressions, by reflection.
///
/// A structure is written as a call of its memberwise initializer, and a case of an enumeration with a leading dot.
struct SourceWriter {
  /// The modules whose types occur in the written expressions.
  private(set) var modules: Set<String> = []
  /// The texts that are replaced with dots.
  let secrets: Set<String>
  /// The number of parts that may still be written.
  private var budget = 5_000

  /// A value that has no source code: an object, a closure, a value of a private type, or a value that is too large.
  struct Unwritable: Error {
    /// The name of the value's type.
    let type: String
  }

  /// - Parameter secrets: The texts that are replaced with dots, wherever a string is equal to one of them.
  init(secrets: Set<String> = []) {
    self.secrets = secrets
  }

  /// Returns an expression for a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isTyped: Whether the expression itself determines its type. If not, the context does.
  ///   - isOptional: Whether the context accepts an optional value.
  /// - Throws: ``Unwritable``.
  mutating func source(
    of value: Any, isTyped: Bool = false, isOptional: Bool = false
  ) throws(Unwritable) -> SourceText {
    budget -= 1
    guard budget > 0 else { throw Unwritable(type: "\(type(of: value))") }
    let mirror = Mirror(reflecting: value)
    // A cast would unwrap an optional value.
    if mirror.displayStyle == .optional { return try optional(value, mirror, isTyped) }
    if let text = simpleText(of: value, isTyped, isOptional) { return .text(text) }
    if let value = value as? any SourceRepresentable {
      let name = (value.initializerCall.isThrowing ? "try " : "") + (try name(of: type(of: value)))
      return .call(function: name, try arguments(value.initializerCall.arguments, false))
    }
    // An error is usually stored as `any Error`, whose cases have no leading dot.
    let isTyped = isTyped || value is any Error
    switch mirror.displayStyle {
    case .enum: return try enumeration(value, mirror, isTyped)
    case .collection, .set: return try collection(value, mirror, isTyped)
    case .dictionary: return try dictionary(value, mirror, isTyped)
    case .tuple: return .call(function: "", try arguments(mirror.children.map { ($0.label, $0.value) }, isTyped))
    case .struct where !isOfSystem(value):
      var parts: [(label: String?, value: Any)] = []
      for child in mirror.children {
        // The storage of a property wrapper has the name of the property with an underscore.
        parts.append((child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }, child.value))
      }
      return try call(type(of: value), parts)
    default: throw Unwritable(type: "\(type(of: value))")
    }
  }

  // MARK: Kinds of values

  private mutating func call(
    _ type: Any.Type, _ parts: [(label: String?, value: Any)]
  ) throws(Unwritable) -> SourceText {
    .call(function: try name(of: type), try arguments(parts, false))
  }

  private mutating func arguments(
    _ parts: [(label: String?, value: Any)], _ isTyped: Bool
  ) throws(Unwritable) -> [SourceText] {
    var arguments: [SourceText] = []
    for (label, value) in parts {
      let argument = try source(of: value, isTyped: isTyped)
      // The element of a tuple without a label has a label such as `.0`.
      if let label, !label.hasPrefix(".") {
        arguments.append(.labeled(label, argument))
      } else {
        arguments.append(argument)
      }
    }
    return arguments
  }

  private mutating func optional(_ value: Any, _ mirror: Mirror, _ isTyped: Bool) throws(Unwritable) -> SourceText {
    if let wrapped = mirror.children.first?.value {
      return try source(of: wrapped, isTyped: isTyped, isOptional: true)
    }
    return .text(isTyped ? "\(try name(of: type(of: value))).none" : "nil")
  }

  private mutating func enumeration(_ value: Any, _ mirror: Mirror, _ isTyped: Bool) throws(Unwritable) -> SourceText {
    let prefix = isTyped ? try name(of: type(of: value)) : ""
    guard let payload = mirror.children.first else {
      // Only the default description contains the name of a case without values.
      guard !(value is any CustomStringConvertible) else { throw Unwritable(type: "\(type(of: value))") }
      return .text("\(prefix).\(value)")
    }
    let function = "\(prefix).\(payload.label ?? "")"
    let inner = Mirror(reflecting: payload.value)
    guard inner.displayStyle == .tuple else {
      return .call(function: function, [try source(of: payload.value)])
    }
    return .call(function: function, try arguments(inner.children.map { ($0.label, $0.value) }, false))
  }

  private mutating func collection(_ value: Any, _ mirror: Mirror, _ isTyped: Bool) throws(Unwritable) -> SourceText {
    var elements: [SourceText] = []
    for element in mirror.children { elements.append(try source(of: element.value, isTyped: isTyped)) }
    // The order of a set is random.
    if mirror.displayStyle == .set { elements.sort { $0.line < $1.line } }
    guard isTyped, elements.isEmpty || !"\(type(of: value))".hasPrefix("Array<") else { return .array(elements) }
    let name = try name(of: type(of: value))
    let isArray = name.hasPrefix("Array<")
    return .call(
      function: isArray ? "[\(name.dropFirst("Array<".count).dropLast())]" : name,
      elements.isEmpty ? [] : [.array(elements)])
  }

  private mutating func dictionary(_ value: Any, _ mirror: Mirror, _ isTyped: Bool) throws(Unwritable) -> SourceText {
    var entries: [(key: SourceText, value: SourceText)] = []
    for entry in mirror.children {
      let pair = Array(Mirror(reflecting: entry.value).children)
      guard pair.count == 2 else { throw Unwritable(type: "\(type(of: value))") }
      let key = try source(of: pair[0].value, isTyped: isTyped)
      entries.append((key, try source(of: pair[1].value, isTyped: isTyped)))
    }
    guard !entries.isEmpty || !isTyped else { return .call(function: try name(of: type(of: value)), []) }
    return .dictionary(entries.sorted { $0.key.line < $1.key.line })
  }

  // MARK: Values without parts

  private mutating func simpleText(of value: Any, _ isTyped: Bool, _ isOptional: Bool) -> String? {
    let unwrap = isOptional ? "" : "!"
    switch value {
    case let text as String: return SourceText.literal(secrets.contains(text) ? ValueNode.secret : text)
    case let flag as Bool: return "\(flag)"
    case let number as Int: return Self.grouped(number)
    case let number as Double where number.isFinite: return "\(number)"
    case let number as any BinaryInteger: return isTyped ? "\(type(of: number))(\(number))" : "\(number)"
    case let number as any BinaryFloatingPoint:
      guard number.isFinite else {
        let sign = number.sign == .minus && !number.isNaN ? "-" : ""
        return "\(sign)\(type(of: number)).\(number.isNaN ? "nan" : "infinity")"
      }
      return isTyped ? "\(type(of: number))(\(number))" : "\(number)"
    case let character as Character:
      let literal = SourceText.literal(String(character))
      return isTyped ? "Character(\(literal))" : literal
    case let duration as Duration:
      let (seconds, attoseconds) = duration.components
      let name = isTyped ? "Duration" : ""
      return attoseconds == 0
        ? "\(name).seconds(\(seconds))"
        : "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
    default: break
    }
    guard let text = foundationText(of: value, unwrap) else { return nil }
    modules.insert("Foundation")
    return text
  }

  /// A number with separators, as the formatter requires from seven digits.
  private static func grouped(_ number: Int) -> String {
    let digits = "\(number.magnitude)"
    guard digits.count >= 7 else { return "\(number)" }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append("_") }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + text
  }

  private func foundationText(of value: Any, _ unwrap: String) -> String? {
    switch value {
    case let date as Date: "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"
    case let url as URL: "URL(string: \(SourceText.literal(url.absoluteString)))\(unwrap)"
    case let id as UUID: "UUID(uuidString: \"\(id.uuidString)\")\(unwrap)"
    case let decimal as Decimal: "Decimal(string: \"\(decimal)\")\(unwrap)"
    case let data as Data: "Data(base64Encoded: \"\(data.base64EncodedString())\")\(unwrap)"
    default: nil
    }
  }

  // MARK: Types

  /// Returns whether the parts of a structure are those of its memberwise initializer.
  func isMemberwise(_ value: Any) -> Bool {
    !isOfSystem(value) && !(value is any SourceRepresentable)
      && !(value is any CustomReflectable)
  }

  /// Whether the value's type belongs to the standard library or Foundation, whose types have no memberwise
  /// initializers.
  private func isOfSystem(_ value: Any) -> Bool {
    let module = String(reflecting: type(of: value)).prefix { $0 != "." }
    return module == "Swift" || module.hasPrefix("_") || module.hasPrefix("Foundation")
  }

  /// Returns the name of a type without the names of modules, which are added to ``modules``. A module and a type in it
  /// may have the same name, so a qualified name would not always compile.
  ///
  /// - Throws: ``Unwritable`` for a private or local type.
  mutating func name(of type: Any.Type) throws(Unwritable) -> String {
    let full = String(reflecting: type)
    guard !full.contains("("), !full.contains("#") else { throw Unwritable(type: "\(type)") }
    var name = ""
    var word = ""
    // The number of words before the current one in its path. The first word of a path is the module.
    var position = 0
    for character in full {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else if character == "." {
        if position == 0 { add(module: word) } else { name += word + "." }
        word = ""
        position += 1
      } else {
        name += word
        name.append(character)
        word = ""
        // The path continues after generic arguments.
        position = character == ">" ? 1 : 0
      }
    }
    return name + word
  }

  private mutating func add(module: String) {
    switch module {
    case "Swift": break
    case let module where module.hasPrefix("_"): break
    case let module where module.hasPrefix("Foundation"): modules.insert("Foundation")
    case "TrifectaCasePaths", "TrifectaCollections", "TrifectaDependencies", "TrifectaTime", "TrifectaViewState":
      // Trifecta exports them.
      modules.insert("Trifecta")
    default: modules.insert(module)
    }
  }
}

extension AlertState: SourceRepresentable {
  /// The call of the public initializer, without the identity of the presentation.
  public var initializerCall: InitializerCall {
    var arguments: [(label: String?, value: Any)] = [(nil, title)]
    if let message { arguments.append(("message", message)) }
    if !buttons.isEmpty { arguments.append(("buttons", buttons)) }
    return InitializerCall(arguments: arguments)
  }
}

extension ButtonState: SourceRepresentable {
  /// The call of the public initializer.
  public var initializerCall: InitializerCall {
    var arguments: [(label: String?, value: Any)] = [(nil, title)]
    if let role { arguments.append(("role", role)) }
    if let action { arguments.append(("action", action)) }
    return InitializerCall(arguments: arguments)
  }
}
