import Foundation
import Observation
import Snapshots
import Testing

@MainActor
@Suite("Saving of states and objects")
struct StateSavingTests {
  struct First {
    var name = "first"
    var removed = 1
    var action: () -> Int = { 1 }
    var reaction: (() -> Int)?
    var retyped = 1
  }

  struct Second {
    var added = "added"
    var name = ""
    var action: () -> Int = { 2 }
    var reaction: (() -> Int)? = { 3 }
    var retyped = "kept"
  }

  @Test("Fields of a state are restored one by one")
  func fields() throws {
    let saver = ValueSaver()
    let saved = try saver.save(state: First())
    #expect(saver.omissions.map(\.property) == ["action", "reaction"])
    #expect(saver.omissions.first?.owner == "First")
    var state = Second()
    ValueRestorer().restore(state: &state, from: saved)
    #expect(state.name == "first" && state.added == "added" && state.retyped == "kept" && state.action() == 2)
    #expect(state.reaction?() == 3)
  }

  final class Plain {}

  class Parent: Observable {
    var inherited = 0
  }

  final class Model: Parent {
    var count = 0
    let limit: Int
    weak var owner: Plain?
    unowned(unsafe) var friend: Plain
    var error: (any Error)?
    private var hidden = [0]

    init(limit: Int, _ friend: Plain) {
      self.limit = limit
      self.friend = friend
    }

    func change() {
      (count, inherited, hidden) = (3, 4, [5])
    }

    var numbers: [Int] { [count, inherited, limit] + hidden }
  }

  class Base: Observable {
    private var secret = 1
    func changeBase() { secret = 10 }
    var baseSecret: Int { secret }
  }

  final class Derived: Base {
    private var secret = 2
    private var _secret = 3
    func changeDerived() { (secret, _secret) = (20, 30) }
    var numbers: [Int] { [secret, _secret, baseSecret] }
  }

  @Test("Properties of the same name are restored separately")
  func sameNames() throws {
    let object = Derived()
    object.changeBase()
    object.changeDerived()
    let saved = try #require(try ValueSaver().save(object: object))
    let copy = Derived()
    _ = ValueRestorer().restore(object: copy, from: saved)
    #expect(copy.numbers == [20, 30, 10])
  }

  @Test("Variables of an observable object are restored, constants and weak references are not")
  func objects() throws {
    let friend = Plain()
    let model = Model(limit: 10, friend)
    model.change()
    model.owner = friend
    let saver = ValueSaver()
    let saved = try #require(try saver.save(object: model))
    #expect(try saver.save(object: model) == nil, "an object is saved once")
    #expect(saver.omissions.isEmpty)
    let other = Model(limit: 20, friend)
    #expect(ValueRestorer().restore(object: other, from: saved))
    #expect(other.numbers == [3, 4, 20, 5])
    #expect(other.owner == nil)
  }

  final class OwnFormatter: NumberFormatter, Observable, @unchecked Sendable {
    var unit = "m"
  }

  @Test("Stored properties of system classes are not saved")
  func systemClass() throws {
    let formatter = OwnFormatter()
    formatter.unit = "km"
    let saved = try #require(try ValueSaver().save(object: formatter))
    #expect(saved == .record(["unit": .string("km")]))
  }

  @Test("An object that does not announce its changes is not saved")
  func plainObject() {
    #expect(throws: UnsavableValue.self) { try ValueSaver().save(object: Plain()) }
    #expect(!ValueRestorer().restore(object: Plain(), from: .null))
  }
}
