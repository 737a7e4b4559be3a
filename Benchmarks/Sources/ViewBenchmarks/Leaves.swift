import PortableUI

/// A handle that sets the state of a view from outside.
@MainActor
final class Handle {
  private(set) var set: (Int) -> Void = { _ in }

  func connect(_ set: @escaping (Int) -> Void) { self.set = set }
}

/// A view whose state is set by a handle.
struct Leaf: View {
  @State private var number = 0
  let handle: Handle?

  var body: some View {
    let _ = handle?.connect { number = $0 }
    Text("\(number)")
  }
}

/// One changing leaf among many that do not change.
struct ManyLeaves: View {
  let handle: Handle

  var body: some View {
    VStack {
      ForEach(0..<10_000) { Leaf(handle: $0 == 0 ? handle : nil) }
    }
  }
}

/// A leaf in a number of nested stacks, each with eight modifiers.
struct DeepLeaf: View {
  let levels: Int
  let handle: Handle

  var body: some View {
    if levels == 0 {
      Leaf(handle: handle)
    } else {
      VStack { AnyView(DeepLeaf(levels: levels - 1, handle: handle)) }
        .padding(1).font(.body).foregroundColor(.red).background(Color.blue).frame(maxWidth: .infinity)
        .disabled(false).accessibilityLabel("level").bold()
    }
  }
}

/// A text in a number of nested stacks.
struct Stacks: View {
  let levels: Int

  var body: some View {
    if levels == 0 { Text("bottom") } else { VStack { AnyView(Stacks(levels: levels - 1)) } }
  }
}

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

/// An environment value that ten of 10,000 views read.
struct EnvironmentRows: View {
  @State private var number = 0
  let handle: Handle

  var body: some View {
    let _ = handle.connect { number = $0 }
    Rows().equatable().environment(\.number, number)
  }

  private struct Rows: View, Equatable {
    var body: some View {
      VStack {
        ForEach(0..<10_000) { row in
          if row.isMultiple(of: 1_000) { Reader() } else { Text("row") }
        }
      }
    }
  }

  private struct Reader: View {
    @Environment(\.number) private var number

    var body: some View { Text("\(number)") }
  }
}
