// swift-format-ignore-file
import Foundation
import Testing
import Trifecta
import TrifectaTesting

@testable import News

@MainActor
@Test("Recorded: News: Store, News")
func recordedNewsStoreNewsStore() async throws {
  let store = TestStore(initialState: News.State()) {
    News()
  } withDependencies: {
    $0.context = .live
    $0.fixtures["newsClient.entries"] = [
      .success([
        NewsEntry(
          id: "comet",
          title: "A comet comes back",
          summary: "It was last seen when your great-grandparents were young.",
          paragraphs: ["Look to the east.", "The best time is an hour before the sun rises."],
          url: URL(string: "https://example.com/comet"),
          date: Date(timeIntervalSinceReferenceDate: 802159200.0),
          author: "Ada",
          source: "The Evening Sky",
          image: nil),
        NewsEntry(
          id: "rain",
          title: "Rain until Thursday",
          summary: "Take a coat.",
          paragraphs: [],
          url: nil,
          date: nil,
          author: nil,
          source: "The Evening Sky",
          image: nil),
      ]),
      .failure(NewsError.status(503)),
    ]
  }
  store.timeout = .seconds(10)
  await store.send(.entries(.appeared))
  await store.receive(.entries(
    .received(
      .success([
        NewsEntry(
          id: "comet",
          title: "A comet comes back",
          summary: "It was last seen when your great-grandparents were young.",
          paragraphs: ["Look to the east.", "The best time is an hour before the sun rises."],
          url: URL(string: "https://example.com/comet"),
          date: Date(timeIntervalSinceReferenceDate: 802159200.0),
          author: "Ada",
          source: "The Evening Sky",
          image: nil),
        NewsEntry(
          id: "rain",
          title: "Rain until Thursday",
          summary: "Take a coat.",
          paragraphs: [],
          url: nil,
          date: nil,
          author: nil,
          source: "The Evening Sky",
          image: nil),
      ])))) {
    $0.entries = .success([
      NewsEntry(
        id: "comet",
        title: "A comet comes back",
        summary: "It was last seen when your great-grandparents were young.",
        paragraphs: ["Look to the east.", "The best time is an hour before the sun rises."],
        url: URL(string: "https://example.com/comet"),
        date: Date(timeIntervalSinceReferenceDate: 802159200.0),
        author: "Ada",
        source: "The Evening Sky",
        image: nil),
      NewsEntry(
        id: "rain",
        title: "Rain until Thursday",
        summary: "Take a coat.",
        paragraphs: [],
        url: nil,
        date: nil,
        author: nil,
        source: "The Evening Sky",
        image: nil),
    ])
  }
  await store.send(.pathChanged([
    NewsEntry(
      id: "comet",
      title: "A comet comes back",
      summary: "It was last seen when your great-grandparents were young.",
      paragraphs: ["Look to the east.", "The best time is an hour before the sun rises."],
      url: URL(string: "https://example.com/comet"),
      date: Date(timeIntervalSinceReferenceDate: 802159200.0),
      author: "Ada",
      source: "The Evening Sky",
      image: nil),
  ])) {
    $0.path = [
      NewsEntry(
        id: "comet",
        title: "A comet comes back",
        summary: "It was last seen when your great-grandparents were young.",
        paragraphs: ["Look to the east.", "The best time is an hour before the sun rises."],
        url: URL(string: "https://example.com/comet"),
        date: Date(timeIntervalSinceReferenceDate: 802159200.0),
        author: "Ada",
        source: "The Evening Sky",
        image: nil),
    ]
  }
  await store.send(.pathChanged([])) { $0.path = [] }
  await store.send(.entries(.refresh)) {
    $0.entries = .loading(
      previous: [
        NewsEntry(
          id: "comet",
          title: "A comet comes back",
          summary: "It was last seen when your great-grandparents were young.",
          paragraphs: ["Look to the east.", "The best time is an hour before the sun rises."],
          url: URL(string: "https://example.com/comet"),
          date: Date(timeIntervalSinceReferenceDate: 802159200.0),
          author: "Ada",
          source: "The Evening Sky",
          image: nil),
        NewsEntry(
          id: "rain",
          title: "Rain until Thursday",
          summary: "Take a coat.",
          paragraphs: [],
          url: nil,
          date: nil,
          author: nil,
          source: "The Evening Sky",
          image: nil),
      ],
      progress: nil)
  }
  await store.receive(.entries(.received(.failure(NewsError.status(503))))) {
    $0.entries = .failed(
      NewsError.status(503),
      previous: [
        NewsEntry(
          id: "comet",
          title: "A comet comes back",
          summary: "It was last seen when your great-grandparents were young.",
          paragraphs: ["Look to the east.", "The best time is an hour before the sun rises."],
          url: URL(string: "https://example.com/comet"),
          date: Date(timeIntervalSinceReferenceDate: 802159200.0),
          author: "Ada",
          source: "The Evening Sky",
          image: nil),
        NewsEntry(
          id: "rain",
          title: "Rain until Thursday",
          summary: "Take a coat.",
          paragraphs: [],
          url: nil,
          date: nil,
          author: nil,
          source: "The Evening Sky",
          image: nil),
      ])
  }
  await store.finish()
}
