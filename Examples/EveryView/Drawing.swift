import SwiftUI

extension Family {
  static let drawing = Family(
    "Images and shapes", source: PackageResources.Drawing_txt,
    [
      Example { Symbols() },
      Example { SymbolVariations() },
      Example { PlatformShapes() },
      Example { Lines() },
      Example(with: ["Triangle"]) { OwnShapes() },
      Example { Progress() },
      Example { Gradients() },
      Example { Ranks() },
      Example { Cuts() },
      Example { Shadows() },
      Example(with: ["NoteCard"]) { BackgroundStyles() },
      Example { Filters() },
      Example { Turns() },
      Example(height: 160) { Drawn() },
      Example { Forms() },
      Example { Placeholders() },
    ])
}

/// Symbols have the size and the color of a text.
private struct Symbols: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 16) {
        Image(systemName: "house")
        Image(systemName: "heart.fill").foregroundColor(.red)
        Image(systemName: "bell.badge").font(.title)
        Image(systemName: "cloud.sun.fill").font(.largeTitle).foregroundStyle(.tint)
      }
      Label("Mail", systemImage: "envelope")
    }
  }
}

/// Circles, squares, fills and slashes follow from the name.
private struct SymbolVariations: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 56))]) {
      ForEach(
        ["bell", "bell.fill", "bell.slash", "bell.circle", "bell.circle.fill", "bell.square", "7.circle"], id: \.self
      ) {
        Image(systemName: $0)
      }
    }
    .font(.title2)
  }
}

/// Shapes are as large as the space they are given.
private struct PlatformShapes: View {
  var body: some View {
    HStack {
      Rectangle().fill(.red)
      RoundedRectangle(cornerRadius: 12).fill(.orange)
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.yellow)
      Circle().fill(.green)
      Capsule().fill(.blue)
      Ellipse().fill(.purple)
    }
    .frame(height: 44)
  }
}

/// A line stands half outside of a shape, a border inside of it.
private struct Lines: View {
  var body: some View {
    HStack(spacing: 20) {
      Circle().stroke(.blue, lineWidth: 6)
      Circle().strokeBorder(.blue, lineWidth: 6)
      RoundedRectangle(cornerRadius: 8).stroke(.pink, style: StrokeStyle(lineWidth: 3, dash: [6, 4]))
      Circle().stroke(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center), lineWidth: 6)
    }
    .frame(height: 60)
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// A shape of one's own is a path in a rectangle.
private struct OwnShapes: View {
  var body: some View {
    HStack(spacing: 20) {
      Triangle().fill(.indigo)
      Triangle().stroke(.indigo, lineWidth: 3)
      Triangle().rotation(.degrees(180)).fill(.teal)
      Color.orange.clipShape(Triangle())
    }
    .frame(height: 60)
  }
}

/// Part of a line, which changes over time.
private struct Progress: View {
  @State private var amount = 0.25

  var body: some View {
    VStack(spacing: 16) {
      Circle()
        .trim(from: 0, to: amount)
        .stroke(.tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .frame(width: 80, height: 80)
      Button("Go on") {
        withAnimation(.spring) { amount = amount >= 1 ? 0.25 : amount + 0.25 }
      }
    }
  }
}

/// Colors that pass into one another.
private struct Gradients: View {
  var body: some View {
    VStack {
      HStack {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 2, endRadius: 30)
        AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
        Rectangle().fill(Color.blue.gradient)
      }
      .frame(height: 60)
      Text("Painted").font(.largeTitle).bold()
        .foregroundStyle(.linearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing))
    }
  }
}

/// What matters less is fainter, in the color that was set around it.
private struct Ranks: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("Primary")
      Text("Secondary").foregroundStyle(.secondary)
      Image(systemName: "star.fill").foregroundStyle(.tertiary)
      Image(systemName: "star.fill").foregroundStyle(.quaternary)
    }
  }
}

/// What is outside of a shape is cut off, or fades.
private struct Cuts: View {
  var body: some View {
    HStack(spacing: 20) {
      Color.green.clipShape(Circle())
      Color.green.cornerRadius(12)
      Color.green.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      Color.green.mask { Image(systemName: "heart.fill").resizable() }
    }
    .frame(height: 60)
  }
}

/// Shadows, borders and materials.
private struct Shadows: View {
  var body: some View {
    VStack(spacing: 20) {
      Text("Shadow").padding(12).background(.background, in: RoundedRectangle(cornerRadius: 12)).shadow(radius: 4, y: 2)
      Text("Border").padding(12).border(.blue, width: 2)
      Text("Material").padding(12).background(.thinMaterial, in: Capsule())
        .background(LinearGradient(colors: [.yellow, .mint], startPoint: .leading, endPoint: .trailing))
    }
  }
}

private struct NoteCard: View {
  @Environment(\.backgroundStyle) private var style

  var body: some View {
    Text("Note").padding(12).background(style ?? AnyShapeStyle(Color.gray.opacity(0.2)))
  }
}

/// A view is painted in the background style that is set around it, and in one of its own where none is.
private struct BackgroundStyles: View {
  var body: some View {
    HStack(spacing: 20) {
      NoteCard()
      NoteCard().backgroundStyle(.yellow)
    }
  }
}

/// What becomes of the picture of a view.
private struct Filters: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))]) {
      sample
      sample.blur(radius: 2)
      sample.grayscale(1)
      sample.saturation(2)
      sample.hueRotation(.degrees(120))
      sample.colorInvert()
      sample.opacity(0.3)
    }
    .font(.title)
    .accessibilityHidden(true)
  }

  private var sample: some View { Image(systemName: "leaf.fill").foregroundStyle(.green) }
}

/// Turned, scaled and moved, a view keeps its space.
private struct Turns: View {
  @State private var isTurned = false

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 40) {
        Text("Turned").rotationEffect(.degrees(isTurned ? 180 : -20))
        Text("Scaled").scaleEffect(isTurned ? 0.5 : 1.5)
        Text("In space").rotation3DEffect(.degrees(isTurned ? 180 : 45), axis: (x: 0, y: 1, z: 0))
      }
      Button("Turn") { withAnimation { isTurned.toggle() } }
    }
    .padding()
  }
}

/// A closure draws, given how large the canvas is.
private struct Drawn: View {
  var body: some View {
    Canvas { context, size in
      for step in 0..<12 {
        var copy = context
        copy.translateBy(x: size.width / 2, y: size.height / 2)
        copy.rotate(by: .degrees(Double(step) * 30))
        copy.fill(
          Path(roundedRect: CGRect(x: 24, y: -4, width: 36, height: 8), cornerRadius: 4),
          with: .color(.blue.opacity(Double(step + 1) / 12)))
      }
    }
  }
}

/// A form is kept in the space it is given, or fills it.
private struct Forms: View {
  var body: some View {
    HStack(spacing: 20) {
      Color.red.aspectRatio(2, contentMode: .fit).frame(width: 80, height: 80).border(.gray)
      Image(systemName: "photo").resizable().scaledToFit().frame(width: 80, height: 80).border(.gray)
      Image(systemName: "photo").resizable().frame(width: 80, height: 40).border(.gray)
    }
  }
}

/// Bars stand in place of what is not there yet.
private struct Placeholders: View {
  var body: some View {
    VStack(alignment: .leading) {
      Label("A title that is not there", systemImage: "person.crop.circle")
      Text("And what it says about it").font(.subheadline)
    }
    .redacted(reason: .placeholder)
  }
}
