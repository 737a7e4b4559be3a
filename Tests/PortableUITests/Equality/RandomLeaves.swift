import SwiftUI

// Views that show their input. Each view has a different kind of stored property.

struct ValueLeaf: View {
  let text: String
  let flag: Bool
  let number: Int
  let optional: Int?
  let list: [String]
  let pair: (Int, String)
  let person: Person
  var body: some View {
    Text(
      "\(text) \(flag) \(number) \(optional ?? -1) \(list.joined()) \(pair.0) \(pair.1) \(person.name) \(person.nick ?? 0)"
    )
  }
}

struct NumberLeaf: View {
  let double: Double
  let optional: Double?
  let list: [Double]
  let tuple: (Bool, Float)
  var body: some View { Text("\(double) \(optional ?? 1) \(list) \(tuple.1)") }
}

/// Texts that depend on the environment.
struct TextsLeaf: View {
  let number: Int
  let double: Double
  let text: String

  private var attributed: AttributedString {
    var string = AttributedString(text)
    string.foregroundColor = number.isMultiple(of: 2) ? .red : nil
    return string
  }

  var body: some View {
    Text("\(number) **\(double, specifier: "%.1f")** [\(text)](https://a.b/\(number))")
    Text(double, format: .number) + Text(attributed).bold()
    TextField("\(number)", text: .constant("")).accessibilityHint("\(number, format: .percent)")
  }
}

struct BindingLeaf: View {
  @Binding var value: Int
  let id: Int
  let world: World
  var body: some View {
    let _ = world.register(-id) { [$value] in $value.wrappedValue = $0 }
    Text("bound \(value)")
  }
}

struct OptionalBindingLeaf: View {
  let value: Binding<Int>?
  var body: some View { Text("bound \(value?.wrappedValue ?? -1)") }
}

struct ProjectionLeaf: View {
  let world: ObservedObject<World>.Wrapper
  var body: some View { Text("projected \(world.number.wrappedValue)") }
}

struct ClosureLeaf: View {
  let make: () -> String
  var body: some View { Text(make()) }
}

struct MainActorClosureLeaf: View {
  let make: @MainActor () -> String
  var body: some View { Text(make()) }
}

struct OptionalClosureLeaf: View {
  let make: (() -> String)?
  var body: some View { Text(make?() ?? "none") }
}

struct TupleLeaf: View {
  let pair: (Int, () -> String)
  var body: some View { Text(pair.1()) }
}

struct ArrayLeaf: View {
  let makers: [() -> String]
  var body: some View { Text(makers.map { $0() }.joined()) }
}

struct DictionaryLeaf: View {
  let makers: [String: () -> String]
  var body: some View { Text(makers["a"]?() ?? "none") }
}

struct AutoclosureLeaf: View {
  private let make: () -> String
  init(_ make: @autoclosure @escaping () -> String) { self.make = make }
  var body: some View { Text(make()) }
}

struct ChoiceLeaf: View {
  let choice: Choice
  var body: some View { Text(choice.name) }
}

struct ChainLeaf: View {
  let chain: Chain
  var body: some View { Text(chain.name) }
}

struct GenericLeaf<Value>: View {
  let value: Value
  let words: (Value) -> String
  var body: some View { Text(words(value)) }
}

struct PackLeaf<each Value>: View {
  let values: (repeat each Value)
  let words: (repeat each Value) -> String
  var body: some View { Text(words(repeat each values)) }
}

struct ExistentialLeaf: View {
  let greeter: any Greeter
  var body: some View { Text(greeter.name) }
}

struct OptionalExistentialLeaf: View {
  let greeter: (any Greeter)?
  let other: (any Greeter & Sendable)?
  var body: some View { Text(greeter?.name ?? "none") }
}

struct ExistentialsLeaf: View {
  let list: [any Greeter]
  let byName: [String: any Greeter]
  var body: some View { Text("\(list.map(\.name)) \(byName["a"]?.name ?? "none")") }
}

struct ErrorLeaf: View {
  let error: (any Error)?
  let other: any Error
  var body: some View { Text("\(error.map { "\($0)" } ?? "none") \(other)") }
}

struct AnyLeaf: View {
  let any: Any
  let optional: Any?
  var body: some View { Text("\(words(any)) \(optional.map(words) ?? "none")") }
}

