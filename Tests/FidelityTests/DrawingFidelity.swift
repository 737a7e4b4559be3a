import SwiftUI
import Testing

private struct Pictures: View {
  var body: some View {
    VStack {
      Group {
        Image(systemName: "star")
        Image(systemName: "wifi", variableValue: 0.5)
        Image(systemName: "person.crop.circle.fill")
          .resizable()
          .scaledToFit()
          .frame(width: 80, height: 80)
          .foregroundColor(.blue)
        Image(systemName: "photo").resizable().aspectRatio(contentMode: .fit).frame(height: 40)
        Image(systemName: "heart").imageScale(.large).foregroundStyle(.red)
        Image(systemName: "bell").symbolVariant(.fill).symbolRenderingMode(.hierarchical)
        Image(systemName: "bell").symbolVariant(.slash.fill).symbolEffect(.bounce, value: 3)
        Image(systemName: "drop").renderingMode(.template).interpolation(.high).antialiased(true)
      }
      Label("Done", systemImage: "checkmark.circle.fill").symbolVariant(.circle)
      AsyncImage(url: nil)
      AsyncImage(url: nil, scale: 2)
      AsyncImage(url: nil) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: nil, transaction: Transaction(animation: .easeIn)) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable()
        case .failure: Text("Not there")
        @unknown default: EmptyView()
        }
      }
      AsyncImage(url: nil) { phase in
        if let image = phase.image {
          image
        } else if phase.error != nil {
          Color.red
        } else {
          Color.gray
        }
      }
    }
  }
}

/// Missing names are reported at run time, so these views are only compiled.
private struct NamedPictures: View {
  var body: some View {
    Image("turtlerock")
    Image("turtlerock", bundle: nil)
    Image("turtlerock", bundle: .main, label: Text("A rock"))
    Image("turtlerock", label: Text("A rock"))
    Image(decorative: "turtlerock")
    Image(decorative: "turtlerock", bundle: .main)
    Image("turtlerock", variableValue: 0.5)
    Image("turtlerock").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
    Image("turtlerock")
      .resizable()
      .aspectRatio(3 / 2, contentMode: .fill)
      .frame(width: 100, height: 100)
      .clipped()
      .clipShape(Circle())
      .overlay(Circle().stroke(Color.white, lineWidth: 4))
      .shadow(radius: 7)
    Color("accent")
    Color("accent", bundle: .main)
  }
}

private struct Colors: View {
  @Environment(\.self) private var environment

  var body: some View {
    VStack {
      Color.red
      Color(red: 0.2, green: 0.4, blue: 0.6)
      Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
      Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6)
      Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 1)
      Color(.sRGBLinear, white: 0, opacity: 0.33)
      Color(white: 0.5)
      Color(white: 0.5, opacity: 0.5)
      Color(hue: 0.6, saturation: 1, brightness: 0.8)
      Color(hue: 0.6, saturation: 1, brightness: 0.8, opacity: 0.4)
      Group {
        Color.red.opacity(0.5)
        Color.red.mix(with: .blue, by: 0.5)
        Color.red.mix(with: .blue, by: 0.5, in: .device)
        Color(Color.red.resolve(in: environment))
        Rectangle().fill(Color.blue.gradient)
        Rectangle().fill(.blue.gradient)
      }
    }
  }
}

private struct Styles: View {
  private let gradient = Gradient(colors: [.red, .blue])

  var body: some View {
    VStack {
      Group {
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
        LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        LinearGradient(
          stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 0.7)], startPoint: .leading,
          endPoint: .trailing)
        LinearGradient(
          gradient: Gradient(stops: [.init(color: .red, location: 0)]), startPoint: .top, endPoint: .bottom)
        RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 50)
        RadialGradient(colors: [.red, .blue], center: UnitPoint(x: 0.2, y: 0.8), startRadius: 0, endRadius: 50)
        AngularGradient(gradient: gradient, center: .center)
        AngularGradient(gradient: gradient, center: .center, angle: .degrees(90))
        AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))
        EllipticalGradient(colors: [.red, .blue])
      }
      Group {
        Text("Gradient").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Text("Gradient").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Text("Any").foregroundStyle(AnyShapeStyle(.red))
        Text("Two").foregroundStyle(.red, .blue)
        Label("Three", systemImage: "star").foregroundStyle(.red, .blue, .green)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Quaternary").foregroundStyle(HierarchicalShapeStyle.quaternary)
        Text("Tint").foregroundStyle(.tint)
        Text("Faint").foregroundStyle(.red.opacity(0.4))
      }
      Group {
        Text("a").background(.red)
        Text("a").background(Color.red)
        Text("a").background(Color.red.opacity(0.5))
        Text("a").background(.ultraThinMaterial)
        Text("a").background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
        Text("a").background(.blue, in: .capsule)
        Text("a").background(.blue, in: .rect(cornerRadius: 12))
        Text("a").background(in: Circle()).backgroundStyle(.blue)
        Text("a").background(Circle().fill(.red))
        Text("a").background(alignment: .top) { Circle() }
      }
      Group {
        Text("a").background(Circle(), alignment: .bottom)
        Text("a").background(.red, ignoresSafeAreaEdges: .top)
        Text("a").background(ignoresSafeAreaEdges: .all)
        Text("a").background { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
        Text("a").background(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
        Rectangle().fill(.background).fill(.selection)
        Circle().fill(.foreground)
        Circle().fill(.radialGradient(gradient, center: .center, startRadius: 1, endRadius: 20))
        Circle().fill(
          .angularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90)))
        Circle().fill(.conicGradient(colors: [.red, .blue], center: .center))
      }
    }
  }
}

