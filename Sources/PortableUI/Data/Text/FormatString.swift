/// A `printf` format: text with placeholders for values.
package struct FormatString {
  /// A placeholder for a value.
  package struct Placeholder: Equatable {
    /// The index of the value, from 0; `nil` for the next value after the previous placeholder.
    package var position: Int?
    /// The flags, width and precision.
    var flags: String
    /// The conversion: `d`, `f`, `@`, …
    var conversion: Character
    /// The name of a variable that a translation defines, as in `%#@files@`; `nil` for a value.
    var variable: String?
  }

  package enum Part: Equatable {
    case literal(String)
    case placeholder(Placeholder)
  }

  package private(set) var parts: [Part] = []

  /// Parses a format. Anything that is not a valid placeholder is literal text. O(length).
  package init(_ format: String) {
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      append(rest[..<percent])
      rest = rest[percent...]
      if let (placeholder, after) = Self.placeholder(at: rest) {
        parts.append(.placeholder(placeholder))
        rest = after
      } else {
        append("%")
        rest = rest.dropFirst(rest.hasPrefix("%%") ? 2 : 1)
      }
    }
    append(rest)
  }

  private mutating func append(_ text: Substring) {
    guard !text.isEmpty else { return }
    if case .literal(let before) = parts.last {
      parts[parts.count - 1] = .literal(before + text)
    } else {
      parts.append(.literal(String(text)))
    }
  }

  private static func placeholder(at text: Substring) -> (Placeholder, after: Substring)? {
    var rest = text.dropFirst()
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    let flags = rest.prefix { "-+ #0'123456789.".contains($0) }
    rest = rest.dropFirst(flags.count)
    rest = rest.drop { "hlqLzjt".contains($0) }
    guard let conversion = rest.first, "diuxXofFeEgGaA@".contains(conversion) else { return nil }
    // Limit width and precision to three digits: a width of millions would fill the memory with spaces.
    guard flags.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count <= 3 }) else { return nil }
    rest = rest.dropFirst()
    var placeholder = Placeholder(position: position, flags: String(flags), conversion: conversion)
    if conversion == "@", flags == "#", let end = rest.firstIndex(of: "@") {
      placeholder.variable = String(rest[..<end])
      rest = rest[end...].dropFirst()
    }
    return (placeholder, rest)
  }
}
