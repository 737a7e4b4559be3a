import SwiftUI

// Containers of random screens.

@MainActor
@ViewBuilder
func content(of place: Place) -> some View {
  ForEach(place.blueprint.children, id: \.id) { view(of: $0, in: place.world) }
}

/// Returns the view of a blueprint. Call it in the body of a view that observes the world.
@MainActor
func view(of blueprint: Blueprint, in world: World) -> AnyView {
  let place = world.place(of: blueprint)
  return blueprint.children.isEmpty ? leaf(place) : container(place)
}

@MainActor
private func leaf(_ place: Place) -> AnyView {
  let world = place.world
  let variant = place.blueprint.variant
  let isPlain = variant == 0
  @ObservedObject var observed = place.world
  let choices: [Choice] = [
    .nothing, .number(world.number), .text(world.text), .both(world.number, world.text), .closure { place.describe() },
    .greeter(world.greeter), .closure { "plain" }, .closure(place.make),
  ]
  switch place.blueprint.kind {
  case .values:
    return AnyView(
      ValueLeaf(
        text: world.text, flag: world.flag, number: world.number, optional: world.optional, list: [world.text, "end"],
        pair: (world.hidden, world.text), person: world.person))
  case .numbers:
    return AnyView(
      NumberLeaf(double: world.double, optional: world.double, list: [world.double], tuple: (true, Float(world.double)))
    )
  case .binding: return AnyView(BindingLeaf(value: binding(place), id: place.id, world: world))
  case .optionalBinding: return AnyView(OptionalBindingLeaf(value: isPlain ? nil : binding(place)))
  case .projection: return AnyView(ProjectionLeaf(world: $observed))
  case .closure: return AnyView(ClosureLeaf(make: isPlain ? { "plain" } : { "\(place.world.number)" }))
  case .mainActorClosure: return AnyView(MainActorClosureLeaf { "\(place.world.text)" })
  case .optionalClosure: return AnyView(OptionalClosureLeaf(make: world.flag ? nil : { "\(place.world.text)" }))
  case .tupleOfClosure: return AnyView(TupleLeaf(pair: (1, { "\(place.world.number)" })))
  case .arrayOfClosures: return AnyView(ArrayLeaf(makers: place.makers))
  case .dictionaryOfClosures: return AnyView(DictionaryLeaf(makers: ["a": { place.world.text }]))
  case .storedClosure: return AnyView(ClosureLeaf(make: place.make))
  case .method: return AnyView(ClosureLeaf(make: place.describe))
  case .autoclosure: return AnyView(AutoclosureLeaf("\(place.world.number)"))
  case .enumeration: return AnyView(ChoiceLeaf(choice: choices[variant]))
  case .indirectEnumeration: return AnyView(ChainLeaf(chain: .link(world.text, .link("a", .end(choices[variant])))))
  case .generic:
    return isPlain
      ? AnyView(GenericLeaf(value: world.number, words: { "\($0)" }))
      : AnyView(GenericLeaf(value: place.make, words: { "\($0())" }))
  case .pack:
    return AnyView(PackLeaf(values: (world.number, place.make, world.greeter), words: { "\($0) \($1()) \($2.name)" }))
  case .existential: return AnyView(ExistentialLeaf(greeter: world.greeter))
  case .optionalExistential:
    return AnyView(OptionalExistentialLeaf(greeter: world.flag ? world.greeter : nil, other: SmallGreeter(value: 1)))
  case .arrayOfExistentials: return AnyView(ExistentialsLeaf(list: [world.greeter], byName: ["a": world.greeter]))
  case .error: return AnyView(ErrorLeaf(error: world.error, other: GreeterError.code(world.number)))
  case .any: return AnyView(AnyLeaf(any: world.any, optional: world.flag ? world.any : nil))
  case .anyHashable:
    return AnyView(HashableLeaf(value: world.flag ? world.number : world.text, type: SmallGreeter.self))
  case .metatype: return AnyView(HashableLeaf(value: 1, type: world.flag ? SmallGreeter.self : LargeGreeter.self))
  case .observed: return AnyView(ObservedLeaf(world: world))
  case .observable: return AnyView(ObservableLeaf(observed: world.observed))
  case .bindable: return AnyView(BindableLeaf(observed: world.observed))
  case .environment: return AnyView(EnvironmentLeaf())
  case .environmentObject: return AnyView(EnvironmentObjectLeaf(own: world.number))
  case .state: return AnyView(StateLeaf(id: place.id, own: world.number, world: world))
  case .capturingRows: return AnyView(CapturingRows(place, choice: choices[variant]))
  case .stateObject: return AnyView(StateObjectLeaf(place))
  case .texts: return AnyView(TextsLeaf(number: 1_000 + world.number, double: world.double, text: world.text))
  case .control: return AnyView(control(place))
  case .custom: return AnyView(CustomLeaf(summary: Summary(world, own: choices[variant])))
  case .equatable: return AnyView(EquatableLeaf(text: world.text) { place.world.text }.equatable())
  case .objects: return AnyView(Text(world.items.map(\.name).joined()))
  default: return AnyView(EmptyView())
  }
}

