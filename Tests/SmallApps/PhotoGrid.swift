import SwiftUI

// A photo grid in the style of 2024: a grid that can be zoomed, a selection mode, and zoom transitions to photo pages.

package struct Photo: Identifiable, Hashable, Sendable {
  package let id: Int
  var isFavorite = false

  package init(id: Int) { self.id = id }

  var name: String { "Photo \(id)" }
  var hue: Double { Double(id * 37 % 100) / 100 }
}

package struct PhotoGrid: View {
  @State private var photos: [Photo]
  @State private var columns = 3
  @State private var isSelecting = false
  @State private var selected: Set<Photo.ID> = []
  @State private var path = NavigationPath()
  @State private var onlyFavorites = false
  @State private var scale: CGFloat = 1
  @Namespace private var zoom

  package init(photos: [Photo]) {
    _photos = State(initialValue: photos)
  }

  private var shown: [Photo] { onlyFavorites ? photos.filter(\.isFavorite) : photos }

  package var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 2), count: columns), spacing: 2) {
          ForEach(shown) { photo in
            cell(photo)
          }
        }
        .animation(.smooth, value: columns)
        if onlyFavorites && shown.isEmpty {
          ContentUnavailableView("No Favorites", systemImage: "heart")
        }
      }
      .simultaneousGesture(
        MagnifyGesture().onEnded { value in
          columns = min(max(columns + (value.magnification > 1 ? -1 : 1), 1), 5)
        }
      )
      .navigationTitle(isSelecting ? "\(selected.count) Selected" : "Photos")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Photo.self) { photo in
        PhotoPages(photos: $photos, selection: photo.id)
          .navigationTransition(.zoom(sourceID: photo.id, in: zoom))
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Menu("View", systemImage: "ellipsis.circle") {
            Toggle("Only Favorites", isOn: $onlyFavorites)
            Stepper("Columns", value: $columns, in: 1...5)
          }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button(isSelecting ? "Cancel" : "Select") {
            isSelecting.toggle()
            selected = []
          }
        }
        if isSelecting {
          ToolbarItem(placement: .bottomBar) {
            Button("Delete", systemImage: "trash", role: .destructive) {
              withAnimation { photos.removeAll { selected.contains($0.id) } }
              selected = []
              isSelecting = false
            }
            .disabled(selected.isEmpty)
          }
        }
      }
    }
  }

  @ViewBuilder private func cell(_ photo: Photo) -> some View {
    let isSelected = selected.contains(photo.id)
    Button {
      if isSelecting {
        selected.formSymmetricDifference([photo.id])
      } else {
        path.append(photo)
      }
    } label: {
      PhotoView(photo: photo)
        .aspectRatio(1, contentMode: .fill)
        .clipped()
        .overlay(alignment: .bottomTrailing) {
          if isSelecting {
            Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
              .foregroundStyle(.white, .blue)
              .padding(4)
          }
        }
        .overlay(alignment: .bottomLeading) {
          if photo.isFavorite { Image(systemName: "heart.fill").foregroundStyle(.white).padding(4) }
        }
        .opacity(isSelecting && isSelected ? 0.7 : 1)
    }
    .buttonStyle(.plain)
    .matchedTransitionSource(id: photo.id, in: zoom)
    .accessibilityLabel(photo.name)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .contextMenu {
      Button(photo.isFavorite ? "Unfavorite" : "Favorite", systemImage: "heart") {
        guard let index = photos.firstIndex(where: { $0.id == photo.id }) else { return }
        photos[index].isFavorite.toggle()
      }
    } preview: {
      PhotoView(photo: photo).frame(width: 200, height: 200)
    }
  }
}

private struct PhotoView: View {
  let photo: Photo

  var body: some View {
    Rectangle()
      .fill(Color(hue: photo.hue, saturation: 0.5, brightness: 0.9).gradient)
      .overlay { Text("\(photo.id)").font(.title).foregroundStyle(.white) }
  }
}

private struct PhotoPages: View {
  @Binding var photos: [Photo]
  @State var selection: Photo.ID
  @State private var zoom = 1.0
  @GestureState private var pinch = 1.0

  var body: some View {
    TabView(selection: $selection) {
      ForEach(photos) { photo in
        PhotoView(photo: photo)
          .aspectRatio(1, contentMode: .fit)
          .scaleEffect(photo.id == selection ? zoom * pinch : 1)
          .gesture(
            MagnifyGesture()
              .updating($pinch) { value, state, _ in state = value.magnification }
              .onEnded { zoom = min(max(zoom * $0.magnification, 1), 4) }
          )
          .onTapGesture(count: 2) { withAnimation { zoom = zoom > 1 ? 1 : 2 } }
          .tag(photo.id)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .background(.black)
    .navigationTitle("Photo \(selection)")
    .toolbar {
      if let index = photos.firstIndex(where: { $0.id == selection }) {
        Toggle("Favorite", systemImage: "heart", isOn: $photos[index].isFavorite)
      }
    }
    .onChange(of: selection) { zoom = 1 }
  }
}
