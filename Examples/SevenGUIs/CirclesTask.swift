import SwiftUI
import TrifectaUI

/// A drawing of circles. Each change adds the earlier drawing to a list, from which Undo takes it.
struct CircleDrawer: Reducer {
  struct Disc: Equatable, Identifiable {
    let id: Int
    let center: CGPoint
    var diameter = 40.0

    func contains(_ point: CGPoint) -> Bool { hypot(point.x - center.x, point.y - center.y) <= diameter / 2 }
  }

  struct State: Equatable {
    var circles: [Disc] = []
    var selection: Disc.ID?
    var past: [[Disc]] = []
    var future: [[Disc]] = []
    /// The drawing before the current adjustment of a diameter; `nil` if none is being adjusted.
    var beforeAdjustment: [Disc]?

    var selectedIndex: Int? { circles.firstIndex { $0.id == selection } }

    /// Adds a drawing to those that Undo restores.
    mutating func remember(_ circles: [Disc]) {
      past.append(circles)
      future = []
    }
  }

  enum Action: Equatable {
    case tapped(CGPoint)
    case adjustTapped
    case diameterChanged(Double)
    case doneTapped
    case undoTapped
    case redoTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tapped(let point):
      guard state.beforeAdjustment == nil else { break }
      if let hit = state.circles.last(where: { $0.contains(point) }) {
        state.selection = hit.id
      } else {
        state.remember(state.circles)
        let id = (state.circles.map(\.id).max() ?? 0) + 1
        state.circles.append(Disc(id: id, center: point))
        state.selection = id
      }
    case .adjustTapped:
      state.beforeAdjustment = state.selectedIndex.map { _ in state.circles }
    case .diameterChanged(let diameter):
      guard state.beforeAdjustment != nil, let index = state.selectedIndex else { break }
      state.circles[index].diameter = diameter
    case .doneTapped:
      // All changes of the slider are one step.
      if let before = state.beforeAdjustment, before != state.circles { state.remember(before) }
      state.beforeAdjustment = nil
    case .undoTapped:
      guard state.beforeAdjustment == nil, let last = state.past.popLast() else { break }
      state.future.append(state.circles)
      state.circles = last
    case .redoTapped:
      guard state.beforeAdjustment == nil, let next = state.future.popLast() else { break }
      state.past.append(state.circles)
      state.circles = next
    }
    return .none
  }
}

/// The sixth task: draw circles, adjust their diameters, and undo.
public struct CirclesTask: View {
  @State private var store = Store(initialState: CircleDrawer.State()) { CircleDrawer() }

  /// Creates the screen with an empty drawing.
  public init() {}

  /// The content of the screen.
  public var body: some View {
    VStack {
      HStack {
        Button("Undo") { store.send(.undoTapped) }
          .disabled(store.past.isEmpty || store.beforeAdjustment != nil)
        Button("Redo") { store.send(.redoTapped) }
          .disabled(store.future.isEmpty || store.beforeAdjustment != nil)
      }
      .buttonStyle(.bordered)
      drawing
      if store.beforeAdjustment != nil, let index = store.selectedIndex {
        HStack {
          Slider(value: diameter(at: index), in: 10...200) { Text("Diameter") }
          Button("Done") { store.send(.doneTapped) }
        }
      } else {
        Button("Adjust Diameter…") { store.send(.adjustTapped) }
          .disabled(store.selectedIndex == nil)
      }
    }
    .padding()
  }

  private var drawing: some View {
    Canvas { context, _ in
      for circle in store.circles {
        let radius = circle.diameter / 2
        let box = CGRect(
          x: circle.center.x - radius, y: circle.center.y - radius, width: circle.diameter, height: circle.diameter)
        if circle.id == store.selection { context.fill(Path(ellipseIn: box), with: .color(.gray)) }
        context.stroke(Path(ellipseIn: box), with: .color(.primary))
      }
    }
    .frame(minHeight: 300)
    .border(.gray)
    .contentShape(.rect)
    .onTapGesture { store.send(.tapped($0)) }
    .accessibilityLabel("Circles: \(store.circles.count)")
  }

  private func diameter(at index: Int) -> Binding<Double> {
    Binding(get: { store.circles[index].diameter }, set: { store.send(.diameterChanged($0)) })
  }
}

#Preview("Circles") {
  CirclesTask()
}
