import PrimeTimeNumbers
import Testing

@Suite("Ordinals")
struct OrdinalTests {
  @Test(
    "A number gets its English ordinal suffix",
    arguments: [
      (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (10, "10th"), (11, "11th"), (12, "12th"), (13, "13th"),
      (21, "21st"), (102, "102nd"), (111, "111th"), (1_003, "1003rd"), (0, "0th"), (-1, "-1st"), (-12, "-12th"),
    ])
  func writes(number: Int, text: String) {
    #expect(number.ordinal == text)
  }
}
