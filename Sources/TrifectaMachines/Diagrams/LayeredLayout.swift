/// A layered graph layout (Sugiyama's method): places boxes in rows and routes lines between them, with space for each
/// label.
///
/// A box's row depends on its distance from the first box. Within a row, boxes are placed near the average position of
/// their neighbors. Lines that point backward are laid out as if they pointed forward. A label is treated as a box, and
/// so is each point at which a line passes through a row.
struct LayeredLayout {
  struct Box {
    var width: Double
    var height: Double
    /// The x coordinate of the box's center and the y coordinate of its top.
    var x = 0.0
    var y = 0.0
    fileprivate(set) var row = 0
    /// Whether the box is placed below all others.
    var isLast = false
  }
  struct Line {
    var from: Int
    var to: Int
    /// The size of the line's label.
    var width = 0.0
    var height = 0.0
    /// The boxes that the line passes through, from its upper to its lower end.
    fileprivate(set) var passes: [Int] = []
    fileprivate(set) var isBack = false
    fileprivate(set) var label = -1
  }

  var boxes: [Box]
  var lines: [Line]
  private(set) var width = 0.0
  private(set) var height = 0.0
  private var rows: [[Int]] = []
  private var above: [[Int]] = []
  private var below: [[Int]] = []

  static let gap = 26.0

  init(_ boxes: [Box], _ lines: [Line]) {
    self.boxes = boxes
    self.lines = lines
    rank()
    addPasses()
    order()
    place()
  }

  /// Assigns the rows. States have even rows; labels have the odd rows between them.
  private mutating func rank() {
    let count = boxes.count
    var found: [Int] = []
    var position = Array(repeating: -1, count: count)
    var next: [[Int]] = Array(repeating: [], count: count)
    for line in lines { next[line.from].append(line.to) }
    for start in boxes.indices where !boxes[start].isLast && position[start] < 0 {
      var index = found.count
      position[start] = index
      found.append(start)
      while index < found.count {
        for other in next[found[index]] where position[other] < 0 && !boxes[other].isLast {
          position[other] = found.count
          found.append(other)
        }
        index += 1
      }
    }
    for box in boxes.indices where boxes[box].isLast {
      position[box] = found.count
      found.append(box)
    }
    for index in lines.indices { lines[index].isBack = position[lines[index].from] > position[lines[index].to] }
    var out: [[Int]] = Array(repeating: [], count: count)
    for line in lines { out[line.isBack ? line.to : line.from].append(line.isBack ? line.from : line.to) }
    for box in found {
      for other in out[box] { boxes[other].row = max(boxes[other].row, boxes[box].row + 2) }
    }
    let last = boxes.filter { !$0.isLast }.map(\.row).max() ?? 0
    for box in boxes.indices where boxes[box].isLast { boxes[box].row = last + 2 }
    rows = Array(repeating: [], count: (boxes.map(\.row).max() ?? 0) + 1)
    for box in found { rows[boxes[box].row].append(box) }
  }

  private mutating func addPasses() {
    above = Array(repeating: [], count: boxes.count)
    below = above
    for index in lines.indices {
      let line = lines[index]
      let (upper, lower) = line.isBack ? (line.to, line.from) : (line.from, line.to)
      var previous = upper
      let first = boxes[upper].row + 1
      let last = boxes[lower].row - 1
      let labelRow = line.isBack ? last : first
      for row in first...max(first, last) {
        var box = Box(width: 8, height: 0)
        box.row = row
        if row == labelRow {
          (box.width, box.height) = (max(8, line.width), line.height)
          lines[index].label = boxes.count
        }
        rows[row].append(boxes.count)
        lines[index].passes.append(boxes.count)
        below[previous].append(boxes.count)
        above.append([previous])
        below.append([])
        previous = boxes.count
        boxes.append(box)
      }
      below[previous].append(lower)
      above[lower].append(previous)
    }
  }

  private mutating func order() {
    var position = Array(repeating: 0.0, count: boxes.count)
    func number(_ row: [Int]) { for (index, box) in row.enumerated() { position[box] = Double(index) } }
    rows.forEach(number)
    for sweep in 0..<16 {
      let isDown = sweep % 2 == 0
      for row in isDown ? Array(rows.indices) : rows.indices.reversed() {
        let neighbours = isDown ? above : below
        let keys = rows[row].map { box -> Double in
          let others = neighbours[box]
          return others.isEmpty ? position[box] : others.reduce(0) { $0 + position[$1] } / Double(others.count)
        }
        rows[row] = rows[row].indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { rows[row][$0] }
        number(rows[row])
      }
    }
  }

  private mutating func place() {
    for row in rows { pack(row, row.map { _ in 0 }) }
    for sweep in 0..<24 {
      let isDown = sweep % 2 == 0
      for row in isDown ? rows : rows.reversed() {
        let wanted = row.map { box -> Double in
          let others = sweep > 18 ? above[box] + below[box] : isDown ? above[box] : below[box]
          return others.isEmpty ? boxes[box].x : others.reduce(0) { $0 + boxes[$1].x } / Double(others.count)
        }
        pack(row, wanted)
      }
    }
    let left = boxes.map { $0.x - $0.width / 2 }.min() ?? 0
    for box in boxes.indices { boxes[box].x -= left }
    width = boxes.map { $0.x + $0.width / 2 }.max() ?? 0
    for row in rows {
      let tallest = row.map { boxes[$0].height }.max() ?? 0
      for box in row { boxes[box].y = height + (tallest - boxes[box].height) / 2 }
      height += tallest + Self.gap
    }
    height -= Self.gap
  }

  /// Places the boxes of a row as close as possible to their wanted positions, without overlap (by pooling adjacent
  /// violators).
  private mutating func pack(_ row: [Int], _ wanted: [Double]) {
    var offsets: [Double] = []
    var offset = 0.0
    for (index, box) in row.enumerated() {
      if index > 0 { offset += (boxes[row[index - 1]].width + boxes[box].width) / 2 + Self.gap }
      offsets.append(offset)
    }
    for (box, x) in zip(row, Self.ascending(zip(wanted, offsets).map { $0 - $1 }).enumerated()) {
      boxes[box].x = x.element + offsets[x.offset]
    }
  }

  /// The non-decreasing sequence that is closest to the wanted values (isotonic regression).
  static func ascending(_ wanted: [Double]) -> [Double] {
    var pools: [(sum: Double, count: Int)] = []
    for value in wanted {
      pools.append((value, 1))
      while pools.count > 1,
        pools[pools.count - 2].sum / Double(pools[pools.count - 2].count)
          > pools[pools.count - 1].sum / Double(pools[pools.count - 1].count)
      {
        let last = pools.removeLast()
        pools[pools.count - 1].sum += last.sum
        pools[pools.count - 1].count += last.count
      }
    }
    return pools.flatMap { pool in Array(repeating: pool.sum / Double(pool.count), count: pool.count) }
  }
}
