import SwiftUI

extension Family {
  static let placesAndSizes = Family(
    "Places and sizes", source: PackageResources.PlacesAndSizes_txt,
    [
      Example { Stacks() },
      Example { Frames() },
      Example { Paddings() },
      Example { Baselines() },
      Example { Priorities() },
      Example { Guides() },
      Example { Badge() },
      Example { InFront() },
      Example(height: 120) { Position() },
      Example { Fitting() },
      Example { SwitchedLayout() },
      Example(with: ["FlowLayout"]) { Tags() },
      Example(height: 160) { SizeReader() },
      Example { Directions() },
      Example { Schemes() },
    ])
}

/// Views from top to bottom, from side to side, and in front of one another.
private struct Stacks: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Leading")
        Spacer()
        Text("Trailing")
      }
      Divider()
      ZStack(alignment: .bottomTrailing) {
        Color.indigo.frame(width: 120, height: 60)
        Text("In front").foregroundColor(.white).padding(4)
      }
    }
  }
}

/// A space of fixed size, or one with limits, in which a view stands.
private struct Frames: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("120 by 44").frame(width: 120, height: 44).border(.blue)
      Text("All there is").frame(maxWidth: .infinity, alignment: .trailing).border(.blue)
      Text("Its own size").fixedSize().frame(width: 60, alignment: .leading).border(.blue)
    }
  }
}

/// Space around a view, and the space that a scene recommends at the edges of its window.
private struct Paddings: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("8 points").padding(8).border(.blue)
      Text("At the sides").padding(.horizontal).border(.blue)
      Text("The scene's own").scenePadding().border(.blue)
    }
  }
}

/// Texts of different sizes stand on one line.
private struct Baselines: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Large").font(.largeTitle)
      Text("small").font(.caption)
      Text("two\nlines")
    }
  }
}

/// Where there is too little room, views of a lower priority give way.
private struct Priorities: View {
  var body: some View {
    HStack {
      Text("This text gives way to the other one").lineLimit(1)
      Text("This one is seen whole").lineLimit(1).layoutPriority(1)
    }
    .frame(maxWidth: 320)
  }
}

/// A view may stand elsewhere along the alignment of its stack.
private struct Guides: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Where all stand")
      Text("A step further in").alignmentGuide(.leading) { $0[.leading] - 24 }
      Text("Far in").alignmentGuide(.leading) { -$0.width }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A badge has its middle on a corner.
private struct Badge: View {
  var body: some View {
    Color.green.frame(width: 60, height: 60)
      .overlay(alignment: .topTrailing) {
        Text("3").foregroundColor(.white).padding(6).background(.red).cornerRadius(14)
          .alignmentGuide(.top) { $0.height / 2 }
          .alignmentGuide(.trailing) { $0.width / 2 }
      }
      .padding()
  }
}

/// Of views that overlap, the one with the higher index is in front.
private struct InFront: View {
  @State private var isRedInFront = true

  var body: some View {
    ZStack {
      Color.red.frame(width: 80, height: 80).offset(x: -20).zIndex(isRedInFront ? 1 : 0)
      Color.blue.frame(width: 80, height: 80).offset(x: 20)
      Button("Change") { isRedInFront.toggle() }.foregroundColor(.white).zIndex(2)
    }
  }
}

/// A view stands at a point of the space there is.
private struct Position: View {
  var body: some View {
    Text("Here").position(x: 80, y: 40).border(.gray)
  }
}

/// The first view that fits is shown.
private struct Fitting: View {
  @State private var width = 300.0

  var body: some View {
    VStack {
      ViewThatFits(in: .horizontal) {
        Label("Add to your collection", systemImage: "plus")
        Label("Add", systemImage: "plus")
      }
      .frame(width: width)
      .border(.gray)
      Slider(value: $width, in: 80...300) { Text("Width") }
    }
  }
}

/// A layout can be a value.
private struct SwitchedLayout: View {
  @State private var isRow = true

  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(alignment: .leading))
    VStack {
      layout {
        Text("First")
        Text("Second")
      }
      Button("Change") { isRow.toggle() }
    }
  }
}

/// A layout of one's own is told how large its views are, and says where they stand.
private struct Tags: View {
  private let tags = ["Swift", "State", "Views", "Elements", "Layers", "Hosts", "Commits", "Gestures", "Time"]

  var body: some View {
    FlowLayout(spacing: 8) {
      ForEach(tags, id: \.self) { tag in
        Text(tag).padding(8).background(Color.gray.opacity(0.2)).cornerRadius(8)
      }
    }
  }
}

private struct FlowLayout: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let frames = frames(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (view, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
      view.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
    }
  }

  private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var place = CGPoint.zero
    return subviews.map { view in
      let size = view.sizeThatFits(.unspecified)
      if place.x > 0, place.x + size.width > width { place = CGPoint(x: 0, y: place.y + size.height + spacing) }
      defer { place.x += size.width + spacing }
      return CGRect(origin: place, size: size)
    }
  }
}

/// A reader makes its content of the space it is given.
private struct SizeReader: View {
  var body: some View {
    GeometryReader { geometry in
      Text("\(Int(geometry.size.width)) by \(Int(geometry.size.height))")
        .frame(width: geometry.size.width / 2, height: geometry.size.height)
        .background(Color.gray.opacity(0.2))
    }
  }
}

/// A view may be read from the right.
private struct Directions: View {
  var body: some View {
    HStack {
      Text("First")
      Text("Second")
      Spacer()
      Text("Last")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}

/// A part of a screen may be light or dark whatever the person prefers.
private struct Schemes: View {
  var body: some View {
    HStack {
      Text("Light").padding().background(Color.white).environment(\.colorScheme, .light)
      Text("Dark").padding().background(Color.black).environment(\.colorScheme, .dark)
    }
  }
}
