import SwiftUI

// A music player's screen in the style of 2024: a small player above the list that grows into a large one.

package struct Song: Identifiable, Hashable, Sendable {
  package let id: Int
  let title: String
  let artist: String
  let seconds: Double
  let color: Color

  package static let all = [
    Song(id: 1, title: "Northern Rain", artist: "The Lanterns", seconds: 184, color: .blue),
    Song(id: 2, title: "Copper Moon", artist: "Ida Vale", seconds: 221, color: .orange),
    Song(id: 3, title: "Slow Train Home", artist: "The Lanterns", seconds: 305, color: .green),
  ]
}

@MainActor
@Observable
package final class Player {
  enum Repeat: CaseIterable { case off, all, one }

  package var queue: [Song]
  private(set) var current: Song
  package var position = 0.0
  package var isPlaying = false
  var repeats = Repeat.off
  var volume = 0.5
  var liked: Set<Int> = []

  package init(queue: [Song]) {
    self.queue = queue
    current = queue[0]
  }

  func play(_ song: Song) {
    current = song
    position = 0
    isPlaying = true
  }

  func skip(by step: Int) {
    guard let index = queue.firstIndex(of: current) else { return }
    let next = index + step
    if queue.indices.contains(next) {
      play(queue[next])
    } else if repeats == .all {
      play(queue[(next + queue.count) % queue.count])
    } else {
      position = 0
      isPlaying = false
    }
  }

  func advance(by seconds: Double) {
    guard isPlaying else { return }
    position += seconds
    guard position >= current.seconds else { return }
    if repeats == .one { position = 0 } else { skip(by: 1) }
  }
}

package struct MusicView: View {
  @Bindable private var player: Player
  @State private var isLarge = false
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  package init(player: Player) {
    self.player = player
  }

  package var body: some View {
    NavigationStack {
      List {
        ForEach(player.queue) { song in
          Button {
            player.play(song)
          } label: {
            HStack {
              Artwork(song: song).frame(width: 44, height: 44)
              VStack(alignment: .leading) {
                Text(song.title)
                Text(song.artist).font(.caption).foregroundStyle(.secondary)
              }
              Spacer()
              if song == player.current && player.isPlaying {
                Image(systemName: "waveform")
                  .symbolEffect(.variableColor.iterative, isActive: player.isPlaying)
                  .foregroundStyle(.tint)
                  .accessibilityLabel("Playing")
              }
            }
            .contentShape(.rect)
          }
          .buttonStyle(.plain)
        }
        .onMove { player.queue.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
      .navigationTitle("Songs")
      .toolbar { EditButton() }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      SmallPlayer(player: player) { isLarge = true }
    }
    .fullScreenCover(isPresented: $isLarge) { LargePlayer(player: player) }
    .onReceive(clock) { _ in player.advance(by: 1) }
    .tint(.pink)
  }
}

private struct Artwork: View {
  let song: Song

  var body: some View {
    RoundedRectangle(cornerRadius: 8, style: .continuous)
      .fill(song.color.gradient)
      .aspectRatio(1, contentMode: .fit)
      .overlay { Image(systemName: "music.note").resizable().scaledToFit().scaleEffect(0.4).foregroundStyle(.white) }
      .accessibilityHidden(true)
  }
}

private struct SmallPlayer: View {
  let player: Player
  let enlarge: () -> Void

  var body: some View {
    HStack {
      Artwork(song: player.current).frame(width: 36, height: 36)
      Text(player.current.title).font(.callout).lineLimit(1)
      Spacer()
      Button {
        player.isPlaying.toggle()
      } label: {
        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
          .contentTransition(.symbolEffect(.replace))
      }
      .accessibilityLabel(player.isPlaying ? "Pause" : "Play")
    }
    .padding(10)
    .background(.regularMaterial, in: .rect(cornerRadius: 12))
    .padding(.horizontal)
    .padding(.bottom, 4)
    .contentShape(.rect)
    .onTapGesture(perform: enlarge)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Player")
  }
}

private struct LargePlayer: View {
  @Bindable var player: Player
  @Environment(\.dismiss) private var dismiss
  @State private var scrubbed: Double?
  @State private var pull: CGFloat = 0

  private var position: Binding<Double> {
    Binding(get: { scrubbed ?? player.position }, set: { scrubbed = $0 })
  }

  var body: some View {
    VStack(spacing: 24) {
      Capsule().fill(.secondary).frame(width: 40, height: 5)
        .accessibilityLabel("Close")
        .accessibilityAddTraits(.isButton)
        .onTapGesture { dismiss() }
      Artwork(song: player.current)
        .scaleEffect(player.isPlaying ? 1 : 0.8)
        .shadow(radius: player.isPlaying ? 20 : 5)
        .animation(.spring(response: 0.4, dampingFraction: 0.6), value: player.isPlaying)
        .padding(.horizontal, 24)
      HStack {
        VStack(alignment: .leading) {
          Text(player.current.title).font(.title2.bold())
          Text(player.current.artist).foregroundStyle(.secondary)
        }
        Spacer()
        Button {
          player.liked.formSymmetricDifference([player.current.id])
        } label: {
          Image(systemName: player.liked.contains(player.current.id) ? "heart.fill" : "heart")
        }
        .symbolEffect(.bounce, value: player.liked)
        .sensoryFeedback(.success, trigger: player.liked)
        .accessibilityLabel(player.liked.contains(player.current.id) ? "Unlike" : "Like")
      }
      VStack(spacing: 2) {
        Slider(value: position, in: 0...player.current.seconds) {
          Text("Position")
        } onEditingChanged: { isEditing in
          guard !isEditing, let scrubbed else { return }
          player.position = scrubbed
          self.scrubbed = nil
        }
        HStack {
          Text(time(position.wrappedValue))
          Spacer()
          Text("-" + time(player.current.seconds - position.wrappedValue))
        }
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
      }
      HStack(spacing: 44) {
        Button("Previous", systemImage: "backward.fill") {
          if player.position > 3 { player.position = 0 } else { player.skip(by: -1) }
        }
        Button(player.isPlaying ? "Pause" : "Play", systemImage: player.isPlaying ? "pause.fill" : "play.fill") {
          player.isPlaying.toggle()
        }
        .font(.system(size: 50))
        .frame(width: 60)
        Button("Next", systemImage: "forward.fill") { player.skip(by: 1) }
      }
      .labelStyle(.iconOnly)
      .font(.title)
      .buttonStyle(.plain)
      Slider(value: $player.volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      Picker("Repeat", selection: $player.repeats) {
        Text("Off").tag(Player.Repeat.off)
        Text("All").tag(Player.Repeat.all)
        Text("One").tag(Player.Repeat.one)
      }
      .pickerStyle(.segmented)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(player.current.color.opacity(0.15))
    .offset(y: pull)
    .gesture(
      DragGesture()
        .onChanged { pull = max(0, $0.translation.height) }
        .onEnded { value in
          if value.predictedEndTranslation.height > 200 { dismiss() }
          withAnimation(.spring) { pull = 0 }
        }
    )
  }

  private func time(_ seconds: Double) -> String {
    Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond))
  }
}
