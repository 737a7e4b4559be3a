import TrifectaSharing
import TrifectaUI

extension CaseStudy {
  static let shared = CaseStudy(
    "Shared values", summary: "Two features show and change one stored value, and do not know each other."
  ) {
    SharedStudy()
  }
}

/// A key identifies the value, and declares its default and its storage. With `inMemory` instead of `defaults`, the
/// value is lost when the program ends.
extension SharedKey<ReadingSize> {
  static var readingSize: Self { .defaults("readingSize", default: ReadingSize()) }
}

/// A text size. It limits its range itself, because each feature that knows the key can set it, and an earlier version
/// of the app may have stored a value with another range.
struct ReadingSize: Codable, Equatable {
  nonisolated static let range = 12.0...32.0
  nonisolated static let step = 2.0
  let points: Double

  init(points: Double = 17) {
    self.points = min(max(points, Self.range.lowerBound), Self.range.upperBound)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(points: try container.decode(Double.self, forKey: .points))
  }
}

/// A feature has a copy of the value in its state, which only its actions change, so a test can assert each change. The
/// property `size` reads the shared value, and `$size` creates the effects that save it and subscribe to it.
struct SizeSettings: Reducer {
  struct State: Equatable { var size = ReadingSize() }

  enum Action: Equatable {
    case appeared
    case sizeChanged(ReadingSize)
    case sliderMoved(Double)
    case resetTapped
  }

  @Shared(.readingSize) var size

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      state.size = size
      return $size.subscribe(Action.sizeChanged)
    case .sizeChanged(let size):
      state.size = size
      return .none
    case .sliderMoved(let points):
      state.size = ReadingSize(points: points)
      return $size.save(state.size)
    case .resetTapped:
      state.size = ReadingSize()
      return $size.save(state.size)
    }
  }
}

/// A second feature with the same key. It modifies the current value instead of saving one that it has computed, so its
/// change also applies to a value that it has not received yet.
struct ReadingPage: Reducer {
  struct State: Equatable { var size = ReadingSize() }

  enum Action: Equatable {
    case appeared
    case sizeChanged(ReadingSize)
    case smallerTapped
    case largerTapped
  }

  @Shared(.readingSize) var size

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      state.size = size
      return $size.subscribe(Action.sizeChanged)
    case .sizeChanged(let size):
      state.size = size
      return .none
    case .smallerTapped:
      return $size.modify { $0 = ReadingSize(points: $0.points - ReadingSize.step) }
    case .largerTapped:
      return $size.modify { $0 = ReadingSize(points: $0.points + ReadingSize.step) }
    }
  }
}

struct SizeSettingsView: View {
  let store: Store<SizeSettings>

  var body: some View {
    Section("Settings") {
      LabeledContent("Text size", value: store.size.points, format: .number.precision(.fractionLength(0)))
      Slider(
        value: store.binding(\.size.points) { .sliderMoved($0) }, in: ReadingSize.range, step: 1
      ) {
        Text("Text size")
      }
      Button("Reset") { store.send(.resetTapped) }
        .disabled(store.size == ReadingSize())
    }
  }
}

struct ReadingPageView: View {
  let store: Store<ReadingPage>

  var body: some View {
    Section("Page") {
      Text("The ferry leaves at dawn, and the gulls follow it as far as the lighthouse.")
        .font(.system(size: store.size.points))
      HStack {
        Button("Smaller", systemImage: "textformat.size.smaller") { store.send(.smallerTapped) }
          .disabled(store.size.points <= ReadingSize.range.lowerBound)
        Spacer()
        Button("Larger", systemImage: "textformat.size.larger") { store.send(.largerTapped) }
          .disabled(store.size.points >= ReadingSize.range.upperBound)
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.bordered)
    }
  }
}

/// The stores have only the storage in common. An app does not override it, and uses the storage of the process. The
/// server of these studies has many visitors in one process, so each of them gets a storage in memory.
struct SharedStudy: View {
  @State private var settings: Store<SizeSettings>
  @State private var page: Store<ReadingPage>

  init(storage: SharedStorage = SharedStorage(isPersistent: false)) {
    settings = Store(initialState: SizeSettings.State()) {
      SizeSettings()
    } withDependencies: {
      $0.sharedStorage = storage
    }
    page = Store(initialState: ReadingPage.State()) {
      ReadingPage()
    } withDependencies: {
      $0.sharedStorage = storage
    }
  }

  var body: some View {
    Form {
      SizeSettingsView(store: settings)
      ReadingPageView(store: page)
    }
    // The subscriptions end when the form leaves the screen.
    .task { await settings.send(.appeared).finish() }
    .task { await page.send(.appeared).finish() }
  }
}
