/// A translation: a `printf` format that may vary with the numbers in it.
struct TranslatedText: Sendable {
  /// A text, or a text for each form of a number.
  indirect enum Variation: Sendable {
    case text(String)
    case plural([PluralCategory: Variation])
  }

  /// The texts of a variable, such as `%#@files@`. They are formats too: `%arg` is the variable's value.
  struct Substitution: Sendable {
    let text: Variation
    /// The index of the variable's value; `nil` for the next value.
    let position: Int?
    /// The `printf` specifier of the value, without the percent sign.
    let specifier: String
  }

  private let variation: Variation
  private let substitutions: [String: Substitution]

  init(_ variation: Variation, substitutions: [String: Substitution] = [:]) {
    self.variation = variation
    self.substitutions = substitutions
  }

  /// Returns the parts of the text for the given values.
  ///
  /// - Parameters:
  ///   - numbers: the values of the key; `nil` for a value that is not a number.
  ///   - language: the language of the text, whose plural rules are used.
  func parts(for numbers: [TextNumber?], in language: String) -> [FormatString.Part] {
    // Without values, the text is not a format.
    if numbers.isEmpty { return [.literal(variation.text(for: nil, in: language))] }
    if substitutions.isEmpty, case .text(let text) = variation { return FormatString(text).parts }
    let position = numbers.firstIndex { $0 != nil }
    let text = variation.text(for: position.flatMap { numbers[$0] }, in: language)
    var writer = Writer(substitutions: substitutions, numbers: numbers, language: language)
    writer.append(text.replacing("%arg", with: "%\((position ?? 0) + 1)$lld"))
    return writer.parts
  }

  /// Replaces variables by their texts.
  private struct Writer {
    let substitutions: [String: Substitution]
    let numbers: [TextNumber?]
    let language: String
    private(set) var parts: [FormatString.Part] = []
    /// The variables whose text is being appended. A variable in its own text is omitted.
    private var active: Set<String> = []

    init(substitutions: [String: Substitution], numbers: [TextNumber?], language: String) {
      self.substitutions = substitutions
      self.numbers = numbers
      self.language = language
    }

    /// - Parameter start: the index of the first value; `nil` if it is the first one that no variable claims.
    mutating func append(_ text: String, from start: Int? = nil) {
      let format = FormatString(text).parts
      let claimed = start == nil ? claimedPositions(in: format) : []
      var next = start ?? 0
      func position(_ placeholder: FormatString.Placeholder) -> Int {
        if let position = placeholder.position { return position }
        while claimed.contains(next) { next += 1 }
        next += 1
        return next - 1
      }
      for part in format {
        switch part {
        case .literal: parts.append(part)
        case .placeholder(var placeholder):
          guard let name = placeholder.variable else {
            placeholder.position = position(placeholder)
            parts.append(.placeholder(placeholder))
            continue
          }
          guard let substitution = substitutions[name], active.insert(name).inserted else { continue }
          let index = substitution.position ?? position(placeholder)
          let number = numbers.indices.contains(index) ? numbers[index] : nil
          let text = substitution.text.text(for: number, in: language)
          append(text.replacing("%arg", with: "%\(index + 1)$\(substitution.specifier)"), from: index)
          active.remove(name)
        }
      }
    }

    /// Returns the indices of the values that variables of a format use.
    private func claimedPositions(in format: [FormatString.Part]) -> Set<Int> {
      var positions: Set<Int> = []
      for case .placeholder(let placeholder) in format {
        if let name = placeholder.variable, let position = substitutions[name]?.position { positions.insert(position) }
      }
      return positions
    }
  }
}

extension TranslatedText.Variation {
  /// Returns the text for a number.
  ///
  /// - Parameter number: the number; `nil` if there is none.
  fileprivate func text(for number: TextNumber?, in language: String) -> String {
    switch self {
    case .text(let text): return text
    case .plural(let forms):
      let operands = number?.pluralOperands
      // As on Apple's platforms, a text for zero is used for the number 0 in every language.
      if let zero = forms[.zero], operands == PluralOperands(0) { return zero.text(for: number, in: language) }
      let category = number == nil ? .other : PluralRules.category(of: operands, in: language)
      return (forms[category] ?? forms[.other])?.text(for: number, in: language) ?? ""
    }
  }
}
