import PhoneDialer
import Testing

@Suite("Phone number")
struct PhoneNumberTests {
  @Test(
    "Typed text is normalized to a phone number",
    arguments: [
      ("555-0123", "5550123"), ("+1 (555) 012 3456", "+15550123456"), ("*100#", "*100#"), ("112", "112"),
      ("030/1234.567", "0301234567"), ("123456789012345", "123456789012345"),
    ])
  func reads(text: String, dialled: String) throws {
    #expect(try PhoneNumber(text).dialled == dialled)
  }

  @Test(
    "The first problem is reported",
    arguments: [
      ("", PhoneNumber.Problem.empty), (" -", .empty), ("555-x", .unexpectedCharacter("x")), ("555+1", .misplacedPlus),
      ("++1555", .misplacedPlus), ("12", .tooShort), ("+*#", .tooShort), ("1234567890123456", .tooLong),
      ("٥٥٥٠١٢", .unexpectedCharacter("٥")), ("555\n0123", .unexpectedCharacter("\n")),
    ])
  func names(text: String, problem: PhoneNumber.Problem) {
    #expect(throws: problem) { try PhoneNumber(text) }
  }

  @Test("The URL has no punctuation and an escaped hash")
  func address() throws {
    #expect(try PhoneNumber("+1 555-0123").url?.absoluteString == "tel:+15550123")
    #expect(try PhoneNumber("*100#").url?.absoluteString == "tel:*100%23")
  }

  @Test("Every problem has an explanation")
  func explains() {
    let problems: [PhoneNumber.Problem] = [
      .empty, .unexpectedCharacter("x"), .misplacedPlus, .tooShort, .tooLong,
    ]
    #expect(
      problems.map(\.explanation) == [
        "Enter a number to dial.", "A phone number cannot contain “x”.", "A plus sign is only allowed at the start.",
        "Enter at least 3 digits.", "Enter at most 15 digits.",
      ])
  }
}
