import SwiftUI

extension Family {
  static let placesAndSizes = Family(
    "Places and sizes",
    [
      Example { Stacks() },
      Example { Frames() },
      Example { Padding() },
      Example { Baselines() },
      Example { LayoutPriorities() },
      Example { AlignmentGuides() },
      Example { Badges() },
      Example { StackingOrder() },
      Example(height: 120) { AbsolutePosition() },
      Example { ViewsThatFit() },
      Example { SwitchableLayout() },
      Example(with: ["FlowLayout"]) { CustomLayout() },
      Example(height: 160) { GeometryReaders() },
      Example { RightToLeft() },
      Example { ColorSchemes() },
    ])
}

/// Vertical, horizontal and depth stacks.
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

/// A fixed frame, a flexible frame, and a view that exceeds its frame.
private struct Frames: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("120 by 44").frame(width: 120, height: 44).border(.blue)
      Text("Full width").frame(maxWidth: .infinity, alignment: .trailing).border(.blue)
      Text("Its own size").fixedSize().frame(width: 60, alignment: .leading).border(.blue)
    }
  }
}

/// Padding around a view, and the padding that a scene recommends.
private struct Padding: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("8 points").padding(8).border(.blue)
      Text("Horizontal").padding(.horizontal).border(.blue)
      Text("Scene padding").scenePadding().border(.blue)
    }
  }
}

/// Texts of different sizes share a baseline.
private struct Baselines: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Large").font(.largeTitle)
      Text("small").font(.caption)
      Text("two\nlines")
    }
  }
}

/// If space is tight, views with a lower layout priority are truncated first.
private struct LayoutPriorities: View {
  var body: some View {
    HStack {
      Text("This text has a low priority and is truncated").lineLimit(1)
      Text("Shown in full").lineLimit(1).layoutPriority(1)
    }
    .frame(maxWidth: 320)
  }
}

/// An alignment guide moves a view relative to the alignment of its stack.
private struct AlignmentGuides: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Aligned")
      Text("Indented").alignmentGuide(.leading) { $0[.leading] - 24 }
      Text("Shifted").alignmentGuide(.leading) { -$0.width }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A badge that is centered on a corner.
private struct Badges: View {
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

/// The view with the higher z-index is in front.
private struct StackingOrder: View {
  @State private var isRedInFront = true

  var body: some View {
    ZStack {
      Color.red.frame(width: 80, height: 80).offset(x: -20).zIndex(isRedInFront ? 1 : 0)
      Color.blue.frame(width: 80, height: 80).offset(x: 20)
      Button("Change") { isRedInFront.toggle() }.foregroundColor(.white).zIndex(2)
    }
  }
}

/// `position` places the center of a view at a point in its container.
private struct AbsolutePosition: View {
  var body: some View {
    Text("Here").position(x: 80, y: 40).border(.gray)
  }
}

/// Shows the first view that fits the available width.
private struct ViewsThatFit: View {
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

/// `AnyLayout` switches between layouts and keeps the state of the views.
private struct SwitchableLayout: View {
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

/// A custom layout measures its subviews and places them.
private struct CustomLayout: View {
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

/// A geometry reader provides the available size to its content.
private struct GeometryReaders: View {
  var body: some View {
    GeometryReader { geometry in
      Text("\(Int(geometry.size.width)) by \(Int(geometry.size.height))")
        .frame(width: geometry.size.width / 2, height: geometry.size.height)
        .background(Color.gray.opacity(0.2))
    }
  }
}

/// The environment sets the layout direction, here from right to left.
private struct RightToLeft: View {
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

/// The environment sets the color scheme of a part of the screen.
private struct ColorSchemes: View {
  var body: some View {
    HStack {
      Text("Light").padding().background(Color.white).environment(\.colorScheme, .light)
      Text("Dark").padding().background(Color.black).environment(\.colorScheme, .dark)
    }
  }
}
