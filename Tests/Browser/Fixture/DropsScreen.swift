import Foundation
import PortableUI

/// A board with columns, tiles that can be reordered, and drop destinations for texts and URLs from other apps.
struct DropsScreen: View {
  @State private var waiting = [Job(name: "Write docs"), Job(name: "Ship")]
  @State private var done: [Job] = []
  @State private var isOver = false
  @State private var tiles = ["A", "B", "C", "D"]
  @State private var dragged: String?
  @State private var log = "-"
  @State private var presses = 0

  private struct Job: Codable, Transferable, Identifiable, Equatable {
    var id = UUID()
    var name: String

    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Text(log).accessibilityIdentifier("log")
        Text("\(presses) presses").accessibilityIdentifier("presses")
        HStack(alignment: .top, spacing: 16) {
          column("Waiting") {
            ForEach(waiting) { job in
              Button(job.name) { presses += 1 }.padding(8).background(.gray.opacity(0.2)).draggable(job)
            }
          }
          column("Done") {
            ForEach(done) { Text($0.name).padding(8) }
          }
          .background(isOver ? .blue.opacity(0.3) : .gray.opacity(0.1))
          .dropDestination(for: Job.self) { jobs, place in
            waiting.removeAll { jobs.contains($0) }
            done += jobs
            log += place.x > 0 && place.y > 0 ? " dropped" : " nowhere"
            return true
          } isTargeted: {
            isOver = $0
            log += $0 ? " over" : " left"
          }
          .accessibilityIdentifier("done")
        }
        HStack(spacing: 8) {
          ForEach(tiles, id: \.self) { tile in
            Text(tile).frame(width: 60, height: 60).background(.orange.opacity(0.4))
              .onDrag {
                dragged = tile
                return NSItemProvider(object: tile as NSString)
              } preview: {
                Text("Tile \(tile)").padding().background(.yellow)
              }
              .onDrop(of: [.text], delegate: Mover(tile: tile, tiles: $tiles, dragged: $dragged))
          }
        }
        Text("order \(tiles.joined())").accessibilityIdentifier("order")
        Text("Words").frame(width: 120, height: 60).background(.green.opacity(0.3))
          .dropDestination(for: String.self) { words, _ in
            log += " said \(words.joined())"
            return true
          }
        Text("Link").frame(width: 120, height: 60).background(.green.opacity(0.3))
          .dropDestination(for: URL.self) { urls, _ in
            log += " to \(urls.map(\.absoluteString).joined())"
            return true
          }
        Color.gray.opacity(0.1).frame(height: 900)
      }
      .padding()
    }
  }

  private func column(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(spacing: 8) {
      Text(title).bold()
      content()
    }
    .frame(width: 150, height: 160, alignment: .top)
  }

  private struct Mover: DropDelegate {
    let tile: String
    @Binding var tiles: [String]
    @Binding var dragged: String?

    func dropEntered(info: DropInfo) {
      guard let dragged, let from = tiles.firstIndex(of: dragged), let to = tiles.firstIndex(of: tile), from != to
      else { return }
      withAnimation { tiles.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to) }
    }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func performDrop(info: DropInfo) -> Bool {
      dragged = nil
      return true
    }
  }
}
