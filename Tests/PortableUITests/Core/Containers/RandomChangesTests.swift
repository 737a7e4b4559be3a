import Elements
import SeededRandom
import SwiftUI
import Testing
import ViewGraph

/// A random layout: rows of different shapes, in groups.
private struct Layout: Equatable {
  struct Row: Identifiable, Equatable {
    let id: Int
    var shape: Int
    var text: Int
  }

  var rows: [Row] = []
  var hasHeader = false
  var isBoxed = false

  static func random(_ generator: inout SeededGenerator) -> Layout {
    let ids = Array(0..<12).shuffled(using: &generator).prefix(Int.random(in: 0...12, using: &generator))
    return Layout(
      rows: ids.map {
        Row(id: $0, shape: Int.random(in: 0..<6, using: &generator), text: Int.random(in: 0..<3, using: &generator))
      },
      hasHeader: Bool.random(using: &generator), isBoxed: Bool.random(using: &generator))
  }
}

/// Changes a view's value from outside the view.
@MainActor
private final class Remote<Value> {
  var set: (Value) -> Void = { _ in }
}

private struct RowView: View {
  let row: Layout.Row
  @State private var seen = 0

  var body: some View {
    switch row.shape {
    case 0: EmptyView()
    case 1: Text("\(row.id).\(row.text) \(seen)")
    case 2:
      Text("\(row.id)")
      Text("\(row.text)").padding(CGFloat(row.text))
    case 3:
      HStack {
        if row.text > 0 { Text("\(row.id)") }
        ForEach(0..<row.text, id: \.self) { Text("\($0)") }
      }
    case 4: Group { ForEach((0..<row.text).reversed(), id: \.self) { Text("\($0)") } }.id(row.text)
    // `onAppear` writes the state, so the view is evaluated again.
    default: Text("\(seen)").onAppear { seen += row.text }
    }
  }
}

/// A text that is removed when it appears, and inserted again when the row's text changes.
private struct Fleeting: View {
  let row: Layout.Row
  @State private var isShown = true

  var body: some View {
    if isShown { Text("fleeting \(row.id)").onAppear { isShown = false } }
    Text("after \(row.id)").onChange(of: row.text) { isShown = true }
  }
}

private struct LayoutView: View {
  let remote: Remote<Layout>
  @State private var layout = Layout()

  var body: some View {
    VStack {
      if layout.hasHeader { Text("header") }
      rows
      Text("footer")
    }
    .onAppear { remote.set = { layout = $0 } }
  }

  @ViewBuilder private var rows: some View {
    if layout.isBoxed {
      HStack { ForEach(layout.rows) { Fleeting(row: $0) } }
    } else {
      ForEach(layout.rows) { row in
        Fleeting(row: row)
        RowView(row: row)
      }
    }
  }
}

@MainActor
@Suite("Random changes")
struct RandomChangesTests {
  @Test("Applying the mutations reproduces the element tree", arguments: 1...12)
  func hostFollows(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let remote = Remote<Layout>()
    let host = PictureHost()
    let hosted = HostedView(on: host) { LayoutView(remote: remote) }
    hosted.graph.turn()
    for step in 0..<60 {
      remote.set(Layout.random(&generator))
      hosted.graph.turn()
      #expect(host.mistakes.isEmpty, "seed \(seed), step \(step)")
      let isSame = host.picture == PictureHost.print(hosted.graph.root)
      #expect(isSame, "seed \(seed), step \(step): \(host.lastCommit)")
      guard isSame else { return }
    }
  }

  @Test("State follows ids through any permutation", arguments: 1...8)
  func permutations(seed: UInt64) {
    struct Row: View {
      let id: Int
      @State private var first: Int
      init(id: Int) {
        self.id = id
        _first = State(initialValue: id)
      }
      var body: some View { Text("\(first)") }
    }
    struct Rows: View {
      let remote: Remote<[Int]>
      @State private var ids: [Int] = []
      var body: some View {
        Text("start").onAppear { remote.set = { ids = $0 } }
        ForEach(ids, id: \.self) { Row(id: $0) }
      }
    }
    var generator = SeededGenerator(seed: seed)
    let remote = Remote<[Int]>()
    let host = PictureHost()
    let hosted = HostedView(on: host) { Rows(remote: remote) }
    hosted.graph.turn()
    for step in 0..<40 {
      let ids = Array((0..<20).shuffled(using: &generator).prefix(Int.random(in: 0...20, using: &generator)))
      remote.set(ids)
      hosted.graph.turn()
      let texts = hosted.graph.root.children.dropFirst().map { $0[.text]?.description }
      #expect(texts == ids.map(String.init), "seed \(seed), step \(step)")
      #expect(host.picture == PictureHost.print(hosted.graph.root), "seed \(seed), step \(step)")
    }
    #expect(host.mistakes.isEmpty, "seed \(seed)")
  }
}