/// Returns a binding to a value of the world. The blueprint's variant selects how the binding is created.
@MainActor
private func binding(_ place: Place) -> Binding<Int> {
  @ObservedObject var observed = place.world
  let bindable = Bindable(place.world.observed)
  let world = place.world
  switch place.blueprint.variant {
  case 0: return $observed.number
  case 1: return $observed.hidden
  case 2: return Binding($observed.optional) ?? .constant(-1)
  case 3: return Binding($observed.person.nick) ?? $observed.number
  case 4:
    return Binding {
      world.number
    } set: {
      world.number = $0
    }
  case 5: return .constant(world.number)
  case 6: return bindable.number
  default: return bindable.ignored
  }
}

@MainActor
private func container(_ place: Place) -> AnyView {
  let world = place.world
  let variant = place.blueprint.variant
  let first = place.blueprint.children[0]
  switch place.blueprint.kind {
  case .card: return AnyView(Card { content(of: place) })
  case .storedContent:
    let optional = world.flag ? ClosureLeaf { "kept \(world.number)" } : nil
    return AnyView(
      Kept(
        content: VStack {
          Text(world.text)
          optional
          if world.flag { ValueLeaf(place) } else { StateLeaf(id: place.id, own: 1, world: world) }
          content(of: place)
        }))
  case .group: return AnyView(Group { content(of: place) })
  case .stack: return AnyView(VStack { content(of: place) })
  case .erased: return AnyView(AnyView(HStack { content(of: place) }))
  case .conditional:
    return AnyView(
      Card {
        if place.world.flag { content(of: place) } else { Text("else \(place.world.number)") }
      })
  case .optional: return AnyView(world.optional == nil ? nil : view(of: first, in: world))
  case .modifier: return AnyView(content(of: place).modifier(Titled(title: world.text)))
  case .closureModifier: return AnyView(content(of: place).modifier(Described { place.world.text }))
  case .environmentValues:
    let views = content(of: place).environment(\.number, world.number).environment(\.greeter, world.greeter)
      .textCase(world.flag ? .uppercase : nil).underline(world.number.isMultiple(of: 2))
    return variant < 4 ? AnyView(views) : AnyView(views.environment(\.format) { "\($0) \(place.world.text)" })
  case .neighbors: return neighbors(content(of: place), place, variant)
  case .place: return AnyView(PlaceView(place: place))
  case .environmentPlace: return AnyView(EnvironmentPlaceView().environmentObject(place))
  case .statefulPlace: return AnyView(StatefulPlaceView(place))
  case .ownedPlace: return AnyView(OwnedPlaceView(place))
  case .passing:
    return AnyView(
      PassingView(value: variant.isMultiple(of: 2) ? binding(place) : binding(place).animation(.linear), place: place))
  case .animation:
    return AnyView(
      content(of: place).animation(world.flag ? .linear : nil, value: variant < 4 ? world.number : place.id))
  case .transaction:
    return AnyView(
      content(of: place).transaction { if place.world.number == variant { $0.disablesAnimations = true } })
  case .transition:
    let transition: AnyTransition = world.flag ? .slide : .identity
    return AnyView(
      Card {
        if place.world.number > 0 { content(of: place).transition(transition) }
        Card { content(of: place) }.id(place.world.text).transition(variant < 4 ? .identity : transition)
      })
  case .rows:
    return AnyView(
      ForEach(world.rows) { row in
        WorldRowView(row: row, place: place)
        Text("of \(place.world.rows.count)")
        view(of: first, in: place.world)
      })
  case .plainRows: return AnyView(ForEach(world.rows) { row in Text("plain \(row.id) \(row.value)") })
  case .objectRows: return AnyView(ForEach(world.items) { item in Text("\(item.name) \(place.world.number)") })
  case .plainObjectRows: return AnyView(Kept(content: ForEach(world.items) { Text("object \($0.name)") }))
  case .boundRows:
    @ObservedObject var observed = place.world
    return AnyView(ForEach($observed.rows) { $row in BoundWorldRowView(row: $row) })
  case .range: return AnyView(ForEach(0..<world.number, id: \.self) { Text("\($0) \(place.world.text)") })
  case .enumeratedRows:
    return AnyView(ForEach(Array(world.items.enumerated()), id: \.offset) { Text("\($0.offset) \($0.element.name)") })
  case .identified: return AnyView(Card { content(of: place) }.id(world.number))
  case .preferences:
    return AnyView(
      VStack {
        ForEach(world.rows) { Text("says \($0.id)").preference(key: SaidKey.self, value: "\($0.id):\($0.value) ") }
        content(of: place)
      }
      .transformPreference(SaidKey.self) { $0 += place.world.text }
      .backgroundPreferenceValue(SaidKey.self) { Text("heard \($0) \(place.world.number)") })
  case .ownPreference:
    return AnyView(Card { content(of: place) }.preference(key: SaidKey.self, value: "own \(world.number)"))
  case .geometry:
    return AnyView(
      GeometryReader { proxy in
        Text("\(proxy.size.width) \(proxy.frame(in: .global).minX) \(proxy.frame(in: .named("space")).minY)")
        SizeView(proxy: proxy, number: world.number)
        content(of: place)
      })
  case .measured:
    return AnyView(VStack { content(of: place) }.coordinateSpace(name: world.flag ? "space" : "other"))
  case .navigation:
    return AnyView(
      NavigationStack(path: .constant(Array(world.rows.prefix(world.number + 1).map(\.id)))) {
        VStack { content(of: place) }
          .navigationTitle("root \(world.text)")
          .navigationDestination(for: Int.self) { id in
            Text("page \(id) \(place.world.number)").navigationTitle(Text(place.world.text))
            NavigationLink("on", value: id)
            content(of: place)
          }
      })
  case .localPage:
    return AnyView(
      NavigationStack {
        content(of: place).navigationDestination(isPresented: .constant(world.flag)) {
          Text("local \(world.number)")
          EnvironmentLeaf()
          content(of: place)
        }
        NavigationLink("link") { ClosureLeaf { place.world.text } }
      })
  case .tabs:
    @ObservedObject var observed = place.world
    return AnyView(
      TabView(selection: $observed.number) {
        VStack { content(of: place) }.tag(-2).tabItem { Text("tab \(world.text)") }
        ForEach(world.rows) { row in
          WorldRowView(row: row, place: place).tabItem { Label("\(row.value)", systemImage: world.text) }.tag(row.id)
        }
        if world.flag { Text("flag").tabItem { Text("flag \(world.number)") }.tag(-1) }
      })
  case .picker:
    @ObservedObject var observed = place.world
    return AnyView(
      Picker("picker \(world.text)", selection: $observed.number) {
        ForEach(world.rows) { Text("choice \($0.value)").tag($0.id) }
        if world.flag { Text("flag \(world.number)").tag(-1) }
        Text(world.text).tag(-2 - world.number)
        content(of: place).tag("no choice")
      })
  case .sheet:
    return AnyView(
      Card { content(of: place) }.sheet(isPresented: .constant(world.flag)) {
        Text("sheet \(place.world.number)")
        EnvironmentLeaf().preference(key: SaidKey.self, value: "sheet \(place.world.text)")
        content(of: place)
      })
  case .itemSheet:
    return AnyView(
      Text("presents").sheet(item: .constant(world.rows.first)) { row in
        WorldRowView(row: row, place: place)
        content(of: place)
      })
  case .alert:
    // Requests at most one alert. Of several alerts, the one requested first is presented, and a fresh screen cannot
    // reproduce the order of the requests.
    let isPresented = world.optional.map { abs($0) % 9 == place.id % 9 } ?? false
    return AnyView(
      content(of: place).alert("alert \(world.text)", isPresented: .constant(isPresented)) {
        if world.flag { Button("\(world.number)") {} }
      } message: {
        ClosureLeaf { place.world.text }
      })
  case .decorated: return AnyView(decorated(content(of: place), place))
  case .page: return AnyView(HideablePage(isShown: world.flag) { content(of: place) })
  case .layers:
    return AnyView(
      content(of: place).padding(CGFloat(world.number)).background { Text(world.text) }.opacity(world.flag ? 1 : 0.5))
  case .list:
    return AnyView(
      List {
        content(of: place)
        Section(world.text) {
          ForEach(world.rows) { WorldRowView(row: $0, place: place).preference(key: SaidKey.self, value: "\($0.id) ") }
        }
        .padding(CGFloat(world.number))
      }
      .backgroundPreferenceValue(SaidKey.self) { Text("heard \($0)") })
  case .lazyStack:
    return AnyView(
      LazyVStack(spacing: CGFloat(world.number)) {
        if world.flag { ForEach(world.items) { item in Text("\(item.name) \(place.world.number)") } }
        content(of: place)
        ForEach(world.rows) { row in
          if row.value != world.number { Text("row \(row.id)").overlay { view(of: first, in: place.world) } }
        }
        .opacity(world.flag ? 1 : 0.5)
      })
  default: return AnyView(EmptyView())
  }
}

