import Testing
import Tracking

@testable import ViewGraph

@MainActor
@Suite("Environment scope")
struct EnvironmentScopeTests {
  private enum First {}
  private enum Second {}

  private func set(_ value: Int, _ key: Any.Type, in scope: EnvironmentScope) {
    scope.set(value, for: ObjectIdentifier(key)) { $0 == $1 }
  }

  private func value(_ key: Any.Type, in scope: EnvironmentScope) -> Int? {
    scope.value(for: ObjectIdentifier(key), as: Int.self)
  }

  @Test("A change in an inner scope does not invalidate readers of the outer scope")
  func outerReader() {
    let outer = EnvironmentScope()
    let inner = EnvironmentScope(inside: outer)
    set(1, First.self, in: outer)
    set(2, First.self, in: inner)
    var woken = 0
    let observer = Observer { woken += 1 }
    observer.track { _ = value(First.self, in: outer) }
    set(3, First.self, in: inner)
    #expect(woken == 0)
    set(4, First.self, in: outer)
    #expect(woken == 1)
    observer.cancel()
  }

  @Test("A lookup returns the nearest value, or nil if none is set")
  func nearest() {
    let outer = EnvironmentScope()
    let inner = EnvironmentScope(inside: outer)
    set(1, First.self, in: outer)
    set(2, First.self, in: inner)
    #expect(value(First.self, in: inner) == 2)
    #expect(value(First.self, in: outer) == 1)
    #expect(value(First.self, in: EnvironmentScope(inside: outer)) == 1)
    #expect(value(Second.self, in: inner) == nil)
  }

  @Test("A reader is notified only of changes to its key, and not when an equal value is set")
  func readers() {
    let scope = EnvironmentScope()
    set(1, First.self, in: scope)
    set(1, Second.self, in: scope)
    var changes = 0
    let observer = Observer { changes += 1 }
    let inner = EnvironmentScope(inside: scope)
    observer.track { _ = value(First.self, in: inner) }
    set(1, First.self, in: scope)
    set(2, Second.self, in: scope)
    #expect(changes == 0)
    set(2, First.self, in: scope)
    #expect(changes == 1)
    observer.cancel()
  }

  @Test("A value is found across any number of scopes, and its readers are notified of its changes", arguments: 0...12)
  func far(distance: Int) {
    let outermost = EnvironmentScope()
    set(1, First.self, in: outermost)
    let inner = (0..<distance).reduce(outermost) { scope, _ in EnvironmentScope(inside: scope) }
    #expect(value(Second.self, in: inner) == nil)
    for _ in 0..<2 { #expect(value(First.self, in: inner) == 1) }
    var changes = 0
    let observer = Observer { changes += 1 }
    observer.track { _ = value(First.self, in: inner) }
    set(2, First.self, in: outermost)
    #expect(changes == 1)
    #expect(value(First.self, in: inner) == 2)
    observer.cancel()
  }

  @Test("A value set later in an intermediate scope is found despite cached lookups")
  func later() {
    let scopes = (0..<10).reduce(into: [EnvironmentScope()]) { scopes, _ in
      scopes.append(EnvironmentScope(inside: scopes.last))
    }
    set(1, First.self, in: scopes[0])
    for scope in scopes { #expect(value(First.self, in: scope) == 1) }
    for scope in scopes { #expect(value(Second.self, in: scope) == nil) }
    set(2, First.self, in: scopes[5])
    set(3, Second.self, in: scopes[2])
    #expect(scopes.map { value(First.self, in: $0) } == [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
    #expect(scopes.map { value(Second.self, in: $0) } == [nil, nil, 3, 3, 3, 3, 3, 3, 3, 3, 3])
  }
}
