import IssueRecording
import Testing
import Trifecta

@testable import TrifectaTesting

@MainActor
@Suite("Timeline")
struct TimelineTests {
  @Test("Each character is a tick, brackets group events, spaces are ignored")
  func reads() {
    #expect(Timeline("a-1 [bc#]-|").ticks == [["a"], [], ["1"], ["b", "c", "#"], [], ["|"]])
    #expect(Timeline("").ticks == [])
    #expect(Timeline("[]a").ticks == [[], ["a"]])
  }

  @Test("A parsed timeline prints as its source text", arguments: ["", "|", "a-b--c|", "--[ab]-#|", "é-é"])
  func writes(text: String) {
    #expect(Timeline(text).description == text)
  }

  @Test(
    "An unreadable timeline is reported and ends before the invalid character",
    arguments: [
      ("a-?b|", "\"?\" is not allowed here.", "a-"),
      ("a[b|c]", "\"|\" is not allowed between brackets.", "ab"),
      ("a[b[", "\"[\" is not allowed between brackets.", "ab"),
      ("a]", "\"]\" is not allowed here.", "a"),
      ("a-[bc", "a bracket is not closed.", "a-[bc]"),
      ("a|b", "\"b\" comes after the end.", "a|"),
    ])
  func problems(text: String, problem: String, rest: Timeline) {
    var timeline: Timeline?
    let reported = issues { timeline = Timeline(text) }
    #expect(
      reported == [
        """
        The timeline "\(text)" cannot be parsed: \(problem)

        Write a letter or a digit for each event, "-" for a tick without events, "[ab]" for several events in one tick, \
        "#" for an error, and "|" for the end.
        """
      ])
    #expect(timeline == rest)
  }

  @Test("Each input starts an effect that sends its letter at once")
  func plain() async {
    #expect(await Timeline("a-[bc]-|").applying { $0 } == "a-[bc]-|")
    #expect(await Timeline("a-b").applying { $0 } == "a-b|")
    #expect(await Timeline("").applying { $0 } == "|")
  }

  @Test("An effect sends, fails and ends as its timeline shows, with one timeline for each start")
  func work() async {
    #expect(await Timeline("x|").applying(work: ["-a--b--|"]) { $0 } == "-a--b---|")
    #expect(await Timeline("x|").applying(work: ["-#-b|"]) { $0 } == "-#|")
    #expect(await Timeline("x---x---x|").applying(work: ["a", "b"]) { $0 } == "a---b---b|")
  }

  @Test("The examples in the documentation have the documented results")
  func examples() async {
    let debounced = await Timeline("ab----c|").applying { $0.debounce(id: "search", for: .ticks(2)) }
    #expect(debounced == "---b----c|")
    let retried = await Timeline("a|").applying(work: ["-#", "--b|"]) { $0.retry(.constant(.ticks(3), retries: 1)) }
    #expect(retried == "------b-|")
  }

  @Test("An effect that never ends is reported")
  func endless() async {
    var output: Timeline?
    let reported = await issues {
      output = await Timeline("a|").applying { _ in
        .run { _ in
          while true { try await Task.sleep(for: .seconds(1_000)) }
        }
      }
    }
    #expect(
      reported == [
        """
        The effects of the timeline "a|" still run after 1000 ticks.

        Make the effects end, or cancel them.
        """
      ])
    #expect(output?.ticks.count == 1_000)
  }

  @Test("A tick is one millisecond")
  func ticks() {
    #expect(Duration.ticks(3) == .milliseconds(3))
  }
}