/// Applies several consecutive modifiers. The variant determines their kinds and their order.
@MainActor
private func neighbors(_ views: some View, _ place: Place, _ variant: Int) -> AnyView {
  let world = place.world
  switch variant % 4 {
  case 0:
    return AnyView(
      views.environment(\.number, world.number).padding(CGFloat(world.number)).transformEnvironment(\.number) {
        $0 += 1
      }
      .background(EnvironmentLeaf()).environment(\.number, world.rows.count))
  case 1:
    return AnyView(
      views.disabled(world.flag).environment(\.greeter, world.greeter).overlay(EnvironmentLeaf())
        .transformEnvironment(\.number) { $0 = 3 * $0 + place.world.number }.opacity(world.flag ? 1 : 0.5)
        .disabled(!world.flag))
  case 2:
    return AnyView(
      views.transformEnvironment(\.number) { $0 += 1 }.transformEnvironment(\.number) { $0 *= 2 }
        .accessibilityLabel(Text(1.5, format: .number)).locale(world.flag ? .german : .american)
        .environment(\.number, world.number))
  default:
    return AnyView(
      views.environment(\.format) { "\($0) \(place.world.text)" }.background { EnvironmentLeaf() }
        .environment(\.format) { "outer \($0) \(place.world.number)" }.overlay { EnvironmentLeaf() })
  }
}

extension ValueLeaf {
  fileprivate init(_ place: Place) {
    let world = place.world
    self.init(
      text: world.text, flag: world.flag, number: world.number, optional: nil, list: [], pair: (0, ""),
      person: world.person)
  }
}
