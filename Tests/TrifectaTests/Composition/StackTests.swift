import Foundation
import IssueRecording
import Testing
import Trifecta

@MainActor
@Suite("A path of screens")
struct StackTests {
  let store = Store(initialState: House.State(path: [.dim(.init()), .bright(.init())])) { House() }
  let gate = Gate()

  func send(_ id: Int, _ action: Mode.Action) {
    store.send(.path(.element(id: StackElementID(id), action: action)))
  }

  @Test("An action reaches its screen and no other screen")
  func element() {
    send(1, .bright(.increment))
    #expect(Array(store.path) == [.dim(.init()), .bright(.init(count: 1))])
  }

  @Test("An action for a screen that is not on the path is reported")
  func missing() {
    let issues = issues { send(7, .dim(.increment)) }
    #expect(
      issues == [
        """
        The action .dim of Mode arrived for the screen \\State.path[#7], which does not exist.

        The screen never existed, or was removed before the action arrived. If an effect sends the action, cancel the \
        effect when the screen is removed. Check that the parent does not remove the screen in the same reduction.
        """
      ])
  }

  @Test("The screen's reducer runs before the parent's")
  func order() {
    var seen: [Mode.State?] = []
    let store = Store(initialState: House.State(path: [.dim(.init())])) {
      House(react: { state, _ in
        seen.append(state.path.first)
        return .none
      })
    }
    store.send(.path(.element(id: StackElementID(0), action: .dim(.increment))))
    #expect(seen == [.dim(.init(count: 1))])
  }

  @Test("The parent's reducer runs after a screen is pushed, and before a screen is removed by a pop")
  func pushAndPop() {
    var counts: [Int] = []
    let store = Store(initialState: House.State()) {
      House(react: { state, _ in
        counts.append(state.path.count)
        return .none
      })
    }
    store.send(.path(.push(.off)))
    store.send(.path(.push(.off)))
    store.send(.path(.popFrom(id: StackElementID(0))))
    #expect(counts == [1, 2, 2])
    #expect(store.path.isEmpty)
  }

  @Test("A screen and its child are named by the screen's id on the path")
  func names() throws {
    let screen = store.scope(House.path)[0]
    #expect(screen.placeName == "\\State.path[#0]")
    let dim = try #require(screen.scope(Mode.dim))
    #expect(dim.placeName.hasPrefix("\\State.path[#0] the case at "))
  }

  @Test("Each screen has its own store, and each scope returns the same object")
  func stores() throws {
    let screens = store.scope(House.path)
    #expect(screens.ids == [StackElementID(0), StackElementID(1)])
    let first = screens[0]
    #expect(store.scope(House.path, id: StackElementID(0)) === first)
    let dim = try #require(first.scope(Mode.dim))
    dim.send(.increment)
    #expect(dim.count == 1)
    #expect(store.path.first == .dim(.init(count: 1)))
    #expect(store.scope(House.path, id: StackElementID(9)) == nil)
  }

  @Test("Observers of the path run when a screen is pushed, and observers of a screen when that screen changes")
  func observes() throws {
    let list = Watch { [store] in store.scope(House.path).count }
    let dim = try #require(store.scope(House.path)[0].scope(Mode.dim))
    let watch = Watch { dim.count }
    send(1, .bright(.increment))
    send(0, .dim(.increment))
    store.send(.path(.push(.off)))
    #expect(list.seen == [2, 3])
    #expect(watch.seen == [0, 1])
  }

  @Test("A screen that dismisses itself is popped with the screens above it")
  func dismisses() {
    send(0, .dim(.perform(.init { .dismiss })))
    #expect(store.path.isEmpty)
  }

  @Test("Popping a screen cancels its effects")
  func cancels() throws {
    let dim = try #require(store.scope(House.path)[0].scope(Mode.dim))
    let bright = try #require(store.scope(House.path)[1].scope(Mode.bright))
    send(0, .dim(.perform(.init { [gate] in gate.effect(.increment) })))
    send(1, .bright(.perform(.init { [gate] in gate.effect(.increment) })))
    #expect(store.running == [dim.placeName, bright.placeName])
    store.send(.path(.popFrom(id: StackElementID(1))))
    #expect(store.running == [dim.placeName])
  }
}

@MainActor
@Suite("Replacing the screens of a path")
struct StackReplacementTests {
  let store = Store(initialState: House.State(path: [.dim(.init()), .bright(.init())])) { House() }
  let gate = Gate()

  func replaceAll() {
    store.send(.mutate(.init { $0.path.replaceAll(with: [.dim(.init(count: 5))]) }))
  }

