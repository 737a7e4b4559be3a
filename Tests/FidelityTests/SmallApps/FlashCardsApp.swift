import ScreenTesting
import SwiftUI
import Testing

// A deck of flash cards, in the style of 2025.

private struct Card: Identifiable, Hashable {
  let id: Int
  var front: String
  var back: String
}

@Observable
private final class Deck {
  private(set) var waiting: [Card]
  private(set) var known: [Card] = []

  init(_ words: KeyValuePairs<String, String>) {
    waiting = words.enumerated().map { Card(id: $0.offset, front: $0.element.key, back: $0.element.value) }
  }

  var current: Card? { waiting.first }

  func know() {
    guard !waiting.isEmpty else { return }
    known.append(waiting.removeFirst())
  }

  func postpone() {
    guard let card = waiting.first else { return }
    waiting.removeFirst()
    waiting.append(card)
  }

  func restart() {
    waiting = known + waiting
    known = []
  }
}

private struct DeckView: View {
  let log: EventLog
  @State private var deck: Deck
  @State private var isEditing = false
  @State private var isMoving = false
  @Namespace private var namespace
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  init(log: EventLog, words: KeyValuePairs<String, String>) {
    self.log = log
    _deck = State(initialValue: Deck(words))
  }

  var body: some View {
    NavigationStack {
      VStack {
        ProgressView("Known", value: Double(deck.known.count), total: Double(deck.known.count + deck.waiting.count))
        Text("\(deck.known.count) known")
          .monospacedDigit()
          .contentTransition(.numericText(value: Double(deck.known.count)))
        ZStack {
          if let card = deck.current {
            CardView(card: card, log: log) { isKnown in move(isKnown: isKnown) }
              .id(card.id)
              .matchedGeometryEffect(id: card.id, in: namespace)
              .transition(.push(from: .trailing).combined(with: .opacity))
          } else {
            ContentUnavailableView {
              Label("All known", systemImage: "checkmark.seal")
            } description: {
              Text("There are no more cards.")
            } actions: {
              Button("Again") { withAnimation(.bouncy) { deck.restart() } }
            }
          }
        }
        HStack {
          Button("Later") { move(isKnown: false) }
            .keyboardShortcut(.leftArrow, modifiers: [])
          Button("Known") { move(isKnown: true) }
            .keyboardShortcut(.rightArrow, modifiers: [])
        }
        .disabled(deck.current == nil)
        Text(isMoving ? "moving" : "at rest")
      }
      .navigationTitle("Deck")
      .toolbar {
        Button("All cards") { isEditing = true }
      }
      .sensoryFeedback(.success, trigger: deck.known.count)
      .navigationDestination(isPresented: $isEditing) {
        CardList(cards: deck.waiting + deck.known)
      }
    }
  }

  private func move(isKnown: Bool) {
    isMoving = true
    withAnimation(reduceMotion ? nil : .smooth(duration: 0.4)) {
      if isKnown { deck.know() } else { deck.postpone() }
    } completion: {
      isMoving = false
      log.add("moved")
    }
  }
}

private struct CardView: View {
  let card: Card
  let log: EventLog
  let decide: (Bool) -> Void
  @State private var isFlipped = false
  @State private var offset = CGSize.zero
  @GestureState private var isDragging = false

  var body: some View {
    RoundedRectangle(cornerRadius: 25)
      .fill(isFlipped ? Color.mint.gradient : Color.indigo.gradient)
      .overlay {
        Text(isFlipped ? card.back : card.front)
          .font(.largeTitle)
          .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      }
      .frame(width: 300, height: 200)
      .shadow(radius: isDragging ? 10 : 2)
      .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      .animation(.spring(duration: 0.5, bounce: 0.2), value: isFlipped)
      .offset(offset)
      .rotationEffect(.degrees(offset.width / 20))
      .onTapGesture { isFlipped.toggle() }
      .gesture(
        DragGesture()
          .updating($isDragging) { _, isDragging, _ in isDragging = true }
          .onChanged { offset = $0.translation }
          .onEnded { value in
            if abs(value.translation.width) > 100 {
              decide(value.translation.width > 0)
            } else {
              withAnimation(.snappy) { offset = .zero }
            }
          }
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(isFlipped ? card.back : card.front)
      .accessibilityAddTraits(.isButton)
      .accessibilityIdentifier("card")
      .onChange(of: isFlipped) { log.add("flipped \(card.front)") }
      .onChange(of: isDragging) { _, isDragging in log.add(isDragging ? "lifted" : "let go") }
      .onAppear { log.add("\(card.front) appears") }
      .onDisappear { log.add("\(card.front) disappears") }
  }
}

private struct CardList: View {
  let cards: [Card]
  @State private var copy: [Card]
  @State private var selection = Set<Card.ID>()

  init(cards: [Card]) {
    self.cards = cards
    _copy = State(initialValue: cards)
  }

