import Trifecta
import TrifectaSharing

enum Theme: String, Codable {
  case light, dark, sepia
}

extension SharedKey<Theme> {
  static var theme: Self { .inMemory("theme", default: .light) }
}

/// A feature with a copy of a shared value: it subscribes, saves, and logs the values it receives.
struct Painter: Reducer {
  struct State: Equatable {
    var theme = Theme.light
    var received: [Theme] = []
  }
  enum Action: Equatable {
    case appeared
    case disappeared
    case picked(Theme)
    case themeChanged(Theme)
  }

  @Shared(.theme) var theme

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      state.theme = theme
      return $theme.subscribe(Action.themeChanged).cancellable(id: "theme")
    case .disappeared:
      return .cancel(id: "theme")
    case .picked(let theme):
      state.theme = theme
      return $theme.save(theme)
    case .themeChanged(let theme):
      state.theme = theme
      state.received.append(theme)
      return .none
    }
  }
}

/// A parent with two painters.
struct Studio: Reducer {
  struct State: Equatable {
    var left = Painter.State()
    var right = Painter.State()
  }
  enum Action: Equatable {
    case left(Painter.Action)
    case right(Painter.Action)
    case both(Painter.Action)
  }

  static let left = Child(
    Painter(), state: \State.left,
    action: CasePath(Action.left) { if case .left(let action) = $0 { action } else { nil } })
  static let right = Child(
    Painter(), state: \State.right,
    action: CasePath(Action.right) { if case .right(let action) = $0 { action } else { nil } })

  var body: some Reducer<State, Action> {
    Scope(Self.left)
    Scope(Self.right)
    Reduce { _, action in
      if case .both(let action) = action { .merge(.send(.left(action)), .send(.right(action))) } else { .none }
    }
  }
}
