import Combine
import Foundation
import Testing

@Suite("Merging publishers")
struct MergeTests {
  private func values(_ publisher: some Publisher<Int, Never>) -> [Int] {
    var values: [Int] = []
    publisher.sink { values.append($0) }.cancel()
    return values
  }

  @Test("Up to eight publishers are merged into a publisher of its own type")
  func types() {
    let four: Publishers.Merge4<Just<Int>, Just<Int>, Just<Int>, Just<Int>> = Just(1).merge(
      with: Just(2), Just(3), Just(4))
    #expect(values(four) == [1, 2, 3, 4])
    let five: Publishers.Merge5<Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>> = four.merge(with: Just(5))
    #expect(values(five) == [1, 2, 3, 4, 5])
    let eight = five.merge(with: Just(6), Just(7), Just(8))
    #expect(values(eight) == Array(1...8))
    #expect(values(Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8))) == Array(1...8))
  }

  @Test("Combined publishers are equal if they combine equal publishers in the same order")
  func equality() {
    #expect(Just(1).merge(with: Just(2), Just(3), Just(4)) == Just(1).merge(with: Just(2), Just(3), Just(4)))
    #expect(Just(1).merge(with: Just(2), Just(3), Just(4)) != Just(1).merge(with: Just(2), Just(4), Just(3)))
    #expect(Just(1).combineLatest(Just(2)) == Just(1).combineLatest(Just(2)))
    #expect(Just(1).combineLatest(Just(2)) != Just(2).combineLatest(Just(1)))
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != NotificationCenter().publisher(for: name))
  }
}
