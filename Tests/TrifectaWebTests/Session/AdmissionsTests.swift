import Testing

@testable import TrifectaWeb

@Suite("The line at the door")
@MainActor
struct AdmissionsTests {
  let admissions = Admissions()

  @Test("Addresses take turns, and each gets its own in order")
  func turns() async {
    var done: [String] = []
    for number in 0..<3 { admissions.add(for: "flood") { done.append("flood \(number)") } }
    for number in 0..<2 { admissions.add(for: "home") { done.append("home \(number)") } }
    #expect(done.isEmpty)
    await admissions.turn(of: "newcomer") { done.append("newcomer") }
    await admissions.turn(of: "home") {}
    await admissions.turn(of: "flood") {}
    #expect(done == ["flood 0", "home 0", "newcomer", "flood 1", "home 1", "flood 2"])
  }

  @Test("What else has to be done comes between two")
  func between() async {
    var done: [String] = []
    for number in 0..<3 { admissions.add(for: "flood") { done.append("\(number)") } }
    let click = Task { done.append("click") }
    await click.value
    await admissions.turn(of: "flood") {}
    #expect(done == ["0", "click", "1", "2"])
  }

  @Test("The line is open again after it was empty")
  func again() async {
    for number in 0..<3 {
      let answer = await admissions.turn(of: "home") { number }
      #expect(answer == number)
    }
  }
}