private struct Effects: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Group {
        Text("a").shadow(radius: 5)
        Text("a").shadow(color: .gray, radius: 2, x: 0, y: 2)
        Text("a").shadow(color: Color.black.opacity(0.2), radius: 10, x: 5, y: 5)
        Text("a").cornerRadius(8)
        Text("a").cornerRadius(8, antialiased: false)
        Text("a").clipShape(Circle())
        Text("a").clipShape(.rect(cornerRadius: 8))
        Text("a").clipShape(RoundedRectangle(cornerRadius: 25, style: .continuous))
        Text("a").clipShape(Capsule(), style: FillStyle(eoFill: true))
        Text("a").clipped()
      }
      Group {
        Text("a").mask(Circle())
        Text("a").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).mask(Text("Masked").bold())
        Text("a").mask { Rectangle() }
        Text("a").mask(alignment: .leading) { Circle() }
        Text("a").overlay(Circle().stroke())
        Text("a").overlay(Text("b"), alignment: .topTrailing)
        Text("a").overlay(alignment: .top) { Text("b") }
        Text("a").overlay { Text("b") }
        Text("a").overlay(.red.opacity(0.2), in: Circle())
      }
      Group {
        Text("a").overlay(Color.red)
        Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
        Text("a").border(.red)
        Text("a").border(Color.red, width: 2)
        Text("a").opacity(0.5)
        Text("a").blur(radius: 2)
        Text("a").blur(radius: 2, opaque: true)
        Text("a").saturation(0.5).brightness(0.1).contrast(1.2).grayscale(0.5)
        Text("a").hueRotation(.degrees(45)).hueRotation(Angle(degrees: 45))
        Text("a").colorInvert().colorMultiply(.red)
      }
      Group {
        Text("a").blendMode(.multiply).compositingGroup().drawingGroup()
        Text("a").rotationEffect(.degrees(45))
        Text("a").rotationEffect(Angle(radians: 1), anchor: .bottomLeading)
        Text("a").rotationEffect(isOn ? .degrees(90) : .zero)
        Text("a").scaleEffect(2)
        Text("a").scaleEffect(isOn ? 1.5 : 1, anchor: .top)
        Text("a").scaleEffect(x: 1, y: 2)
        Text("a").scaleEffect(CGSize(width: 1, height: 2))
        Text("a").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        Text("a").rotation3DEffect(
          .degrees(45), axis: (x: 1, y: 0, z: 0), anchor: .leading, anchorZ: 0, perspective: 0.5)
      }
      Group {
        Text("a").transformEffect(CGAffineTransform(rotationAngle: 0.2))
        Text("a").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 1, y: 2)))
        Text("a").offset(x: 10)
        Text("a").offset(CGSize(width: 1, height: 2))
        Text("a").contentShape(Rectangle())
        Text("a").contentShape(.interaction, Circle())
        Text("a").redacted(reason: .placeholder)
        Text("a").redacted(reason: isOn ? .placeholder : []).unredacted()
        Text("a").privacySensitive()
        Text("a").glassEffect()
      }
      Group {
        Text("a").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 16))
        Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
        Text("a").contentTransition(.numericText())
        Text("a").hoverEffect(.lift).hoverEffect()
        Text("a").sensoryFeedback(.success, trigger: isOn)
        Text("a").modifier(Shake(shakes: 2))
        Text("a").zIndex(1).hidden()
      }
    }
  }
}

private struct Shake: GeometryEffect {
  var shakes: CGFloat
  var animatableData: CGFloat {
    get { shakes }
    set { shakes = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(shakes * .pi * 2), y: 0))
  }
}

private struct Adaptive: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

@MainActor
@Suite("Fidelity: drawing")
struct DrawingFidelity {
  @Test("Images compile and render")
  func pictures() async {
    #expect(await show { Pictures() }.contains("symbol=bell.slash.fill"))
  }

  @Test("Colors compile and render")
  func colors() async { await show { Colors() } }

  @Test("Shape styles compile and render")
  func styles() async {
    let tree = await show {
      Styles()
      Text("own").foregroundStyle(Adaptive())
    }
    #expect(tree.contains("linear("))
  }

  @Test("Effects compile and render")
  func effects() async { #expect(await show { Effects() }.contains("blur(2)")) }
}
