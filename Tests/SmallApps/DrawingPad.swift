import SwiftUI

// A drawing pad in the style of 2021: a canvas, a drag gesture, and undo by a list of strokes.

package struct Stroke: Identifiable, Hashable, Codable {
  package var id = UUID()
  package var points: [CGPoint]
  package var ink: Ink
  package var width: Double

  var path: Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      if points.count == 1 { path.addLine(to: CGPoint(x: first.x + 0.1, y: first.y)) }
      for (previous, point) in zip(points, points.dropFirst()) {
        let middle = CGPoint(x: (previous.x + point.x) / 2, y: (previous.y + point.y) / 2)
        path.addQuadCurve(to: middle, control: previous)
      }
      if let last = points.last { path.addLine(to: last) }
    }
  }
}

package enum Ink: String, CaseIterable, Codable, Identifiable {
  case black, blue, red, green

  package var id: Self { self }

  var color: Color {
    switch self {
    case .black: return .primary
    case .blue: return .blue
    case .red: return .red
    case .green: return .green
    }
  }
}

package struct DrawingPad: View {
  @State private var strokes: [Stroke] = []
  @State private var undone: [Stroke] = []
  @State private var ink = Ink.black
  @State private var width = 4.0
  @State private var isClearing = false
  @GestureState private var current: Stroke?

  package init() {}

  package var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        canvas
        Divider()
        tools
      }
      .navigationTitle("Drawing")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .navigationBarLeading) {
          Button {
            strokes.popLast().map { undone.append($0) }
          } label: {
            Label("Undo", systemImage: "arrow.uturn.backward")
          }
          .disabled(strokes.isEmpty)
          .keyboardShortcut("z")
          Button {
            undone.popLast().map { strokes.append($0) }
          } label: {
            Label("Redo", systemImage: "arrow.uturn.forward")
          }
          .disabled(undone.isEmpty)
          .keyboardShortcut("z", modifiers: [.command, .shift])
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Clear", role: .destructive) { isClearing = true }
            .disabled(strokes.isEmpty)
            .confirmationDialog("Clear the drawing?", isPresented: $isClearing, titleVisibility: .visible) {
              Button("Clear the Drawing", role: .destructive) {
                undone = []
                strokes = []
              }
            } message: {
              Text("\(strokes.count) strokes will be lost.")
            }
        }
      }
    }
    .navigationViewStyle(.stack)
  }

  private var canvas: some View {
    Canvas { context, size in
      for stroke in strokes + [current].compactMap({ $0 }) {
        context.stroke(
          stroke.path, with: .color(stroke.ink.color),
          style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
      }
      if strokes.isEmpty && current == nil {
        context.draw(
          Text("Draw here").font(.title2).foregroundColor(.secondary),
          at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
    }
    .gesture(
      DragGesture(minimumDistance: 0)
        .updating($current) { value, stroke, _ in
          if stroke == nil { stroke = Stroke(points: [value.startLocation], ink: ink, width: width) }
          stroke?.points.append(value.location)
        }
        .onEnded { value in
          let path = current?.points ?? [value.startLocation, value.location]
          strokes.append(Stroke(points: path, ink: ink, width: width))
          undone.removeAll()
        }
    )
    .accessibilityLabel("Canvas")
    .accessibilityValue("\(strokes.count) strokes")
  }

  private var tools: some View {
    VStack {
      Picker("Ink", selection: $ink) {
        ForEach(Ink.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.segmented)
      HStack {
        Image(systemName: "scribble").accessibilityHidden(true)
        Slider(value: $width, in: 1...20, step: 1) {
          Text("Width")
        }
        Text("\(width, specifier: "%.0f") pt")
          .monospacedDigit()
          .frame(width: 50, alignment: .trailing)
        Circle()
          .fill(ink.color)
          .frame(width: width, height: width)
          .frame(width: 24, height: 24)
      }
    }
    .padding()
    .background(.bar)
  }
}
