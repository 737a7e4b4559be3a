import SwiftUI

extension Family {
  static let motion = Family(
    "Motion and effects",
    [
      Example(height: 180) { MatchedGeometry() },
      Example { SelectionIndicator() },
      Example(with: ["Twirl"]) { CustomTransitions() },
      Example(with: ["Bounce"]) { KeyframeAnimations() },
      Example(with: ["Slice"]) { AnimatableShapes() },
      Example { NumericTransitions() },
      Example { SymbolEffects() },
      Example(height: 160) { MeshGradients() },
    ])
}

/// A view with the same geometry identifier continues from the frame of the view that it replaces.
private struct MatchedGeometry: View {
  @State private var isLarge = false
  @Namespace private var places

  var body: some View {
    VStack {
      Button("Change") { withAnimation(.spring(duration: 0.6, bounce: 0.2)) { isLarge.toggle() } }
      ZStack(alignment: isLarge ? .bottomTrailing : .topLeading) {
        Color.clear
        if isLarge {
          RoundedRectangle(cornerRadius: 16).fill(.blue).matchedGeometryEffect(id: "card", in: places)
            .frame(width: 160, height: 100)
        } else {
          RoundedRectangle(cornerRadius: 16).fill(.blue).matchedGeometryEffect(id: "card", in: places)
            .frame(width: 48, height: 48)
        }
      }
    }
  }
}

/// The selection indicator moves from one option to the next.
private struct SelectionIndicator: View {
  @State private var chosen = "Day"
  @Namespace private var places

  var body: some View {
    HStack {
      ForEach(["Day", "Week", "Month"], id: \.self) { name in
        Button(name) { withAnimation(.snappy) { chosen = name } }
          .buttonStyle(.plain).padding(.horizontal, 16).padding(.vertical, 8)
          .background {
            if chosen == name {
              Capsule().fill(.tint.opacity(0.25)).matchedGeometryEffect(id: "chosen", in: places)
            }
          }
      }
    }
  }
}

/// A custom transition next to the built-in blur and push transitions.
private struct CustomTransitions: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Toggle("Shown", isOn: $isShown.animation(.easeInOut(duration: 0.6)))
      HStack {
        if isShown {
          Text("Twirl").padding().background(.orange.opacity(0.3)).transition(Twirl())
          Text("Blur").padding().background(.green.opacity(0.3)).transition(.blurReplace)
          Text("Push").padding().background(.blue.opacity(0.3)).transition(.push(from: .bottom))
        }
      }
      .frame(height: 60)
    }
  }
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 180)).scaleEffect(phase.isIdentity ? 1 : 0.2)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Keyframes animate several values, each on its own track.
private struct KeyframeAnimations: View {
  @State private var count = 0

  var body: some View {
    Button {
      count += 1
    } label: {
      Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.red)
        .keyframeAnimator(initialValue: Bounce(), trigger: count) { content, value in
          content.scaleEffect(value.scale).offset(y: value.y)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            CubicKeyframe(0.8, duration: 0.2)
            CubicKeyframe(1.4, duration: 0.3)
            SpringKeyframe(1, spring: .bouncy)
          }
          KeyframeTrack(\.y) {
            LinearKeyframe(0, duration: 0.2)
            CubicKeyframe(-24, duration: 0.3)
            SpringKeyframe(0, spring: .bouncy)
          }
        }
    }
    .accessibilityLabel("Like")
  }
}

private struct Bounce {
  var scale = 1.0
  var y = 0.0
}

/// A shape declares the value that is interpolated during an animation.
private struct AnimatableShapes: View {
  @State private var end = 90.0

  var body: some View {
    HStack {
      Slice(end: end).fill(.orange).frame(width: 100, height: 100)
      Button("Animate") { withAnimation(.easeInOut(duration: 1)) { end = 360 - end } }
    }
  }
}

private struct Slice: Shape {
  var end: Double

  var animatableData: Double {
    get { end }
    set { end = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: center)
      path.addArc(
        center: center, radius: rect.width / 2, startAngle: .zero, endAngle: .degrees(end), clockwise: false)
      path.closeSubpath()
    }
  }
}

/// The digits of a number roll when the value changes.
private struct NumericTransitions: View {
  @State private var count = 10

  var body: some View {
    HStack {
      Text("\(count)").font(.largeTitle).monospacedDigit().contentTransition(.numericText(value: Double(count)))
      Stepper("Count", value: $count.animation(.snappy))
    }
  }
}

/// Symbol effects that run once or repeat.
private struct SymbolEffects: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Image(systemName: "bell.fill").symbolEffect(.bounce, value: count)
        Image(systemName: "wifi").symbolEffect(.variableColor.iterative)
        Image(systemName: "mic.fill").symbolEffect(.pulse)
        Image(systemName: "gear").symbolEffect(.rotate)
      }
      .font(.title)
      Button("Bounce") { count += 1 }
    }
  }
}

/// A mesh gradient interpolates between the colors of a grid of points.
private struct MeshGradients: View {
  var body: some View {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.6, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
  }
}
