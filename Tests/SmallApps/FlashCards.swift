import SwiftUI

// A deck of flash cards in the style of 2025: cards that flip in 3D, and are swiped away with a drag gesture.

struct FlashCard: Identifiable, Hashable {
  let id: Int
  let front: String
  let back: String

  static let all = [
    FlashCard(id: 1, front: "der Hund", back: "the dog"),
    FlashCard(id: 2, front: "die Katze", back: "the cat"),
    FlashCard(id: 3, front: "das Pferd", back: "the horse"),
    FlashCard(id: 4, front: "der Schmetterling", back: "the butterfly"),
    FlashCard(id: 5, front: "die Geschwindigkeitsbegrenzung", back: "the speed limit"),
  ]
}

@Observable
final class FlashCardDeck {
  private(set) var cards: [FlashCard]
  private(set) var known: Set<FlashCard> = []
  private(set) var again: [FlashCard] = []
  private let all: [FlashCard]

  init(_ cards: [FlashCard]) {
    all = cards
    self.cards = cards
  }

  func answer(_ card: FlashCard, isKnown: Bool) {
    cards.removeAll { $0 == card }
    if isKnown {
      known.insert(card)
    } else {
      again.append(card)
    }
  }

  func repeatUnknown() {
    cards = again
    again = []
  }

  func restart() {
    cards = all
    known = []
    again = []
  }
}

package struct FlashCardsView: View {
  @State private var deck = FlashCardDeck(FlashCard.all)

  package init() {}

  package var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        HStack {
          Label("\(deck.again.count)", systemImage: "arrow.counterclockwise")
            .foregroundStyle(.orange)
            .accessibilityLabel("\(deck.again.count) to repeat")
          Spacer()
          Label("\(deck.known.count)", systemImage: "checkmark")
            .foregroundStyle(.green)
            .accessibilityLabel("\(deck.known.count) known")
        }
        .font(.headline)
        .contentTransition(.numericText())
        ZStack {
          ForEach(Array(deck.cards.prefix(3).enumerated().reversed()), id: \.element) { index, card in
            CardView(card: card) { isKnown in
              withAnimation(.spring) { deck.answer(card, isKnown: isKnown) }
            }
            .scaleEffect(1 - Double(index) * 0.05)
            .offset(y: Double(index) * 18)
            .allowsHitTesting(index == 0)
            .accessibilityHidden(index > 0)
          }
          if deck.cards.isEmpty { finished }
        }
        .frame(maxHeight: .infinity)
        if !deck.cards.isEmpty {
          Text("Swipe right if you knew it, left to repeat.")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
      .padding(24)
      .background(Color.indigo.gradient.opacity(0.15))
      .navigationTitle("German")
      .toolbar {
        Button("Restart", systemImage: "arrow.clockwise") { withAnimation { deck.restart() } }
          .disabled(deck.known.isEmpty && deck.again.isEmpty)
      }
    }
  }

  private var finished: some View {
    ContentUnavailableView {
      Label("Deck Finished", systemImage: "rectangle.stack.badge.checkmark")
    } description: {
      Text("You knew \(deck.known.count) cards.")
    } actions: {
      if !deck.again.isEmpty {
        Button("Repeat \(deck.again.count) Cards") { withAnimation { deck.repeatUnknown() } }
          .buttonStyle(.borderedProminent)
      }
    }
  }
}

private struct CardView: View {
  let card: FlashCard
  let answer: (Bool) -> Void

  @State private var isFlipped = false
  @State private var offset = CGSize.zero
  @GestureState private var isDragging = false

  var body: some View {
    ZStack {
      face(card.front, color: .indigo)
        .opacity(isFlipped ? 0 : 1)
      face(card.back, color: .teal)
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        .opacity(isFlipped ? 1 : 0)
    }
    .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    .overlay(alignment: .top) {
      Text(offset.width > 0 ? "Known" : "Again")
        .font(.title.bold())
        .foregroundStyle(offset.width > 0 ? .green : .orange)
        .padding()
        .opacity(min(abs(offset.width) / 120, 1))
    }
    .rotationEffect(.degrees(offset.width / 20))
    .offset(offset)
    .onTapGesture { withAnimation(.easeInOut(duration: 0.4)) { isFlipped.toggle() } }
    .gesture(
      DragGesture()
        .updating($isDragging) { _, state, _ in state = true }
        .onChanged { offset = $0.translation }
        .onEnded { value in
          if abs(value.translation.width) > 120 {
            withAnimation(.easeOut) { offset.width *= 4 }
            answer(value.translation.width > 0)
          } else {
            withAnimation(.bouncy) { offset = .zero }
          }
        }
    )
    .accessibilityElement()
    .accessibilityLabel(isFlipped ? card.back : card.front)
    .accessibilityAddTraits(.isButton)
    .accessibilityAction { isFlipped.toggle() }
    .accessibilityAction(named: "Known") { answer(true) }
    .accessibilityAction(named: "Repeat") { answer(false) }
  }

  private func face(_ text: String, color: Color) -> some View {
    Text(text)
      .font(.largeTitle.weight(.semibold))
      .minimumScaleFactor(0.5)
      .multilineTextAlignment(.center)
      .foregroundStyle(.white)
      .padding()
      .frame(maxWidth: .infinity, maxHeight: 320)
      .background(color.gradient, in: .rect(cornerRadius: 24))
      .shadow(radius: isDragging ? 12 : 4, y: 4)
  }
}

#Preview {
  FlashCardsView()
}
