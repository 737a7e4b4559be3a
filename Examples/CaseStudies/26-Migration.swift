import TrifectaUI

extension CaseStudy {
  static let migration = CaseStudy(
    "Migration", summary: "A view model becomes a feature in two steps, and its screen works after each of them."
  ) {
    MigrationStudy()
  }
}

struct GreetingClient: DependencyKey {
  var greeting: @Sendable (_ name: String) async throws -> String

  static let liveValue = GreetingClient { name in
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(1))
    return "Hello, \(name)!"
  }
}

// MARK: Before: a view model

/// The existing code. It has to cancel its task, and to check after each `await` that it was not cancelled in the
/// meantime.
@MainActor
final class GreetingModel: ObservableObject {
  @Published var name = ""
  @Published private(set) var greeting = ""
  @Published private(set) var isLoading = false

  @Dependency(GreetingClient.self) private var client
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  var canGreet: Bool { !name.trimmingCharacters(in: .whitespaces).isEmpty }

  func greetTapped() {
    guard canGreet else { return }
    task?.cancel()
    isLoading = true
    task = Task { [weak self, client, name] in
      let greeting = try? await client.greeting(name)
      guard let self, !Task.isCancelled else { return }
      self.greeting = greeting ?? "No greeting today."
      isLoading = false
    }
  }
}

struct GreetingModelView: View {
  @StateObject private var model = GreetingModel()

  var body: some View {
    TextField("Name", text: $model.name)
    Button("Greet") { model.greetTapped() }
      .disabled(!model.canGreet)
    Text(model.isLoading ? "Loading…" : model.greeting)
  }
}

// MARK: Step 1: the state and its changes move to a feature

/// The feature. The store cancels the effect, and drops the actions of a cancelled effect.
struct GreetingFeature: Reducer {
  struct State: Equatable {
    var name = ""
    var greeting = ""
    var isLoading = false

    var canGreet: Bool { !name.trimmingCharacters(in: .whitespaces).isEmpty }
  }

  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case greetTapped
    case greeted(String)
  }

  private enum EffectID { case load }

  @Dependency(GreetingClient.self) var client

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .greetTapped:
        guard state.canGreet else { return .none }
        state.isLoading = true
        return .run { [name = state.name] send in
          send(.greeted(try await client.greeting(name)))
        } catch: { _, send in
          send(.greeted("No greeting today."))
        }
        .cancellable(id: EffectID.load, cancelInFlight: true)
      case .greeted(let greeting):
        state.greeting = greeting
        state.isLoading = false
        return .none
      }
    }
  }
}

/// The view model keeps its interface and owns a store, so that its screens and their tests need no change yet.
@MainActor
final class GreetingStoreModel: ObservableObject {
  private let model = ObservableStore(Store(initialState: GreetingFeature.State()) { GreetingFeature() })

  nonisolated var objectWillChange: ObservableObjectPublisher { model.objectWillChange }

  var name: String {
    get { model.name }
    set { model.name = newValue }
  }
  var greeting: String { model.greeting }
  var isLoading: Bool { model.isLoading }
  var canGreet: Bool { model.canGreet }

  func greetTapped() { model.send(.greetTapped) }
}

struct GreetingStoreModelView: View {
  @StateObject private var model = GreetingStoreModel()

  var body: some View {
    TextField("Name", text: $model.name)
    Button("Greet") { model.greetTapped() }
      .disabled(!model.canGreet)
    Text(model.isLoading ? "Loading…" : model.greeting)
  }
}

// MARK: Step 2: the screen reads the store, and the view model is deleted

/// The screen now depends on the fields that it reads, rather than on the whole object.
struct GreetingStoreView: View {
  @State private var store = Store(initialState: GreetingFeature.State()) { GreetingFeature() }

  var body: some View {
    @Bindable var store = store
    TextField("Name", text: $store.name)
    Button("Greet") { store.send(.greetTapped) }
      .disabled(!store.canGreet)
    Text(store.isLoading ? "Loading…" : store.greeting)
  }
}

/// The three versions of the screen, one below the other.
struct MigrationStudy: View {
  var body: some View {
    Form {
      Section("View model") { GreetingModelView() }
      Section("View model with a store") { GreetingStoreModelView() }
      Section("Store") { GreetingStoreView() }
    }
  }
}