  @Test("Replacing the screens cancels the effects of the old ones")
  func effects() throws {
    let dim = try #require(store.scope(House.path)[0].scope(Mode.dim))
    store.send(
      .path(.element(id: StackElementID(0), action: .dim(.perform(.init { [gate] in gate.effect(.increment) })))))
    #expect(store.running == [dim.placeName])
    replaceAll()
    #expect(store.runningEffects.isEmpty)
  }

  @Test("New screens have new stores, and old stores belong to no new screen")
  func stores() throws {
    let old = try #require(store.scope(House.path, id: StackElementID(0)))
    replaceAll()
    let new = try #require(store.scope(House.path).first)
    #expect(new !== old)
    #expect(new.scope(Mode.dim)?.count == 5)
    #expect(store.scope(House.path, id: StackElementID(0)) == nil)
  }

  @Test("Screens of an assigned path are new even if they have the same numbers", arguments: [false, true])
  func assigned(isParkedMeanwhile: Bool) async throws {
    let old = try #require(store.scope(House.path, id: StackElementID(0)))
    let oldIDs = store.path.ids
    let work = Counter.Action.perform(.init { [gate] in gate.effect(.increment) })
    let task = store.send(.path(.element(id: StackElementID(0), action: .dim(work))))
    if isParkedMeanwhile { store.send(.mutate(.init { $0.path = [] })) }
    store.send(.mutate(.init { $0.path = [.dim(.init(count: 5))] }))
    #expect(store.runningEffects.isEmpty)
    #expect(store.path.ids == [StackElementID(0)])
    #expect(store.path.ids[0] != oldIDs[0])
    let new = try #require(store.scope(House.path).first)
    #expect(new !== old)
    #expect(new === store.scope(House.path, id: StackElementID(0)))
    gate.open()
    await task.finish()
    let reported = issues { store.send(.path(.element(id: oldIDs[0], action: .dim(.increment)))) }
    #expect(reported.count == 1)
    #expect(store.path == [.dim(.init(count: 5))])
  }

  @Test("An equal path with new screens is observed as a change")
  func decoded() throws {
    let ids = store.path.ids
    let watch = Watch { [store] in store.scope(House.path).ids }
    let copy = StackState(store.path.map { $0 })
    store.send(.mutate(.init { $0.path = copy }))
    #expect(store.path == copy)
    #expect(watch.seen == [ids, copy.ids])
  }

  @Test("A restored path has its old screens, and later pushes are new screens")
  func putAside() throws {
    let aside = store.path
    store.send(.mutate(.init { $0.path.append(.bright(.init())) }))
    let third = try #require(store.scope(House.path, id: StackElementID(2)))
    store.send(
      .path(.element(id: StackElementID(2), action: .bright(.perform(.init { [gate] in gate.effect(.increment) })))))
    store.send(
      .mutate(
        .init {
          $0.path = aside
          $0.path.append(.bright(.init(count: 9)))
        }))
    #expect(store.path.ids.prefix(2) == aside.ids[...])
    #expect(store.runningEffects.isEmpty)
    #expect(store.scope(House.path, id: StackElementID(2)) !== third)
  }

  @Test("A path that the parent assigns during a pop is kept")
  func replacedWhilePopped() {
    let store = Store(initialState: House.State(path: [.dim(.init())])) {
      House(react: { state, action in
        if case .path(.popFrom) = action { state.path = [.bright(.init())] }
        return .none
      })
    }
    store.send(.path(.popFrom(id: StackElementID(0))))
    #expect(store.path == [.bright(.init())])
  }

  @Test("An id of a removed screen does not match a later screen")
  func names() async {
    store.send(.perform(.init { .cancel(id: 1, of: House.path, id: StackElementID(2)) }))
    store.send(.mutate(.init { $0.path.append(.dim(.init())) }))
    let first = store.scope(House.path, id: StackElementID(2))
    store.send(.mutate(.init { $0.path.replaceAll(with: [.off]) }))
    store.send(.mutate(.init { $0.path = [.off, .off, .bright(.init())] }))
    #expect(store.scope(House.path, id: StackElementID(2)) !== first)
    #expect(first?.state == .dim(.init()))
  }

  @Test("An observer that scopes one screen runs when that screen is removed")
  func presence() {
    let watch = Watch { [store] in store.scope(House.path, id: StackElementID(0)) != nil }
    store.send(.path(.element(id: StackElementID(0), action: .dim(.increment))))
    replaceAll()
    #expect(watch.seen == [true, false])
  }
}

