import Testing
import Tracking

@testable import ViewGraph

@MainActor
@Suite("Environment scope")
struct EnvironmentScopeTests {
  private enum First {}
  private enum Second {}

  private func set(_ value: Int, _ key: Any.Type, in scope: EnvironmentScope) {
    scope.set(value, for: ObjectIdentifier(key)) { $0 as? Int == $1 as? Int }
  }

  private func value(_ key: Any.Type, in scope: EnvironmentScope) -> Int? {
    scope.value(for: ObjectIdentifier(key)) as? Int
  }

  @Test("A value that changes nearer by does not wake a reader of the outer one")
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

  @Test("The nearest value is found, and none where none was set")
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

  @Test("A reader is told of a change of what it read, of no equal value and of no other key")
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
}