struct HashableLeaf: View {
  let value: AnyHashable
  let type: any Greeter.Type
  var body: some View { Text("\(value) \(type)") }
}

struct ObservedLeaf: View {
  @ObservedObject var world: World
  var body: some View { Text("\(world.number) \(world.hidden) \(world.format(1))") }
}

struct ObservableLeaf: View {
  let observed: Observed
  var body: some View {
    Text("\(observed.number)")
    ForEach(observed.rows) { Text("\($0.value)") }
  }
}

struct BindableLeaf: View {
  @Bindable var observed: Observed
  var body: some View { Text("\($observed.number.wrappedValue)") }
}

struct EnvironmentLeaf: View {
  @Environment(\.number) private var number
  @Environment(\.greeter) private var greeter
  @Environment(\.format) private var format
  @Environment(Observed.self) private var observed: Observed?
  var body: some View { Text("\(number) \(greeter.name) \(format(2)) \(observed?.number ?? 0)") }
}

struct EnvironmentObjectLeaf: View {
  @EnvironmentObject var world: World
  let own: Int
  var body: some View { Text("\(world.text) \(own)") }
}

struct StateLeaf: View {
  @State private var value: Int
  let own: Int
  let id: Int
  let world: World

  init(id: Int, own: Int, world: World) {
    _value = State(initialValue: world.states[id] ?? 0)
    self.own = own
    self.id = id
    self.world = world
  }

  var body: some View {
    let _ = world.register(id) { [$value] in $value.wrappedValue = $0 }
    Text("\(value) \(own)")
    BindingLeaf(value: $value, id: id, world: world)
  }
}

/// Rows whose closures capture only the surrounding view. All its properties can be compared.
struct CapturingRows: View {
  @State private var value: Int
  let id: Int
  let rows: [Row]
  let text: String
  let double: Double
  let optional: Int?
  let person: Person
  let choice: Choice
  let observed: Observed

  init(_ place: Place, choice: Choice) {
    let world = place.world
    _value = State(initialValue: world.states[place.id] ?? 0)
    id = place.id
    rows = world.rows
    text = world.text
    double = world.double
    optional = world.optional
    person = world.person
    self.choice = choice
    observed = world.observed
    observed.register = { [unowned world] in world.register($0, $1) }
  }

  var body: some View {
    let _ = observed.register(id) { [$value] in $value.wrappedValue = $0 }
    let _ = observed.register(-id) { [$value] in $value.wrappedValue = $0 }
    Text("\(value)")
    ForEach(rows) { row in
      Text("\(row.value) \(text) \(double) \(optional ?? -1) \(person.name)")
      Button("\(value) \(choice.name)") { value = row.id }
    }
    ForEach(observed.rows) { Text("\($0.value) \(observed.number) \(value)") }
  }
}

struct StateObjectLeaf: View {
  @StateObject private var owned: Place
  let own: String
  init(_ place: Place) {
    _owned = StateObject(wrappedValue: place)
    own = place.world.text
  }
  var body: some View { Text("\(owned.world.number) \(own)") }
}

/// A dynamic property that contains other dynamic properties.
@MainActor
struct Summary: DynamicProperty {
  @ObservedObject var world: World
  @Environment(\.number) var number
  let own: Choice
  private(set) var words = ""

  init(_ world: World, own: Choice) {
    self.world = world
    self.own = own
  }

  mutating func update() { words = "\(world.number) \(number) \(own.name)" }
}

struct CustomLeaf: View {
  let summary: Summary
  var body: some View { Text(summary.words) }
}

struct EquatableLeaf: View, @MainActor Equatable {
  let text: String
  let make: () -> String
  static func == (first: Self, second: Self) -> Bool { first.text == second.text }
  var body: some View { Text(text) }
}

extension EnvironmentValues {
  private struct NumberKey: EnvironmentKey { static var defaultValue: Int { 0 } }
  private struct GreeterKey: EnvironmentKey { static var defaultValue: any Greeter { SmallGreeter(value: 0) } }
  private struct FormatKey: EnvironmentKey { static var defaultValue: (Int) -> String { { "\($0)" } } }

  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  var greeter: any Greeter {
    get { self[GreeterKey.self] }
    set { self[GreeterKey.self] = newValue }
  }

  var format: (Int) -> String {
    get { self[FormatKey.self] }
    set { self[FormatKey.self] = newValue }
  }
}
