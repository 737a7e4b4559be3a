import Foundation
import Testing

@testable import News

@Suite("Feed dates and plain text")
struct FeedDateTests {
  @Test(
    "All date formats of feeds are parsed",
    arguments: [
      "2023-08-15T10:00:00Z", "2023-08-15t10:00:00z", "2023-08-15 10:00:00Z", "2023-08-15T12:00:00+02:00",
      "2023-08-15T06:30:00-03:30", "2023-08-15T10:00:00.000Z", "Tue, 15 Aug 2023 10:00:00 GMT",
      "15 Aug 2023 10:00:00 UT", "Tue, 15 Aug 23 10:00 Z", "Tue, 15 Aug 2023 12:00:00 +0200",
      "Tue, 15 Aug 2023 05:00:00 EST", "Tue, 15 Aug 2023 03:00:00 PDT", "Tue 15 August 2023 10:00:00 GMT",
      "  Tue, 15 Aug 2023 10:00:00 GMT\n",
    ])
  func moments(text: String) {
    #expect(FeedDate.parse(text) == Date(timeIntervalSince1970: 1_692_093_600))
  }

  @Test("Fractions of a second are kept, and a leap second becomes the last second")
  func seconds() {
    #expect(FeedDate.parse("1970-01-01T00:00:00.25Z") == Date(timeIntervalSince1970: 0.25))
    #expect(FeedDate.parse("1998-12-31T23:59:60Z") == Date(timeIntervalSince1970: 915_148_799))
  }

  @Test("Two-digit years up to 49 belong to this century, from 50 to the last")
  func centuries() {
    #expect(FeedDate.parse("1 Jan 49 00:00 GMT") == FeedDate.parse("2049-01-01T00:00:00Z"))
    #expect(FeedDate.parse("1 Jan 50 00:00 GMT") == FeedDate.parse("1950-01-01T00:00:00Z"))
  }

  @Test(
    "Invalid dates are rejected",
    arguments: [
      "", "yesterday", "2023-08-15", "2023-08-15T10:00:00", "2023-13-01T00:00:00Z", "2023-02-30T00:00:00Z",
      "2023-08-15T25:00:00Z", "2023-08-15T10:00:00+99:00", "2023-08-15T10:00:61Z", "Tue, 15 Foo 2023 10:00:00 GMT",
      "Tue, 31 Feb 2023 10:00:00 GMT", "15 Aug 2023", "99999999999999999999-01-01T00:00:00Z",
      "٢٠٢٣-08-15T10:00:00Z",
    ])
  func noMoment(text: String) {
    #expect(FeedDate.parse(text) == nil)
  }

  @Test(
    "HTML becomes the text that a browser would show",
    arguments: [
      ("a <b>bold</b> word", "a bold word"), ("<p>one</p><p>two</p>", "one two"),
      ("a&nbsp;&lt;b&gt; &amp;amp;", "a <b> &amp;"),
      ("&#65;&#x42;&#X43;", "ABC"), ("1 < 2 & 3 > 2", "1 < 2 & 3 > 2"),
      ("&unknown; &#xD800; &;", "&unknown; &#xD800; &;"),
      ("a<!-- <b> -->b", "a b"), ("a<style>p { x }</style>b", "a b"), ("cut <a href='", "cut"), ("cut &am", "cut &am"),
      (" a \n\t b ", "a b"), ("", ""),
    ])
  func plainText(html: String, text: String) {
    #expect(PlainText(html: html).content == text)
  }
}