  var body: some View {
    List(selection: $selection) {
      ForEach(Array(zip(copy.indices, copy)), id: \.1.id) { index, card in
        Text("\(index + 1). \(card.front): \(card.back)")
      }
      .onMove { copy.move(fromOffsets: $0, toOffset: $1) }
    }
    .toolbar {
      EditButton()
      Button("Shuffle back") { withAnimation { copy = cards } }
    }
    Text("\(copy.count) of \(cards.count), ^[\(selection.count) card](inflect: true) selected")
  }
}

@MainActor
@Suite("Small app: flash cards, 2025 style")
struct FlashCardsAppTests {
  private let log = EventLog()

  private func show() async -> Screen {
    let log = log
    return await Screen { DeckView(log: log, words: ["Hund": "dog", "Katze": "cat", "Maus": "mouse"]) }
  }

  private func card(on screen: Screen) throws -> String { try screen.find(.identifier("card")).name }

  @Test("A tap flips a card with its animation, and the next card is not flipped")
  func flips() async throws {
    let screen = await show()
    #expect(try card(on: screen) == "Hund")
    try await screen.tap(.identifier("card"))
    #expect(try card(on: screen) == "dog")
    #expect(screen.animatedChanges.contains { $0.animation == .spring(duration: 0.5, bounce: 0.2) })
    try await screen.tap(.button("Known"))
    #expect(try card(on: screen) == "Katze")
    #expect(log.entries.filter { $0.hasPrefix("flipped") } == ["flipped Hund"])
  }

  @Test("A card that is shown again has new state")
  func comesBack() async throws {
    let screen = await show()
    try await screen.tap(.button("Known"))
    try await screen.tap(.button("Known"))
    try await screen.tap(.identifier("card"))
    #expect(try card(on: screen) == "mouse")
    try await screen.tap(.button("Known"))
    #expect(screen.contains("All known"))
    #expect(try !screen.find(.button("Later")).isEnabled)
    try await screen.tap("Again")
    try await screen.tap(.button("Later"))
    try await screen.tap(.button("Later"))
    #expect(try card(on: screen) == "Maus")
  }

  @Test("Each move of a card is animated and runs its completion once")
  func completes() async throws {
    let screen = await show()
    try await screen.tap(.button("Later"))
    #expect(screen.animatedChanges.contains { $0.kind == .removal && $0.animation == .smooth(duration: 0.4) })
    await screen.settle()
    #expect(screen.contains("at rest"))
    try await screen.tap(.button("Later"))
    await screen.settle()
    #expect(log.count(of: "moved") == 2)
    #expect(try card(on: screen) == "Maus")
    #expect(log.entries.filter { $0.hasPrefix("Hund") } == ["Hund appears", "Hund disappears"])
  }

  @Test("A short drag returns the card, and the direction of a long drag marks it as known or unknown")
  func drags() async throws {
    let screen = await show()
    try await screen.drag(.identifier("card"), to: CGPoint(x: 40, y: 0))
    #expect(try card(on: screen) == "Hund")
    #expect(log.entries.filter { ["lifted", "let go"].contains($0) } == ["lifted", "let go"])
    #expect(screen.contains("0 known"))
    try await screen.drag(.identifier("card"), to: CGPoint(x: 150, y: 10))
    #expect(screen.contains("1 known"))
    try await screen.drag(.identifier("card"), to: CGPoint(x: -150, y: 10))
    #expect(screen.contains("1 known"))
    #expect(try card(on: screen) == "Maus")
  }

  @Test("Arrow keys press the buttons unless they are disabled")
  func keys() async throws {
    let screen = await show()
    try await screen.press(.rightArrow)
    try await screen.press(.leftArrow)
    #expect(try card(on: screen) == "Maus")
    try await screen.press(.rightArrow)
    try await screen.press(.rightArrow)
    #expect(screen.contains("3 known"))
    await #expect(throws: ActionError.self) { try await screen.press(.rightArrow) }
  }

  @Test("With reduced motion the completion still runs")
  func reducesMotion() async throws {
    var traits = HostTraits()
    traits.reducesMotion = true
    let log = log
    let screen = await Screen(traits: traits) { DeckView(log: log, words: ["a": "b", "c": "d"]) }
    try await screen.tap(.button("Known"))
    await screen.settle()
    #expect(try card(on: screen) == "c")
    #expect(log.count(of: "moved") == 1)
    #expect(screen.contains("at rest"))
  }

  @Test("A page reorders a copy of the cards, and copies them again each time it opens")
  func ordersCopy() async throws {
    let screen = await show()
    func rows() -> [String] { screen.findAll(.role(.text)).map(\.text).filter { $0.contains(": ") } }
    try await screen.tap("All cards")
    #expect(rows() == ["1. Hund: dog", "2. Katze: cat", "3. Maus: mouse"])
    try await screen.move("3. Maus: mouse", by: -2)
    #expect(rows() == ["1. Maus: mouse", "2. Hund: dog", "3. Katze: cat"])
    try await screen.tap("Shuffle back")
    #expect(rows() == ["1. Hund: dog", "2. Katze: cat", "3. Maus: mouse"])
    #expect(screen.animatedChanges.contains { $0.kind == .move })
    try await screen.move("1. Hund: dog", by: 1)
    try await screen.goBack()
    try await screen.tap(.button("Known"))
    try await screen.tap("All cards")
    #expect(rows() == ["1. Katze: cat", "2. Maus: mouse", "3. Hund: dog"])
  }
}
