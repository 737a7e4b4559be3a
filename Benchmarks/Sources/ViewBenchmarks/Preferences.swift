import PortableUI

private struct SumKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// 1,000 rows with a preference, and a view that shows the sum. One row changes its value.
struct PreferenceRows: View {
  let handle: Handle

  var body: some View {
    VStack {
      ForEach(0..<1_000) { Row(handle: $0 == 500 ? handle : nil) }
    }
    .backgroundPreferenceValue(SumKey.self) { Text("\($0)") }
  }

  private struct Row: View {
    @State private var number = 0
    let handle: Handle?

    var body: some View {
      let _ = handle?.connect { number = $0 }
      Text("row").preference(key: SumKey.self, value: number)
    }
  }
}
