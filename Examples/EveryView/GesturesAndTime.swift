import SwiftUI

extension Family {
  static let gesturesAndTime = Family(
    "Gestures and time",
    [
      Example { TapGestures() },
      Example { TapLocation() },
      Example { LongPresses() },
      Example { DragGestures() },
      Example { LongPressThenDrag() },
      Example { DragAndDrop() },
      Example { PinchAndRotate() },
      Example { KeyPresses() },
      Example { Hovering() },
      Example { HitTesting() },
      Example { Timelines() },
      Example { AnimatedChanges() },
      Example { Transitions() },
      Example { PhaseAnimations() },
      Example { AccessibilityActions() },
    ])
}

/// Any view can recognize single and multiple taps.
private struct TapGestures: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) taps").padding().background(Color.gray.opacity(0.2)).onTapGesture { count += 1 }
      Text("Double-tap to add 10").padding().background(Color.gray.opacity(0.2)).onTapGesture(count: 2) { count += 10 }
    }
  }
}

/// A tap gesture reports the location of the tap.
private struct TapLocation: View {
  @State private var location = CGPoint.zero

  var body: some View {
    Text("At \(Int(location.x)), \(Int(location.y))").frame(width: 200, height: 80).background(Color.gray.opacity(0.2))
      .onTapGesture { point in location = point }
  }
}

/// A long press with a finger or a mouse button, or a held key on a keyboard.
private struct LongPresses: View {
  @State private var isPressing = false
  @State private var count = 0

  var body: some View {
    Text(isPressing ? "Keep pressing" : "Pressed \(count) times").padding().background(
      Color.gray.opacity(isPressing ? 0.5 : 0.2)
    )
    .onLongPressGesture {
      count += 1
    } onPressingChanged: {
      isPressing = $0
    }
  }
}

/// The view follows the drag and returns to its position when the drag ends.
private struct DragGestures: View {
  @GestureState private var offset = CGSize.zero

  var body: some View {
    Text("Drag me").padding().background(Color.gray.opacity(0.2)).offset(offset)
      .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
  }
}

/// A drag that starts with a long press.
private struct LongPressThenDrag: View {
  @GestureState private var offset: CGSize?

  var body: some View {
    Text(offset == nil ? "Press and hold, then drag" : "Drag").padding()
      .background(Color.gray.opacity(offset == nil ? 0.2 : 0.5))
      .offset(offset ?? .zero)
      .gesture(
        LongPressGesture().sequenced(before: DragGesture()).updating($offset) { value, state, _ in
          if case .second(_, let drag) = value { state = drag?.translation ?? .zero }
        })
  }
}

/// Drag values to a view that accepts their type. On a touchscreen, press and hold first.
private struct DragAndDrop: View {
  @State private var waiting = ["Write", "Test"]
  @State private var done: [String] = []

  var body: some View {
    HStack(alignment: .top) {
      column("To do", waiting)
        .dropDestination(for: String.self) { names, _ in
          done.removeAll { names.contains($0) }
          waiting += names.filter { !waiting.contains($0) }
          return true
        }
      column("Done", done)
        .dropDestination(for: String.self) { names, _ in
          waiting.removeAll { names.contains($0) }
          done += names.filter { !done.contains($0) }
          return true
        }
    }
  }

  private func column(_ title: String, _ names: [String]) -> some View {
    VStack {
      Text(title).bold()
      ForEach(names, id: \.self) { name in
        Text(name).padding(8).background(Color.orange.opacity(0.3)).draggable(name)
      }
    }
    .frame(width: 130, height: 140, alignment: .top).background(Color.gray.opacity(0.1))
  }
}

/// Scale and rotate with two fingers, or with the scroll wheel while Control is held.
private struct PinchAndRotate: View {
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero

  var body: some View {
    Text("Pinch me").frame(width: 160, height: 80).background(Color.gray.opacity(0.2))
      .scaleEffect(scale).rotationEffect(angle)
      .gesture(MagnifyGesture().onChanged { scale = min(max($0.magnification, 0.5), 2) })
      .simultaneousGesture(RotateGesture().onChanged { angle = $0.rotation })
      .frame(height: 160)
  }
}

/// A focused view receives key presses.
private struct KeyPresses: View {
  @State private var row = 0

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<3) { Text("Row \($0)").bold(row == $0) }
    }
    .padding().background(Color.gray.opacity(0.2))
    .focusable()
    .onKeyPress(keys: [.upArrow, .downArrow]) { press in
      row = min(max(row + (press.key == .upArrow ? -1 : 1), 0), 2)
      return .handled
    }
  }
}

/// A view can detect when the pointer is over it, and have an effect while it is.
private struct Hovering: View {
  @State private var isOver = false

  var body: some View {
    Text(isOver ? "The pointer is here" : "Move the pointer here").padding()
      .background(Color.gray.opacity(isOver ? 0.5 : 0.2))
      .onHover { isOver = $0 }
    HStack(spacing: 24) {
      Text("Highlight").hoverEffect(.highlight)
      Text("Lift").padding().background(.yellow, in: Capsule()).hoverEffect(.lift)
    }
  }
}

/// A view without hit testing lets taps through to the view behind it.
private struct HitTesting: View {
  @State private var count = 0

  var body: some View {
    Button("Pressed \(count) times") { count += 1 }.padding()
      .overlay { Color.gray.opacity(0.2).allowsHitTesting(false) }
  }
}

/// A timeline view updates on a schedule.
private struct Timelines: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.date, format: .dateTime.hour().minute().second()).font(.title.monospacedDigit())
    }
  }
}

/// `withAnimation` animates all changes of its closure.
private struct AnimatedChanges: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Color.blue.frame(width: 44, height: 44).offset(x: isOn ? 60 : -60)
      Button("Move") { withAnimation(.spring(duration: 0.6, bounce: 0.4)) { isOn.toggle() } }
    }
  }
}

/// Transitions animate the insertion and removal of a view.
private struct Transitions: View {
  @State private var isShown = true

  var body: some View {
    VStack(spacing: 12) {
      Button(isShown ? "Hide" : "Show") { withAnimation { isShown.toggle() } }
      VStack {
        if isShown {
          Text("Fades").transition(.opacity)
          Text("Moves").transition(.move(edge: .leading).combined(with: .opacity))
          Text("Grows").transition(.scale)
        }
      }
      .frame(height: 90)
    }
  }
}

/// A phase animator cycles through a sequence of values.
private struct PhaseAnimations: View {
  var body: some View {
    Text("Fades in and out").font(.title).phaseAnimator([1, 0.3]) { content, opacity in
      content.opacity(opacity)
    } animation: { _ in
      .easeInOut(duration: 1)
    }
  }
}

/// Labels, values and actions for assistive technologies. The actions are also available from the keyboard.
private struct AccessibilityActions: View {
  @State private var stars = 3

  var body: some View {
    VStack {
      Text("Ratings").font(.headline).accessibilityAddTraits(.isHeader)
      Text(String(repeating: "★", count: stars))
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("\(stars) stars")
        .accessibilityAdjustableAction { stars = min(max(stars + ($0 == .increment ? 1 : -1), 1), 5) }
    }
  }
}
