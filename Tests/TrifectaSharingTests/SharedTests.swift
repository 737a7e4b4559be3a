import IssueRecording
import Testing
import Trifecta
import TrifectaSharing
import TrifectaTesting

@MainActor
@Suite("Shared state")
struct SharedTests {
  @Test("A saved value reaches the subscribers of another store before send returns")
  func betweenStores() {
    let first = Store(initialState: Painter.State()) { Painter() }
    let second = Store(initialState: Painter.State()) { Painter() }
    second.send(.appeared)
    first.send(.picked(.dark))
    #expect(second.theme == .dark)
  }

  @Test("A feature that is created later reads the last saved value")
  func reads() {
    Store(initialState: Painter.State()) { Painter() }.send(.picked(.dark))
    let later = Store(initialState: Painter.State()) { Painter() }
    later.send(.appeared)
    #expect(later.state == Painter.State(theme: .dark))
  }

  @Test("A test does not see values saved in another test")
  func isolated() {
    #expect(Painter().theme == .light)
  }

  @Test("Siblings receive a saved value in the same batch")
  func sameBatch() {
    let store = Store(initialState: Studio.State()) { Studio() }
    store.send(.both(.appeared))
    var seen: [[Theme]] = []
    let token = observe { seen.append([store.left.theme, store.right.theme]) }
    store.send(.left(.picked(.dark)))
    #expect(seen == [[.light, .light], [.dark, .dark]])
    token.cancel()
  }

  @Test("A feature does not receive its own value, but its sibling does")
  func ownValue() {
    let store = Store(initialState: Studio.State()) { Studio() }
    store.send(.both(.appeared))
    store.send(.left(.picked(.dark)))
    #expect(store.left.received == [])
    #expect(store.right.received == [.dark])
  }

  @Test("A feature that has saved a value receives later values, even the value that it had before")
  func laterValues() {
    let store = Store(initialState: Studio.State()) { Studio() }
    store.send(.both(.appeared))
    store.send(.left(.picked(.dark)))
    store.send(.right(.picked(.light)))
    #expect(store.left.received == [.light])
    #expect(store.right.received == [.dark])
  }

  @Test("Saving the current value notifies no subscriber")
  func equalValue() {
    let store = Store(initialState: Studio.State()) { Studio() }
    store.send(.both(.appeared))
    store.send(.left(.picked(.light)))
    #expect(store.right.received == [])
  }

  @Test("Two values saved in succession arrive in order, and all features have the last value")
  func order() {
    let store = Store(initialState: Studio.State()) { Studio() }
    store.send(.both(.appeared))
    let token = observe { _ = store.right.received }
    withExtendedLifetime(token) {
      store.send(.left(.picked(.dark)))
      store.send(.left(.picked(.sepia)))
    }
    #expect(store.right.received == [.dark, .sepia])
    #expect(store.right.theme == store.left.theme)
  }

  @Test("A feature that subscribes twice receives each value once")
  func once() {
    let store = Store(initialState: Studio.State()) { Studio() }
    store.send(.both(.appeared))
    store.send(.both(.appeared))
    store.send(.left(.picked(.dark)))
    #expect(store.right.received == [.dark])
  }

  @Test("A cancelled subscription receives no values")
  func cancelled() async {
    let storage = SharedStorage(isPersistent: false)
    let store = Store(initialState: Studio.State()) {
      Studio()
    } withDependencies: {
      $0.sharedStorage = storage
    }
    let following = store.send(.right(.appeared))
    store.send(.right(.disappeared))
    store.send(.left(.picked(.dark)))
    #expect(store.right.received == [])
    await following.finish()
  }

  @Test("An action that is reduced after its handle was cancelled saves nothing")
  func cancelledBefore() {
    let storage = SharedStorage(isPersistent: false)
    let store = Store(initialState: Painter.State()) {
      Painter()
    } withDependencies: {
      $0.sharedStorage = storage
    }
    var handle: StoreTask?
    let token = observe {
      guard store.theme == .dark, handle == nil else { return }
      handle = store.send(.picked(.sepia))
      handle?.cancel()
    }
    withExtendedLifetime(token) { _ = store.send(.themeChanged(.dark)) }
    #expect(store.theme == .sepia)
    #expect(storage.value(of: .theme) == .light)
  }

  @Test("A pending action is reduced and saved after the last owner releases the store", arguments: [false, true])
  func storeGone(hasEffects: Bool) {
    let storage = SharedStorage(isPersistent: false)
    var held: Store<Painter>? = Store(initialState: Painter.State()) {
      Painter()
    } withDependencies: {
      $0.sharedStorage = storage
    }
    func letGo() { held = nil }
    if hasEffects { held?.send(.appeared) }
    let token = observe { [weak held] in
      guard held?.theme == .dark else { return }
      held?.send(.picked(.sepia))
      letGo()
    }
    withExtendedLifetime(token) { _ = held?.send(.themeChanged(.dark)) }
    #expect(held == nil)
    #expect(storage.value(of: .theme) == .sepia)
  }

  @Test("A test store asserts what a feature saves and receives")
  func testStore() async {
    let store = TestStore(initialState: Painter.State()) { Painter() }
    let other = Store(initialState: Painter.State()) { Painter() }
    await store.send(.appeared)
    await store.send(.picked(.dark)) { $0.theme = .dark }
    other.send(.picked(.sepia))
    await store.receive(.themeChanged(.sepia)) {
      $0.theme = .sepia
      $0.received = [.sepia]
    }
    await store.send(.disappeared)
    await store.finish()
  }

  @Test("Saving and subscribing effects describe themselves")
  func describes() {
    let painter = Painter()
    let line = #line + 1
    let save: Effect<Painter.Action> = painter.$theme.save(.dark)
    let subscription: Effect<Painter.Action> = painter.$theme.subscribe(Painter.Action.themeChanged)
    #expect(save.description == "save memory theme at TrifectaSharingTests/SharedTests.swift:\(line)")
    #expect(
      subscription.description == """
        cancellable subscribe memory theme cancelInFlight
          run "subscribe memory theme" at TrifectaSharingTests/SharedTests.swift:\(line + 1)
        """)
  }

  @Test("Two keys with one id and different types are reported and not shared")
  func typesDiffer() async {
    let storage = SharedStorage(isPersistent: false)
    let (theme, number) = withDependencies {
      $0.sharedStorage = storage
    } operation: {
      (Shared(SharedKey<Theme>.theme), Shared(SharedKey<Int>.inMemory("theme", default: 1)))
    }
    let reported = issues {
      #expect(theme.wrappedValue == .light)
      #expect(number.wrappedValue == 1)
      #expect(number.wrappedValue == 1)
    }
    #expect(
      reported == [
        """
        Two shared keys with the id "memory theme" have different value types, Theme and Int.

        They do not share a value, and the value of the second key is not persisted. Give one of them a different id.
        """
      ])
  }
}
