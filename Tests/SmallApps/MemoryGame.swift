import SwiftUI

// A memory game in the style of 2020: a model of value types, an observable object, and an animatable modifier that
// turns cards.

package struct Memory<Content: Equatable> {
  package struct Card: Identifiable {
    package let id: Int
    package let content: Content
    package var isFaceUp = false
    package var isMatched = false
  }

  package private(set) var cards: [Card]
  package private(set) var moves = 0

  package init(_ contents: [Content], shuffle: ([Card]) -> [Card]) {
    var cards: [Card] = []
    for (index, content) in contents.enumerated() {
      cards.append(Card(id: index * 2, content: content))
      cards.append(Card(id: index * 2 + 1, content: content))
    }
    self.cards = shuffle(cards)
  }

  private var onlyFaceUp: Int? {
    let faceUp = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
    return faceUp.count == 1 ? faceUp[0] : nil
  }

  package var isWon: Bool { cards.allSatisfy(\.isMatched) }

  package mutating func choose(_ card: Card) {
    guard let index = cards.firstIndex(where: { $0.id == card.id }), !cards[index].isFaceUp, !cards[index].isMatched
    else { return }
    if let other = onlyFaceUp {
      moves += 1
      if cards[other].content == cards[index].content {
        cards[other].isMatched = true
        cards[index].isMatched = true
      }
      cards[index].isFaceUp = true
    } else {
      for position in cards.indices { cards[position].isFaceUp = cards[position].isMatched }
      cards[index].isFaceUp = true
    }
  }
}

package final class MemoryGame: ObservableObject {
  typealias Card = Memory<String>.Card

  private static let emojis = ["🚲", "🚂", "🚁", "🛶", "🚀", "🛵"]

  @Published private var model: Memory<String>
  private let shuffle: ([Card]) -> [Card]

  package init(shuffle: @escaping ([Memory<String>.Card]) -> [Memory<String>.Card]) {
    self.shuffle = shuffle
    model = Memory(Self.emojis, shuffle: shuffle)
  }

  var cards: [Card] { model.cards }
  var moves: Int { model.moves }
  var isWon: Bool { model.isWon }

  func choose(_ card: Card) { model.choose(card) }
  func restart() { model = Memory(Self.emojis, shuffle: shuffle) }
}

package struct MemoryGameView: View {
  @ObservedObject private var game: MemoryGame
  @State private var dealt: Set<Int> = []
  @Namespace private var dealing

  package init(game: MemoryGame) {
    self.game = game
  }

  package var body: some View {
    VStack {
      grid
      HStack {
        Text("Moves: \(game.moves)").font(.headline)
        Spacer()
        deck
        Spacer()
        Button("New Game") {
          withAnimation {
            dealt = []
            game.restart()
          }
        }
      }
      .padding(.horizontal)
    }
    .padding(.vertical)
    .overlay {
      if game.isWon {
        Text("Won in \(game.moves) moves")
          .font(.largeTitle).bold()
          .padding()
          .background(RoundedRectangle(cornerRadius: 16).fill(.thinMaterial))
          .transition(.scale)
      }
    }
  }

  private var grid: some View {
    GeometryReader { geometry in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: width(in: geometry.size)), spacing: 0)], spacing: 0) {
        ForEach(game.cards) { card in
          if dealt.contains(card.id) {
            CardView(card: card)
              .matchedGeometryEffect(id: card.id, in: dealing)
              .aspectRatio(2 / 3, contentMode: .fit)
              .padding(4)
              .transition(.asymmetric(insertion: .identity, removal: .scale))
              .onTapGesture {
                withAnimation(.easeInOut(duration: 0.4)) { game.choose(card) }
              }
          } else {
            Color.clear.aspectRatio(2 / 3, contentMode: .fit).padding(4)
          }
        }
      }
    }
    .padding(.horizontal)
    .foregroundColor(.red)
  }

  private var deck: some View {
    ZStack {
      ForEach(game.cards.filter { !dealt.contains($0.id) }) { card in
        CardView(card: card)
          .matchedGeometryEffect(id: card.id, in: dealing)
      }
    }
    .frame(width: 40, height: 60)
    .foregroundColor(.red)
    .accessibilityElement()
    .accessibilityLabel("Deck")
    .accessibilityAddTraits(.isButton)
    .onTapGesture {
      for (index, card) in game.cards.enumerated() {
        withAnimation(.easeInOut(duration: 0.3).delay(Double(index) * 0.05)) { _ = dealt.insert(card.id) }
      }
    }
  }

  /// Returns the greatest card width with which all cards fit.
  private func width(in size: CGSize) -> CGFloat {
    var columns = 1
    var rows = game.cards.count
    while columns < game.cards.count {
      let height = size.width / CGFloat(columns) * 3 / 2
      if CGFloat(rows) * height < size.height { break }
      columns += 1
      rows = (game.cards.count + columns - 1) / columns
    }
    return (size.width / CGFloat(columns)).rounded(.down)
  }
}

private struct CardView: View {
  let card: Memory<String>.Card

  var body: some View {
    GeometryReader { geometry in
      Text(card.content)
        .font(.system(size: 0.6 * min(geometry.size.width, geometry.size.height)))
        .rotationEffect(.degrees(card.isMatched ? 360 : 0))
        .animation(.linear(duration: 1), value: card.isMatched)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .cardify(isFaceUp: card.isFaceUp)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(card.isFaceUp ? card.content : "Card \(card.id)")
    .accessibilityAddTraits(.isButton)
    .opacity(card.isMatched && !card.isFaceUp ? 0 : 1)
  }
}

private struct Cardify: AnimatableModifier {
  var rotation: Double

  init(isFaceUp: Bool) {
    rotation = isFaceUp ? 0 : 180
  }

  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 10)
      if rotation < 90 {
        shape.fill().foregroundColor(.white)
        shape.strokeBorder(lineWidth: 3)
      } else {
        shape.fill()
      }
      content.opacity(rotation < 90 ? 1 : 0)
    }
    .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
  }
}

extension View {
  fileprivate func cardify(isFaceUp: Bool) -> some View { modifier(Cardify(isFaceUp: isFaceUp)) }
}

struct MemoryGameView_Previews: PreviewProvider {
  static var previews: some View {
    MemoryGameView(game: MemoryGame { $0.shuffled() })
  }
}
