import SwiftUI

extension Family {
  static let drawing = Family(
    "Images and shapes",
    [
      Example { Symbols() },
      Example { SymbolVariations() },
      Example { BuiltInShapes() },
      Example { StrokesAndBorders() },
      Example(with: ["Triangle"]) { CustomShapes() },
      Example { TrimmedShapes() },
      Example { Gradients() },
      Example { HierarchicalStyles() },
      Example { ClippingAndMasks() },
      Example { ShadowsAndMaterials() },
      Example(with: ["NoteCard"]) { BackgroundStyles() },
      Example { Filters() },
      Example { Transforms() },
      Example(height: 160) { Canvases() },
      Example { ContentModes() },
      Example { Placeholders() },
    ])
}

/// Symbols match the size and the color of the surrounding text.
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

/// The name of a symbol selects a variant: filled, with a slash, in a circle or in a square.
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

/// Built-in shapes fill the space that they are offered.
private struct BuiltInShapes: View {
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

/// `stroke` draws a line that is centered on the outline. `strokeBorder` stays inside of the shape.
private struct StrokesAndBorders: View {
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

/// A custom shape returns a path for a rectangle.
private struct CustomShapes: View {
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

/// A trimmed shape draws a part of its outline. The trim can be animated.
private struct TrimmedShapes: View {
  @State private var amount = 0.25

  var body: some View {
    VStack(spacing: 16) {
      Circle()
        .trim(from: 0, to: amount)
        .stroke(.tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .frame(width: 80, height: 80)
      Button("Advance") {
        withAnimation(.spring) { amount = amount >= 1 ? 0.25 : amount + 0.25 }
      }
    }
  }
}

/// Linear, radial and angular gradients.
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
      Text("Gradient").font(.largeTitle).bold()
        .foregroundStyle(.linearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing))
    }
  }
}

/// The secondary, tertiary and quaternary styles are fainter versions of the foreground style.
private struct HierarchicalStyles: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("Primary")
      Text("Secondary").foregroundStyle(.secondary)
      Image(systemName: "star.fill").foregroundStyle(.tertiary)
      Image(systemName: "star.fill").foregroundStyle(.quaternary)
    }
  }
}

/// A clip shape hides the parts of a view outside of the shape. A mask uses the opacity of another view.
private struct ClippingAndMasks: View {
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
private struct ShadowsAndMaterials: View {
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

/// A view uses the background style from its environment, or its own default.
private struct BackgroundStyles: View {
  var body: some View {
    HStack(spacing: 20) {
      NoteCard()
      NoteCard().backgroundStyle(.yellow)
    }
  }
}

/// Filters change the rendered image of a view.
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

/// Rotation and scale effects do not change the layout of a view.
private struct Transforms: View {
  @State private var isTurned = false

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 40) {
        Text("Rotated").rotationEffect(.degrees(isTurned ? 180 : -20))
        Text("Scaled").scaleEffect(isTurned ? 0.5 : 1.5)
        Text("In 3D").rotation3DEffect(.degrees(isTurned ? 180 : 45), axis: (x: 0, y: 1, z: 0))
      }
      Button("Animate") { withAnimation { isTurned.toggle() } }
    }
    .padding()
  }
}

/// A canvas calls a closure that draws into a context of a given size.
private struct Canvases: View {
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

/// An image keeps its aspect ratio or stretches to fill its frame.
private struct ContentModes: View {
  var body: some View {
    HStack(spacing: 20) {
      Color.red.aspectRatio(2, contentMode: .fit).frame(width: 80, height: 80).border(.gray)
      Image(systemName: "photo").resizable().scaledToFit().frame(width: 80, height: 80).border(.gray)
      Image(systemName: "photo").resizable().frame(width: 80, height: 40).border(.gray)
    }
  }
}

/// Redacted views show placeholders while content loads.
private struct Placeholders: View {
  var body: some View {
    VStack(alignment: .leading) {
      Label("A placeholder title", systemImage: "person.crop.circle")
      Text("A placeholder for the subtitle").font(.subheadline)
    }
    .redacted(reason: .placeholder)
  }
}
