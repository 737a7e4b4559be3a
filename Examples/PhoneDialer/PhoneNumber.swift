import Foundation
import Trifecta

/// A phone number that can be dialed.
///
/// All dialers of this example, and their tests, use this type for validation.
public struct PhoneNumber: Hashable, Sendable {
  /// The reason why a text is not a phone number.
  public enum Problem: Error, Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The text contains a character that is not allowed in phone numbers.
    case unexpectedCharacter(Character)
    /// There is a plus sign after the start.
    case misplacedPlus
    /// There are too few digits.
    case tooShort
    /// There are too many digits.
    case tooLong
  }

  /// Emergency numbers, which are the shortest, have three digits. The maximum by ITU-T E.164 is fifteen.
  static let digitCounts = 3...15

  /// The dialed characters: digits, `*` and `#`, optionally after a plus sign.
  public let dialled: String

  /// Parses a phone number. Spaces and common punctuation are removed.
  ///
  /// - Parameter text: The text to parse.
  /// - Throws: The first problem in the text.
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

  /// The `tel` URL of the number (RFC 3966).
  public var url: URL? {
    URL(string: "tel:" + dialled.replacing("#", with: "%23"))
  }
}

extension PhoneNumber: SourceRepresentable {
  /// The call that creates an equal number, for generated tests.
  public var initializerCall: InitializerCall { InitializerCall(throwing: true, (nil, dialled)) }
}

extension PhoneNumber.Problem {
  /// The explanation for the user.
  public var explanation: String {
    switch self {
    case .empty: return "Enter a number to dial."
    case .unexpectedCharacter(let character): return "A phone number cannot contain “\(character)”."
    case .misplacedPlus: return "A plus sign is only allowed at the start."
    case .tooShort: return "Enter at least \(PhoneNumber.digitCounts.lowerBound) digits."
    case .tooLong: return "Enter at most \(PhoneNumber.digitCounts.upperBound) digits."
    }
  }
}

extension PhoneNumber {
  /// The notice when the URL of the number could not be opened.
  var callByHandNotice: String {
    "This device may not support calls. If no call has started, dial \(dialled) on a phone."
  }

  /// Returns the first reason why a text is not a phone number; `nil` if the text is a phone number.
  static func problem(with text: String) -> Problem? {
    do {
      _ = try PhoneNumber(text)
      return nil
    } catch {
      return error
    }
  }
}
