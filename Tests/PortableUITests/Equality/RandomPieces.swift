import SwiftUI

// Parts of the containers of random screens.

struct Card<Content: View>: View {
  let content: () -> Content
  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  var body: some View { VStack { content() } }
}

struct Kept<Content: View>: View {
  let content: Content
  var body: some View { HStack { content } }
}

struct Titled: ViewModifier {
  let title: String
  @Environment(\.number) private var number
  func body(content: Content) -> some View {
    Text("\(title) \(number)")
    content
  }
}

struct Described: ViewModifier {
  let describe: () -> String
  func body(content: Content) -> some View {
    content
    Text(describe())
  }
}

/// A view whose only property is an object, which its closures capture.
struct PlaceView: View {
  @ObservedObject var place: Place
  var body: some View {
    Card { Text("in place \(place.world.number)") }
    ForEach(place.world.rows.prefix(2)) { row in
      Text(row.value == place.world.number ? "[\(row.value)]" : "\(row.value)")
    }
    content(of: place)
  }
}

struct EnvironmentPlaceView: View {
  @EnvironmentObject var place: Place
  var body: some View {
    Card { Text("from environment \(place.world.text)") }
    content(of: place)
  }
}

struct StatefulPlaceView: View {
  @State private var value: Int
  @ObservedObject var place: Place

  init(_ place: Place) {
    self.place = place
    _value = State(initialValue: place.world.states[place.id] ?? 0)
  }

  var body: some View {
    let _ = place.world.register(place.id) { [$value] in $value.wrappedValue = $0 }
    Card { Text("state \(value)") }
    PassingView(value: $value, place: place)
    content(of: place)
  }
}

struct OwnedPlaceView: View {
  @StateObject private var place: Place
  init(_ place: Place) { _place = StateObject(wrappedValue: place) }
  var body: some View {
    ClosureLeaf { "owned \(place.world.number)" }
    content(of: place)
  }
}

/// Passes its binding to a child without reading it.
struct PassingView: View {
  @Binding var value: Int
  let place: Place
  var body: some View { BindingLeaf(value: $value, id: place.id, world: place.world) }
}

/// A row with an input, an object and state.
struct WorldRowView: View {
  let row: Row
  let place: Place
  @State private var first: Int

  init(row: Row, place: Place) {
    self.row = row
    self.place = place
    _first = State(initialValue: row.id)
  }

  var body: some View { Text("row \(first) \(row.value)") }
}

struct BoundWorldRowView: View {
  @Binding var row: Row
  var body: some View { Text("bound row \(row.id) \(row.value)") }
}

/// Shows the size from an ancestor's geometry proxy.
struct SizeView: View {
  let proxy: GeometryProxy
  let number: Int
  var body: some View { Text("\(proxy.size.height) \(number)") }
}

/// Collects texts from descendants.
struct SaidKey: PreferenceKey {
  static let defaultValue = ""

  static func reduce(value: inout String, nextValue: () -> String) { value += "|" + nextValue() }
}
