import PortableUI

/// Shapes, shape styles, images and effects on them.
struct DrawingScreen: View {
  @State private var isFull = false
  @State private var isTurned = false

  var body: some View {
    VStack(spacing: 8) {
      HStack {
        shape("rectangle") { Rectangle().fill(.red) }
        shape("rounded") { RoundedRectangle(cornerRadius: 10).fill(.green) }
        shape("circle") { Circle().fill(.blue) }
        shape("wide circle", width: 60) { Circle().fill(.blue) }
        shape("capsule", width: 60) { Capsule().fill(.orange) }
        shape("ellipse", width: 60) { Ellipse().fill(.purple) }
      }
      HStack {
        shape("stroke") { Circle().stroke(.red, lineWidth: 8) }
        shape("border") { Circle().strokeBorder(.red, lineWidth: 8) }
        shape("rect border") { Rectangle().strokeBorder(.red, lineWidth: 8) }
        shape("ring") {
          Circle().trim(from: 0, to: isFull ? 1 : 0.25)
            .stroke(.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round)).rotationEffect(.degrees(-90))
        }
        shape("angular") {
          Circle().stroke(AngularGradient(colors: [.red, .blue, .red], center: .center), lineWidth: 8)
        }
        shape("triangle") { Triangle().fill(.indigo) }
        shape("star") { Star().fill(.yellow) }
        shape("triangle line") { Triangle().stroke(.indigo, lineWidth: 3) }
      }
      HStack {
        shape("linear") { LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing) }
        shape("radial") { RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20) }
        shape("path") {
          Path { path in
            path.move(to: CGPoint(x: 0, y: 40))
            path.addLine(to: CGPoint(x: 20, y: 0))
            path.addLine(to: CGPoint(x: 40, y: 40))
            path.closeSubpath()
          }
          .fill(.green)
        }
        shape("clip") { Color(red: 1, green: 0, blue: 0).clipShape(Circle()) }
        shape("clip triangle") { Color(red: 1, green: 0, blue: 0).clipShape(Triangle()) }
        shape("view mask") {
          ZStack { Color(red: 1, green: 0, blue: 0) }.mask {
            VStack(spacing: 0) {
              Rectangle().frame(height: isFull ? 30 : 10)
              Spacer()
              HStack(spacing: 0) {
                Image(systemName: "square.fill").resizable().frame(width: 10, height: 10)
                Spacer()
              }
            }
          }
        }
        shape("mask") {
          Color(red: 1, green: 0, blue: 0).mask(
            LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
        }
      }
      HStack {
        Text("Paint").font(.largeTitle).bold()
          .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Image(systemName: "star.fill").foregroundStyle(.orange).font(.largeTitle)
        Image(systemName: "heart").foregroundColor(.red).imageScale(.large)
        Image(systemName: "no.such.symbol")
        Label("Mail", systemImage: "envelope.fill")
      }
      HStack {
        Text("shadow").padding(8).background(.white).cornerRadius(8).shadow(color: .black, radius: 4, x: 0, y: 4)
          .accessibilityIdentifier("shadow")
        Text("turned").padding(4).background(.yellow).rotationEffect(.degrees(isTurned ? 90 : 0))
          .accessibilityIdentifier("turned")
        Text("small").padding(4).background(.yellow).scaleEffect(0.5).accessibilityIdentifier("small")
        Text("gray").padding(4).background(.red).grayscale(1)
        Text("blur").blur(radius: 2)
        Text("in shape").padding(8).background(.thinMaterial, in: Capsule())
      }
      HStack {
        Rectangle().fill(.teal).aspectRatio(2, contentMode: .fit).frame(width: 60, height: 60)
          .accessibilityIdentifier("two to one")
        Rectangle().fill(.mint).aspectRatio(1, contentMode: .fit).frame(height: 40).accessibilityIdentifier("square")
        Color(red: 0, green: 1, blue: 0).frame(width: 40, height: 40)
          .overlay(Circle().fill(.white).frame(width: 10, height: 10).position(x: 10, y: 30))
          .accessibilityIdentifier("position")
        Text("hidden").hidden().accessibilityIdentifier("hidden")
      }
      Button("Turn") { isTurned.toggle() }
      Button("Change") {
        withAnimation(.linear(duration: 2)) {
          isFull.toggle()
          isTurned.toggle()
        }
      }
      SymbolSheet()
    }
    .padding()
  }

  private func shape<Content: View>(
    _ name: String, width: CGFloat = 40, @ViewBuilder _ content: () -> Content
  ) -> some View {
    content().frame(width: width, height: 40).accessibilityIdentifier(name)
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

  /// A shape whose points depend on the shorter side, so the page must measure the view.
  private struct Star: Shape {
    func path(in rect: CGRect) -> Path {
      let radius = min(rect.width, rect.height) / 2
      var path = Path()
      for index in 0..<10 {
        let angle = Double(index) * .pi / 5 - .pi / 2
        let length = index.isMultiple(of: 2) ? radius : radius / 2.5
        let point = CGPoint(x: rect.midX + length * cos(angle), y: rect.midY + length * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
      return path
    }
  }
}

/// Symbols by name, in some variants.
struct SymbolSheet: View {
  var names = [
    "person", "gear", "gearshape", "trash", "bell.badge", "square.and.arrow.up", "house.fill", "magnifyingglass",
    "plus.circle.fill", "xmark.circle", "checkmark.seal.fill", "exclamationmark.triangle.fill", "eye.slash", "1.circle",
    "person.crop.circle.badge.plus", "airplane", "bird.fill", "chevron.right",
  ]

  var body: some View {
    VStack {
      ForEach(0..<((names.count + 11) / 12), id: \.self) { row in
        HStack {
          ForEach(Array(names.dropFirst(row * 12).prefix(12)), id: \.self) { name in
            Image(systemName: name).font(.title2)
          }
        }
      }
    }
  }
}
