import TrifectaUI

extension CaseStudy {
  static let undo = CaseStudy(
    "Undo", summary: "A reducer around any feature keeps its earlier states, for undo and redo."
  ) {
    UndoStudy()
  }
}

/// A reducer that adds undo and redo to a feature. A state is a value, so its history is an array of earlier states,
/// and no feature has to describe how a change is reversed. `onChange` is attached to the feature only, so undo and
/// redo are not recorded themselves.
struct Undoable<Feature: Reducer>: Reducer where Feature.State: Equatable {
  struct State: Equatable {
    var current: Feature.State
    var past: [Feature.State] = []
    var future: [Feature.State] = []

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }
  }

  enum Action {
    case current(Feature.Action)
    case undoTapped
    case redoTapped
  }

  let limit: Int
  let feature: Feature

  /// Creates the reducer. The oldest state is dropped when the history exceeds the limit.
  init(limit: Int = 50, _ feature: () -> Feature) {
    self.limit = limit
    self.feature = feature()
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.current, action: Action.current) { feature }
      .onChange(of: \.current) { state, old, _ in
        state.past = (state.past + [old]).suffix(limit)
        state.future = []
        return .none
      }
    Reduce { state, action in
      switch action {
      case .current:
        break
      case .undoTapped:
        guard let previous = state.past.popLast() else { return .none }
        state.future.append(state.current)
        state.current = previous
      case .redoTapped:
        guard let next = state.future.popLast() else { return .none }
        state.past.append(state.current)
        state.current = next
      }
      return .none
    }
  }
}

extension Undoable.Action: Equatable where Feature.Action: Equatable {}

/// A feature that does not know that its changes can be undone.
struct PixelArt: Reducer {
  struct State: Equatable {
    var pixels = [Paint](repeating: .white, count: size * size)
  }

  enum Paint: String, CaseIterable {
    case blue, red, yellow, white
  }

  enum Action: Equatable {
    case pixelTapped(Int, Paint)
    case clearTapped
  }

  nonisolated static let size = 6

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .pixelTapped(let index, let paint): state.pixels[index] = paint
    case .clearTapped: state = State()
    }
    return .none
  }
}

/// The buttons of any undoable feature.
struct UndoButtons<Feature: Reducer>: View where Feature.State: Equatable {
  let store: Store<Undoable<Feature>>

  var body: some View {
    Button("Undo", systemImage: "arrow.uturn.backward") { store.send(.undoTapped) }
      .keyboardShortcut("z")
      .disabled(!store.canUndo)
    Button("Redo", systemImage: "arrow.uturn.forward") { store.send(.redoTapped) }
      .keyboardShortcut("z", modifiers: [.command, .shift])
      .disabled(!store.canRedo)
  }
}

struct PixelArtView: View {
  let store: Store<PixelArt>
  @State private var paint = PixelArt.Paint.blue

  var body: some View {
    Picker("Color", selection: $paint) {
      ForEach(PixelArt.Paint.allCases, id: \.self) { Text($0.rawValue.capitalized) }
    }
    .pickerStyle(.segmented)
    Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      ForEach(0..<PixelArt.size, id: \.self) { row in
        GridRow {
          ForEach(0..<PixelArt.size, id: \.self) { column in
            pixel(row, column)
          }
        }
      }
    }
    Button("Clear", role: .destructive) { store.send(.clearTapped) }
  }

  private func pixel(_ row: Int, _ column: Int) -> some View {
    let index = row * PixelArt.size + column
    return Button {
      store.send(.pixelTapped(index, paint))
    } label: {
      Rectangle()
        .fill(store.pixels[index].color)
        .border(.secondary)
        .aspectRatio(1, contentMode: .fit)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Row \(row + 1), column \(column + 1)")
    .accessibilityValue(store.pixels[index].rawValue)
  }
}

extension PixelArt.Paint {
  var color: Color {
    switch self {
    case .blue: .blue
    case .red: .red
    case .yellow: .yellow
    case .white: .white
    }
  }
}

struct UndoStudy: View {
  @State private var store = Store(initialState: Undoable<PixelArt>.State(current: PixelArt.State())) {
    Undoable(limit: 20) { PixelArt() }
  }

  var body: some View {
    Form {
      HStack { UndoButtons(store: store) }.buttonStyle(.bordered)
      PixelArtView(store: store.scope(PixelArt.self, state: \.current, action: Undoable<PixelArt>.Action.current))
    }
  }
}
