import PortableUI

/// A hundred thousand rows of different heights, each with a field, and buttons that change them.
struct LongListScreen: View {
  private struct Row: Identifiable {
    let id: Int
    var text: String
  }

  @State private var rows = (1...100_000).map { Row(id: $0, text: "Row \($0)") }
  @State private var next = 100_001

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("Insert above") { insert(100) }
        Button("Insert one") { insert(1) }
        Button("Remove first") { rows.removeFirst(50) }
        Button("Change") { rows[60_000].text += "!" }
      }
      .padding(8)
      List {
        Section {
          ForEach(rows) { row in LongRow(id: row.id, text: row.text) }
        } header: {
          Text(verbatim: "\(rows.count) rows")
        }
      }
    }
  }

  private func insert(_ count: Int) {
    rows.insert(contentsOf: (next..<(next + count)).map { Row(id: $0, text: "New \($0)") }, at: 0)
    next += count
  }
}

private struct LongRow: View {
  let id: Int
  let text: String
  @State private var note = ""

  var body: some View {
    if id.isMultiple(of: 5) {
      HStack {
        Text(text)
        TextField(String("Note \(id)"), text: $note)
      }
    } else if id.isMultiple(of: 7) {
      VStack(alignment: .leading) {
        Text(text)
        Text("A second line that says more").font(.footnote).foregroundStyle(.secondary)
      }
    } else if id.isMultiple(of: 3) {
      Text(text).padding(4).background { Color.yellow.opacity(0.2) }.padding(2).overlay { Color.clear }
    } else {
      Text(text)
    }
  }
}

/// Rows in stacks that scroll horizontally and vertically.
struct LazyStacksScreen: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Across").font(.headline)
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 4) {
            ForEach(0..<5_000) {
              Text(verbatim: "c\($0)").frame(width: 80, height: 60).background(Color.green.opacity(0.2))
            }
          }
        }
        Text("Down").font(.headline)
        LazyVStack(alignment: .leading, spacing: 12) {
          ForEach(0..<5_000) { number in
            Text(verbatim: "d\(number)").frame(height: number.isMultiple(of: 3) ? 90 : 30)
          }
        }
      }
      .padding()
    }
  }
}

/// Sections with headers and footers.
struct SectionsScreen: View {
  var body: some View {
    List {
      ForEach(["Fruit", "Roots", "Leaves"], id: \.self) { kind in
        Section {
          ForEach(0..<12) { number in
            HStack {
              Text("\(kind) \(number)")
              Spacer()
              Text("\(number * 3)").foregroundStyle(.secondary)
            }
          }
        } header: {
          Text(kind)
        } footer: {
          Text("That was all of \(kind.lowercased()).")
        }
      }
      Button("More") {}
    }
  }
}