@Suite("StackState")
struct StackStateTests {
  @Test("Ids count up and are not reused after a pop")
  func ids() {
    var path: StackState<String> = ["a", "b"]
    #expect(path.popLast() == "b")
    #expect(path.append("c") == StackElementID(2))
    #expect(path.ids == [StackElementID(0), StackElementID(2)])
  }

  @Test("Array operations give each added screen a new id")
  func isRangeReplaceable() {
    var path: StackState<String> = ["a", "b", "c"]
    #expect(path.removeLast() == "c")
    path.append(contentsOf: ["d", "e"])
    path.insert("x", at: 1)
    #expect(Array(path) == ["a", "x", "b", "d", "e"])
    #expect(path.ids.map(\.number) == [0, 5, 1, 3, 4])
    path.removeLast(2)
    path.remove(at: 0)
    path.replaceSubrange(0..<1, with: ["y"])
    #expect(Array(path) == ["y", "b"])
    #expect(path.ids.map(\.number) == [6, 1])
    #expect(path.filter { $0 == "b" }.ids == [path.ids[1]])
    path.removeAll { $0 == "y" }
    #expect(path.ids == [StackElementID(1)])
    path.removeAll(keepingCapacity: false)
    #expect(path.append("z").number == 7)
  }

  @Test("Popping from a screen removes it, and popping to a screen keeps it")
  func pops() {
    let path: StackState<String> = ["a", "b", "c"]
    var from = path
    from.pop(from: StackElementID(1))
    #expect(Array(from) == ["a"])
    var to = path
    to.pop(to: StackElementID(1))
    #expect(Array(to) == ["a", "b"])
    var unknown = path
    unknown.pop(from: StackElementID(9))
    unknown.pop(to: StackElementID(9))
    #expect(unknown == path)
    unknown.removeAll()
    #expect(unknown.isEmpty)
    #expect(unknown.popLast() == nil)
  }

  @Test("Replaced screens have new ids, even if they are equal")
  func replaces() {
    var path: StackState<String> = ["a", "b"]
    path.replaceAll(with: ["a"])
    #expect(path.ids == [StackElementID(2)])
    path.replaceAll(with: path + ["c"])
    #expect(Array(path) == ["a", "c"])
    #expect(path.ids == [StackElementID(3), StackElementID(4)])
    path.replaceAll(with: [])
    #expect(path.isEmpty)
  }

  @Test("Screens are changed by position and id, and removed by assigning nil")
  func changes() {
    var path: StackState<String> = ["a", "b"]
    path[1] = "B"
    path[id: StackElementID(0)] = "A"
    path[id: StackElementID(5)] = "nowhere"
    #expect(Array(path) == ["A", "B"])
    #expect(path[id: StackElementID(1)] == "B")
    path[id: StackElementID(0)] = nil
    #expect(path.ids == [StackElementID(1)])
  }

  @Test("A screen is changed in place without copying its contents")
  func inPlace() {
    var path: StackState<[Int]> = [[], Array(0..<100)]
    path[1].reserveCapacity(200)
    func buffer() -> UnsafeRawPointer? { path[1].withUnsafeBytes(\.baseAddress) }
    let before = buffer()
    path[1].append(100)
    #expect(buffer() == before)
    path[id: StackElementID(1)]?.append(101)
    #expect(buffer() == before)
    #expect(path[1].count == 102)
    path[id: StackElementID(7)]?.append(1)
    path[id: StackElementID(7)] = [1]
    #expect(path.ids == [StackElementID(0), StackElementID(1)])
  }

  @Test("Equality depends on screens and ids, not on history")
  func equality() {
    var pushed: StackState<String> = ["a"]
    pushed.append("a")
    #expect(pushed.count == 2)
    pushed.popLast()
    #expect(pushed == ["a"])
    #expect(Set([pushed, ["a"]]).count == 1)
  }

  @Test("An id is encoded as its number and decodes to an equal id")
  func codesIDs() throws {
    let path: StackState<String> = ["a", "b"]
    let data = try JSONEncoder().encode(path.ids)
    #expect(String(decoding: data, as: UTF8.self) == #"[{"number":0},{"number":1}]"#)
    #expect(try JSONDecoder().decode([StackElementID].self, from: data) == path.ids)
    #expect("\(path.ids)" == "[#0, #1]")
  }

  @Test("A path is encoded as its screens")
  func codes() throws {
    let path: StackState<String> = ["a", "b"]
    let data = try JSONEncoder().encode(path)
    #expect(String(decoding: data, as: UTF8.self) == #"["a","b"]"#)
    #expect(try JSONDecoder().decode(StackState<String>.self, from: data) == path)
  }
}
