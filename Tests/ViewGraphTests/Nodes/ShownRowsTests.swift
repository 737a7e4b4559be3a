import SeededRandom
import Testing

@testable import ViewGraph

@MainActor
@Suite("Nonempty rows")
struct ShownRowsTests {
  @Test("The next nonempty row is the same as in an array", arguments: [0, 1, 63, 64, 65, 4_095, 4_096, 10_000])
  func next(count: Int) {
    let seed = UInt64(count)
    var random = SeededGenerator(seed: seed)
    var flags = (0..<count).map { _ in Int.random(in: 0..<500, using: &random) == 0 }
    var rows = ShownRows(count: count)
    for index in flags.indices where flags[index] { rows.insert(index) }
    for _ in 0..<200 where count > 0 {
      let index = Int.random(in: 0..<count, using: &random)
      flags[index].toggle()
      if flags[index] { rows.insert(index) } else { rows.remove(index) }
      let start = Int.random(in: 0...count, using: &random)
      #expect(rows.first(from: start) == flags[start...].firstIndex(of: true), "seed \(seed), from \(start)")
    }
    #expect(rows.first(from: 0) == flags.firstIndex(of: true))
    #expect(rows.first(from: count) == nil)
  }

  @Test("A row beyond the count is ignored")
  func absent() {
    var rows = ShownRows(count: 1)
    rows.insert(64)
    #expect(rows.first(from: 0) == nil)
  }

  @Test(
    "Rows that become empty or nonempty in any order keep their positions", arguments: [1, 2, 3, 4] as [UInt64])
  func randomOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let shows = (0..<150).map { _ in Cell(false) }
    let groups = Cell(Array(0..<15))
    let screen = Screen(
      Couple(
        Computed {
          Listing(ids: groups.value) { group in
            Listing(ids: Array(group * 10..<group * 10 + 10)) { row in
              Computed { Choice(shown: shows[row].value ? Word("\(row)") : nil) }
            }
          }
        }, Word("end")))
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 1...40, using: &random) { shows.randomElement(using: &random)?.value.toggle() }
      if Int.random(in: 0..<4, using: &random) == 0 { groups.value.shuffle(using: &random) }
      screen.graph.turn()
      let rows = groups.value.flatMap { group in (group * 10..<group * 10 + 10).filter { shows[$0].value } }
      let expected = (rows.map(String.init) + ["end"]).joined(separator: " ")
      #expect(screen.picture == "root(\(expected))", "seed \(seed)")
      #expect(screen.tree == screen.picture, "seed \(seed)")
    }
  }
}
