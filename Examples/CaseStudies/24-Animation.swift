import TrifectaUI

extension CaseStudy {
  static let animation = CaseStudy(
    "Animation", summary: "The sender of an action decides how the screen animates the changes of the state."
  ) {
    AnimationStudy()
  }
}

/// A lamp. The state contains no animations. A view or an effect specifies the animation when it sends an action, so
/// the same action can be animated on one screen and immediate on another.
struct Lamp: Reducer {
  enum Shade: String, CaseIterable {
    case amber = "Amber"
    case rose = "Rose"
    case violet = "Violet"
    case sky = "Sky"
  }

  struct State: Equatable {
    var isOn = false
    var isLarge = false
    var isPlaying = false
    var shade = Shade.amber
  }

  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case switchTapped
    case playTapped
    case shadeChanged(Shade)
    case playingEnded
    case resetTapped
  }

  private enum EffectID { case play }

  /// The duration of the change to the next shade, in seconds.
  nonisolated static let shadeDuration = 0.6

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .switchTapped:
        state.isOn.toggle()
        return .none
      case .playTapped:
        // The same button starts and stops, so a second tap does not start a second effect.
        state.isPlaying.toggle()
        guard state.isPlaying else { return .cancel(id: EffectID.play) }
        return .run { send in
          for shade in Shade.allCases.reversed() {
            // An effect animates the changes of each action that it sends.
            send(.shadeChanged(shade), animation: .easeInOut(duration: Self.shadeDuration))
            try await clock.sleep(for: .seconds(Self.shadeDuration))
          }
          send(.playingEnded)
        }
        .cancellable(id: EffectID.play)
      case .shadeChanged(let shade):
        state.shade = shade
        return .none
      case .playingEnded:
        state.isPlaying = false
        return .none
      case .resetTapped:
        state = State()
        return .cancel(id: EffectID.play)
      }
    }
  }
}

/// The lamp and its controls, with the four ways to animate. One modifier turns all of them off for people who prefer
/// reduced motion.
struct LampView: View {
  @Bindable var store: Store<Lamp>
  @State private var showsHelp = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private var diameter: CGFloat { store.isLarge ? 160 : 80 }

  var body: some View {
    Form {
      Section {
        VStack(spacing: 12) {
          Circle()
            .fill(store.shade.color.opacity(store.isOn ? 1 : 0.2))
            .frame(width: diameter, height: diameter)
          if store.isOn {
            // The transition defines how the text appears. It has an effect only if the change is animated.
            Text(store.shade.rawValue)
              .transition(.move(edge: .bottom).combined(with: .opacity))
          }
        }
        .frame(maxWidth: .infinity, minHeight: 220)
      }
      Section {
        // An action with an animation.
        Button(store.isOn ? "Turn Off" : "Turn On") { store.send(.switchTapped, animation: .easeInOut) }
        // A binding with an animation.
        Toggle("Large", isOn: $store.isLarge.animation(.bouncy))
        // An action without an animation. Its effect sends animated actions.
        Button(store.isPlaying ? "Stop Playing" : "Play All Shades") { store.send(.playTapped) }
        // One animation for an action and for the view's own state.
        Button("Reset") {
          withAnimation(.snappy) {
            showsHelp = false
            store.send(.resetTapped)
          }
        }
        Toggle("Help", isOn: $showsHelp.animation())
      } footer: {
        if showsHelp { Text("The switch, the size and the shade can change at the same time.") }
      }
    }
    .transaction { if reducesMotion { $0.animation = nil } }
  }
}

extension Lamp.Shade {
  fileprivate var color: Color {
    switch self {
    case .amber: .orange
    case .rose: .pink
    case .violet: .purple
    case .sky: .cyan
    }
  }
}

struct AnimationStudy: View {
  @State private var store = Store(initialState: Lamp.State()) { Lamp() }

  var body: some View {
    LampView(store: store)
  }
}
