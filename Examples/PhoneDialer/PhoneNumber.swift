import Foundation

/// A phone number that can be dialled.
///
/// All dialers of this example, and their tests, ask this type what a number is.
public struct PhoneNumber: Hashable, Sendable {
  /// What keeps a text from being a phone number.
  public enum Problem: Error, Hashable, Sendable {
    /// Nothing was typed.
    case empty
    /// A character that no phone number has.
    case unexpectedCharacter(Character)
    /// A plus that is not at the start.
    case misplacedPlus
    /// Fewer digits than the shortest numbers have.
    case tooShort
    /// More digits than a number may have.
    case tooLong
  }

  /// The shortest numbers, those for emergencies, have three digits; the longest, by ITU-T E.164, fifteen.
  static let digitCounts = 3...15

  /// The number as it is dialled: digits, `*` and `#`, perhaps after a plus.
  public let dialled: String

  /// Reads what a person typed. Spaces and the usual punctuation are left out.
  ///
  /// - Parameter text: any text.
  /// - Throws: the first problem there is with it.
  public init(_ text: String) throws(Problem) {
    var dialled = ""
    for character in text {
      switch character {
      case "0"..."9" where character.isASCII, "*", "#": dialled.append(character)
      case "+" where dialled.isEmpty: dialled.append(character)
      case "+": throw .misplacedPlus
      case " ", "\u{A0}", "-", "–", ".", "/", "(", ")": continue
      default: throw .unexpectedCharacter(character)
      }
    }
    guard !dialled.isEmpty else { throw .empty }
    let digits = dialled.count { $0.isNumber }
    guard digits >= Self.digitCounts.lowerBound else { throw .tooShort }
    guard digits <= Self.digitCounts.upperBound else { throw .tooLong }
    self.dialled = dialled
  }

  /// The address that a device calls the number by (RFC 3966).
  public var url: URL? {
    URL(string: "tel:" + dialled.replacing("#", with: "%23"))
  }
}

extension PhoneNumber.Problem {
  /// The problem in words for the person who types.
  public var explanation: String {
    switch self {
    case .empty: return "Type a number to dial."
    case .unexpectedCharacter(let character): return "A phone number has no “\(character)”."
    case .misplacedPlus: return "A plus can only stand at the start."
    case .tooShort: return "At least \(PhoneNumber.digitCounts.lowerBound) digits, please."
    case .tooLong: return "At most \(PhoneNumber.digitCounts.upperBound) digits, please."
    }
  }
}

extension PhoneNumber {
  /// The notice after nothing has opened the number's address.
  var callByHandNotice: String {
    "Nothing here seems to place calls. If no call has started, dial \(dialled) on a phone."
  }

  /// Returns the first problem that keeps a text from being a phone number, `nil` if it is one.
  static func problem(with text: String) -> Problem? {
    do {
      _ = try PhoneNumber(text)
      return nil
    } catch {
      return error
    }
  }
}
