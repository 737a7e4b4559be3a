import IssueRecording
import Testing
import Trifecta
import TrifectaSharing
import TrifectaTesting

@MainActor
@Suite("Shared state")
struct SharedTests {
  @Test("A value saved by one store reaches those of another that follow it, before send returns")
  func betweenStores() {
    let first = Store(initialState: Painter.State()) { Painter() }
    let second = Store(initialState: Painter.State()) { Painter() }
    second.send(.appeared)
    first.send(.picked(.dark))
    #expect(second.theme == .dark)
  }

  @Test("A feature that comes later reads what was saved last")
  func reads() {
    Store(initialState: Painter.State()) { Painter() }.send(.picked(.dark))
    let later = Store(initialState: Painter.State()) { Painter() }
    later.send(.appeared)
    #expect(later.state == Painter.State(theme: .dark))
  }

  @Test("Each test has its own values")
  func isolated() {
    #expect(Painter().theme == .light)
  }

  @Test("In one store the change of the others is part of the same batch")
  func sameBatch() {
    let store = Store(initialState: Studio.State()) { Studio() }
    store.send(.both(.appeared))
    var seen: [[Theme]] = []
    let token = observe { seen.append([store.left.theme, store.right.theme]) }
    store.send(.left(.picked(.dark)))
    #expect(seen == [[.light, .light], [.dark, .dark]])
    token.cancel()
  }

  @Test("A feature is not told of its own value, its sibling of the same type is")
  func ownValue() {
    let store = Store(initialState: Studio.State()) { Studio() }
    store.send(.both(.appeared))
    store.send(.left(.picked(.dark)))
    #expect(store.left.received == [])
    #expect(store.right.received == [.dark])
  }

  @Test("A feature that has saved is told of later values, also of one it has had before")
  func laterValues() {
    let store = Store(initialState: Studio.State()) { Studio() }
    store.send(.both(.appeared))
    store.send(.left(.picked(.dark)))
    store.send(.right(.picked(.light)))
    #expect(store.left.received == [.light])
    #expect(store.right.received == [.dark])
  }

  @Test("Saving the value that is there tells nobody")
  func equalValue() {
    let store = Store(initialState: Studio.State()) { Studio() }
    store.send(.both(.appeared))
    store.send(.left(.picked(.light)))
    #expect(store.right.received == [])
  }

  @Test("Two values saved in one batch arrive in order, and everybody ends with the last")
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

  @Test("A feature whose screen appears again follows a value once")
  func once() {
    let store = Store(initialState: Studio.State()) { Studio() }
    store.send(.both(.appeared))
    store.send(.both(.appeared))
    store.send(.left(.picked(.dark)))
    #expect(store.right.received == [.dark])
  }

  @Test("What is cancelled does not follow any more")
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

  @Test("An action whose handle was cancelled before it was reduced saves nothing")
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

  @Test("What is still to be reduced when the last owner has gone is saved", arguments: [false, true])
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

  @Test("The effects describe themselves")
  func describes() {
    let painter = Painter()
    let line = #line + 1
    let save: Effect<Painter.Action> = painter.$theme.save(.dark)
    let follow: Effect<Painter.Action> = painter.$theme.subscribe(Painter.Action.themeChanged)
    #expect(save.description == "save memory theme at TrifectaSharingTests/SharedTests.swift:\(line)")
    #expect(
      follow.description == """
        cancellable follow memory theme cancelInFlight
          run "follow memory theme" at TrifectaSharingTests/SharedTests.swift:\(line + 1)
        """)
  }

  @Test("Two keys of one id and different types are reported and do not share a value")
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

        They do not share a value, and the value of the second key is not persisted. Give one of them another id.
        """
      ])
  }
}
