import Combine
import SwiftUI

protocol Greeter { var name: String { get } }

struct SmallGreeter: Greeter {
  let value: Int
  var name: String { "small \(value)" }
}

struct LargeGreeter: Greeter {
  let values: [Int]
  let text: String
  let padding = (1, 2, 3)
  var name: String { "large \(values) \(text)" }
}

struct ClosureGreeter: Greeter {
  let make: () -> String
  var name: String { "closure \(make())" }
}

final class ObjectGreeter: Greeter {
  let name: String
  init(_ name: String) { self.name = name }
}

enum GreeterError: Error {
  case code(Int)
  case text(String)
  case unknown
}

/// An enum without `==`.
enum Choice {
  case nothing
  case number(Int)
  case text(String)
  case both(Int, String)
  case closure(() -> String)
  case greeter(any Greeter)

  var name: String {
    switch self {
    case .nothing: "nothing"
    case .number(let number): "number \(number)"
    case .text(let text): "text \(text)"
    case .both(let number, let text): "both \(number) \(text)"
    case .closure(let make): "closure \(make())"
    case .greeter(let greeter): "greeter \(greeter.name)"
    }
  }
}

indirect enum Chain {
  case end(Choice)
  case link(String, Chain)

  var name: String {
    switch self {
    case .end(let choice): choice.name
    case .link(let text, let rest): "\(text) \(rest.name)"
    }
  }
}

struct Person: Equatable {
  var name = "p0"
  var nick: Int?
}

struct Row: Identifiable, Equatable {
  let id: Int
  var value: Int
}

/// An object that does not notify views of its changes.
final class Item: Identifiable {
  let id: Int
  var name: String
  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

@Observable
final class Observed {
  var number = 0
  var rows = [Row(id: 0, value: 0), Row(id: 1, value: 1)]
  @ObservationIgnored var ignored = 0
  /// Registers a closure that writes a view's state. It is in this object because views with capturing closures
  /// reference no other.
  @ObservationIgnored var register: @MainActor (Int, @escaping @MainActor (Int) -> Void) -> Void = { _, _ in }
}

/// The model of a random screen.
final class World: ObservableObject {
  @Published var number = 0
  @Published var text = "t0"
  @Published var flag = true
  @Published var optional: Int?
  @Published var person = Person()
  @Published var double = 0.0
  @Published var rows = [Row(id: 0, value: 0), Row(id: 1, value: 1), Row(id: 2, value: 2)]
  @Published var items = [Item(id: 0, name: "i0"), Item(id: 1, name: "i1")]
  @Published var greeter: any Greeter = SmallGreeter(value: 0)
  @Published var error: (any Error)?
  @Published var any: Any = 0
  @Published var format: (Int) -> String = { "\($0)" }
  @Published var environment = 0
  /// A value that is not `@Published`. Its edits call `objectWillChange.send()`.
  var hidden = 0
  let observed = Observed()

  /// A number that selects the frames that the test reports like a host.
  private(set) var frames = 0

  /// The initial `@State` values of a fresh screen, by the id of the view's blueprint.
  var states: [Int: Int] = [:]
  /// Whether the fresh screen is being evaluated.
  var isReference = false
  /// Closures that write the state and bindings of views.
  private var writers: [Int: [@MainActor (Int) -> Void]] = [:]
  private var places: [Int: Place] = [:]
  private var lastRow = 2

  func place(of blueprint: Blueprint) -> Place {
    if let place = places[blueprint.id] { return place }
    let place = Place(blueprint, self)
    places[blueprint.id] = place
    return place
  }

  /// Releases the places, which retain the world.
  func close() {
    places = [:]
    writers = [:]
  }

  @MainActor
  func register(_ id: Int, _ write: @escaping @MainActor (Int) -> Void) {
    // Several rows can register a closure for the same blueprint. Rows never unregister, because writing to a removed
    // row is harmless.
    if !isReference { writers[id, default: []].append(write) }
  }

