import SwiftUI

extension Family {
  static let gesturesAndTime = Family(
    "Gestures and time", source: PackageResources.GesturesAndTime_txt,
    [
      Example { Taps() },
      Example { PlaceOfTap() },
      Example { LongPress() },
      Example { Drag() },
      Example { HoldAndDrag() },
      Example { Board() },
      Example { Pinch() },
      Example { Keys() },
      Example { Hover() },
      Example { Untouched() },
      Example { Timeline() },
      Example { AnimatedChange() },
      Example { Transitions() },
      Example { Phases() },
      Example { Actions() },
    ])
}

/// Anything can be tapped, once or several times.
private struct Taps: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) taps").padding().background(Color.gray.opacity(0.2)).onTapGesture { count += 1 }
      Text("Twice for ten").padding().background(Color.gray.opacity(0.2)).onTapGesture(count: 2) { count += 10 }
    }
  }
}

/// A tap says where it was.
private struct PlaceOfTap: View {
  @State private var place = CGPoint.zero

  var body: some View {
    Text("At \(Int(place.x)), \(Int(place.y))").frame(width: 200, height: 80).background(Color.gray.opacity(0.2))
      .onTapGesture { location in place = location }
  }
}

/// A press that is held; with a keyboard, a key that is held.
private struct LongPress: View {
  @State private var isPressing = false
  @State private var count = 0

  var body: some View {
    Text(isPressing ? "Keep holding" : "Held \(count) times").padding().background(
      Color.gray.opacity(isPressing ? 0.5 : 0.2)
    )
    .onLongPressGesture {
      count += 1
    } onPressingChanged: {
      isPressing = $0
    }
  }
}

/// What is dragged goes back when it is let go.
private struct Drag: View {
  @GestureState private var offset = CGSize.zero

  var body: some View {
    Text("Drag me").padding().background(Color.gray.opacity(0.2)).offset(offset)
      .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
  }
}

/// A drag that begins when a press was held.
private struct HoldAndDrag: View {
  @GestureState private var offset: CGSize?

  var body: some View {
    Text(offset == nil ? "Hold, then drag" : "Drag").padding().background(Color.gray.opacity(offset == nil ? 0.2 : 0.5))
      .offset(offset ?? .zero)
      .gesture(
        LongPressGesture().sequenced(before: DragGesture()).updating($offset) { value, state, _ in
          if case .second(_, let drag) = value { state = drag?.translation ?? .zero }
        })
  }
}

/// Values are dragged from one view to another that takes their type; a finger holds them first.
private struct Board: View {
  @State private var waiting = ["Write", "Test"]
  @State private var done: [String] = []

  var body: some View {
    HStack(alignment: .top) {
      column("Waiting", waiting)
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

/// Two fingers enlarge and turn; on a computer the wheel does it while Control is held.
private struct Pinch: View {
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

/// A view that has the focus hears of keys.
private struct Keys: View {
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

/// A pointer that is over a view.
private struct Hover: View {
  @State private var isOver = false

  var body: some View {
    Text(isOver ? "It is over me" : "Come over").padding().background(Color.gray.opacity(isOver ? 0.5 : 0.2))
      .onHover { isOver = $0 }
  }
}

/// Pointers go through a view that does not take them.
private struct Untouched: View {
  @State private var count = 0

  var body: some View {
    Button("Pressed \(count) times") { count += 1 }.padding()
      .overlay { Color.gray.opacity(0.2).allowsHitTesting(false) }
  }
}

/// A view that is made anew at certain moments.
private struct Timeline: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.date, format: .dateTime.hour().minute().second()).font(.title.monospacedDigit())
    }
  }
}

/// What a button changes can be shown over time.
private struct AnimatedChange: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Color.blue.frame(width: 44, height: 44).offset(x: isOn ? 60 : -60)
      Button("Move") { withAnimation(.spring(duration: 0.6, bounce: 0.4)) { isOn.toggle() } }
    }
  }
}

/// How views come and go.
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

/// A view that goes through phases.
private struct Phases: View {
  var body: some View {
    Text("Look here").font(.title).phaseAnimator([1, 0.3]) { content, opacity in
      content.opacity(opacity)
    } animation: { _ in
      .easeInOut(duration: 1)
    }
  }
}

/// What assistive technology is told of a view, and can do with it. A keyboard comes to the actions too.
private struct Actions: View {
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
