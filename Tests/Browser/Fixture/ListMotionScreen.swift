import PortableUI

/// A long list whose rows are inserted, removed and moved with animation.
struct ListMotionScreen: View {
  @State private var rows = Array(1...200)
  @State private var next = 201

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("Delete third") { animate { rows.removeAll { $0 == 3 } } }
        Button("Insert second") { animate { insert(at: 1) } }
        Button("Insert above") { animate { insert(at: 0) } }
        Button("Swap") { animate { rows.swapAt(1, 4) } }
      }
      .padding(8)
      List(rows, id: \.self) { row in
        if row.isMultiple(of: 4) { Text("Row \(row)").padding(12) } else { Text("Row \(row)") }
      }
    }
  }

  private func insert(at place: Int) {
    rows.insert(next, at: place)
    next += 1
  }

  private func animate(_ changes: () -> Void) {
    withAnimation(.linear(duration: 4)) { changes() }
  }
}