  @MainActor
  func perform(_ edit: Edit) {
    switch edit {
    case .animated(let edit): withAnimation { perform(edit) }
    case .number(let value): number = value
    case .text(let value): text = "t\(value)"
    case .flag: flag.toggle()
    case .optional(let value): optional = value
    case .person(let value): person.name = "p\(value)"
    case .nick(let value): person.nick = value
    case .double(let value): double = [0.0, -0.0, .nan][value]
    case .hidden(let value):
      objectWillChange.send()
      hidden = value
    case .insertRow(let index):
      lastRow += 1
      rows.insert(Row(id: lastRow, value: lastRow), at: min(index, rows.count))
    case .removeRow(let index): if index < rows.count { rows.remove(at: index) }
    case .moveRow(let from, let to): if max(from, to) < rows.count { rows.swapAt(from, to) }
    case .renameRow(let index, let value): if index < rows.count { rows[index].value = value }
    case .renameObject(let index, let value):
      objectWillChange.send()
      items[index % items.count].name = "i\(value)"
    case .swapObjects: items.swapAt(0, 1)
    case .replaceObject(let value): items[0] = Item(id: items[0].id, name: "i\(value)")
    case .greeter(let kind): greeter = makeGreeter(kind)
    case .error(let kind): error = kind.map(makeError)
    case .any(let kind): any = makeAny(kind)
    case .format(let value): format = value == 0 ? { "\($0)" } : { [unowned self] in "\($0) \(value) \(number)" }
    case .observed(let value): observed.number = value
    case .observedRows(let value): observed.rows[value % observed.rows.count].value += 1
    case .ignored(let value):
      objectWillChange.send()
      observed.ignored = value
    case .environment(let value): environment = value
    case .state(let id, let value):
      states[id] = value
      for write in writers[id] ?? [] { write(value) }
    case .binding(let id, let value):
      if writers[id] != nil { states[id] = value }
      // The value behind the binding might not notify views of its changes.
      objectWillChange.send()
      for write in writers[-id] ?? [] { write(value) }
    case .announcement: objectWillChange.send()
    case .frames(let value): frames = value
    }
  }

  private func makeGreeter(_ kind: Int) -> any Greeter {
    switch kind {
    case 0, 1: SmallGreeter(value: kind)
    case 2, 3: LargeGreeter(values: [1, 2, kind], text: String(repeating: "x", count: 20))
    case 4: ClosureGreeter { "plain" }
    case 5: ClosureGreeter { [unowned self] in "\(number)" }
    default: ObjectGreeter("object \(kind)")
    }
  }

  private func makeError(_ kind: Int) -> any Error {
    switch kind {
    case 0: GreeterError.code(1)
    case 1: GreeterError.text(text)
    case 2: GreeterError.unknown
    default: CancellationError()
    }
  }

  private func makeAny(_ kind: Int) -> Any {
    switch kind {
    case 0, 1: kind
    case 2: Optional(kind) as Any
    case 3: text
    case 4: [1, 2]
    case 5: Choice.closure { [unowned self] in text }
    case 6: [makeGreeter(5)]
    default: (1, Double(kind))
    }
  }
}

/// One view of a random screen and its access to the world. It publishes all changes of the world.
final class Place: ObservableObject, Identifiable {
  let blueprint: Blueprint
  let world: World
  let objectWillChange: World.ObjectWillChangePublisher
  /// Closures with a fixed identity whose results change.
  let make: () -> String
  let makers: [() -> String]

  init(_ blueprint: Blueprint, _ world: World) {
    self.blueprint = blueprint
    self.world = world
    objectWillChange = world.objectWillChange
    make = { [unowned world] in "\(world.number)" }
    makers = [make, { [unowned world] in world.text }]
  }

  var id: Int { blueprint.id }

  func describe() -> String { "\(world.number) \(world.text)" }
}

/// Returns a description of an `Any` value of a world. Equal values have equal descriptions.
func words(_ any: Any) -> String {
  switch any {
  case let choice as Choice: choice.name
  case let list as [any Greeter]: list.map(\.name).joined()
  default: "\(any)"
  }
}
