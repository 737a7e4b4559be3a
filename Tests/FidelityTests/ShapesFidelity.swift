import SwiftUI
import Testing

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    return path
  }
}

private struct Arc: InsettableShape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise: Bool
  var insetAmount = 0.0

  func path(in rect: CGRect) -> Path {
    let start = startAngle - .degrees(90)
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount, startAngle: start,
      endAngle: endAngle - .degrees(90), clockwise: !clockwise)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

private struct Trapezoid: Shape {
  var insetAmount: Double

  var animatableData: Double {
    get { insetAmount }
    set { insetAmount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.maxY))
      path.addLine(to: CGPoint(x: insetAmount, y: rect.minY))
      path.addQuadCurve(to: CGPoint(x: rect.maxX - insetAmount, y: rect.minY), control: CGPoint(x: rect.midX, y: -4))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
      path.closeSubpath()
    }
  }
}

private struct Checkerboard: Shape {
  var rows: Int
  var columns: Int

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(Double(rows), Double(columns)) }
    set {
      rows = Int(newValue.first)
      columns = Int(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for row in 0..<rows {
      for column in 0..<columns where (row + column).isMultiple(of: 2) {
        path.addRect(
          CGRect(
            x: rect.width / Double(columns) * Double(column), y: rect.height / Double(rows) * Double(row),
            width: rect.width / Double(columns), height: rect.height / Double(rows)))
      }
    }
    return path
  }
}

private struct Shapes: View {
  @State private var amount = 0.5

  var body: some View {
    VStack {
      Group {
        Rectangle()
        RoundedRectangle(cornerRadius: 10)
        RoundedRectangle(cornerRadius: 10, style: .continuous)
        RoundedRectangle(cornerSize: CGSize(width: 10, height: 5))
        UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 20)
        UnevenRoundedRectangle(cornerRadii: .init(topLeading: 10), style: .circular)
        Circle()
        Ellipse()
        Capsule()
        Capsule(style: .circular)
      }
      Group {
        Circle().fill()
        Circle().fill(.red)
        Circle().fill(Color.red)
        Circle().fill(.red, style: FillStyle(eoFill: true))
        Circle().foregroundColor(.red)
        Circle().stroke()
        Circle().stroke(lineWidth: 4)
        Circle().stroke(.red)
        Circle().stroke(Color.red, lineWidth: 4)
        Circle().stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round, dash: [4, 2]))
      }
      Group {
        Circle().stroke(style: StrokeStyle(lineWidth: 4))
        Circle().strokeBorder(.red, lineWidth: 4)
        Circle().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 2, dash: [2]))
        Circle().strokeBorder(lineWidth: 4)
        Circle().strokeBorder(style: StrokeStyle(lineWidth: 2))
        Circle().inset(by: 4).fill(.red)
        Circle().inset(by: 4).inset(by: 2).stroke(.red)
        Circle().trim(from: 0, to: amount).stroke(.red, lineWidth: 4)
        Circle().trim(from: 0.2, to: 0.5)
        Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green, lineWidth: 1)
      }
      Group {
        Rectangle().rotation(.degrees(45)).fill(.red)
        Rectangle().rotation(.degrees(45), anchor: .topLeading).stroke(.red)
        Rectangle().scale(0.5).fill(.red)
        Rectangle().scale(x: 0.5, y: 2, anchor: .top).fill(.red)
        Rectangle().offset(x: 4, y: 2).fill(.red)
        Rectangle().offset(CGSize(width: 1, height: 1)).offset(CGPoint(x: 1, y: 1)).stroke()
        Rectangle().transform(CGAffineTransform(rotationAngle: 0.1)).fill(.red)
        Rectangle().size(width: 10, height: 10).fill(.red)
        AnyShape(Circle()).fill(.red)
        ContainerRelativeShape().fill(.red)
        ContainerRelativeShape().inset(by: 4).fill(.red).padding(8).containerShape(RoundedRectangle(cornerRadius: 20))
        Text("Clip").clipShape(ContainerRelativeShape()).clipShape(.containerRelative).containerShape(.capsule)
      }
      Group {
        Triangle()
        Triangle().fill(.red).frame(width: 40, height: 40)
        Triangle().stroke(.red, style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
        Arc(startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true).strokeBorder(.blue, lineWidth: 40)
        Trapezoid(insetAmount: 20).fill(.red).animation(.default, value: amount)
        Checkerboard(rows: 4, columns: 4)
      }
      Paths()
      Rectangle().fill(.red).frame(width: 100, height: 50).rotationEffect(.degrees(20)).clipShape(Triangle())
    }
  }
}

private struct Paths: View {
  var body: some View {
    Path { path in
      path.move(to: CGPoint(x: 200, y: 100))
      path.addLine(to: CGPoint(x: 100, y: 300))
      path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
      path.addArc(
        center: CGPoint(x: 50, y: 50), radius: 20, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
      path.addArc(
        center: .zero, radius: 20, startAngle: .zero, endAngle: .degrees(360), clockwise: false, transform: .identity)
      path.addRelativeArc(center: .zero, radius: 20, startAngle: .zero, delta: .degrees(90))
      path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10)
      path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addRects([CGRect(x: 0, y: 0, width: 10, height: 10)])
      path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 40, height: 40), cornerSize: CGSize(width: 4, height: 4))
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 20))
      path.addPath(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), transform: CGAffineTransform(translationX: 4, y: 4))
      path.closeSubpath()
    }
    .stroke(.blue, lineWidth: 10)
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill(.red, style: FillStyle(eoFill: true))
    Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 4)
      .trimmedPath(from: 0, to: 0.5).offsetBy(dx: 2, dy: 2).applying(CGAffineTransform(scaleX: 2, y: 2)).stroke()
    Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerSize: CGSize(width: 4, height: 4))
  }
}

@MainActor
@Suite("Fidelity: shapes")
struct ShapesFidelity {
  @Test("Shapes and paths compile and render")
  func shapes() async {
    let tree = await show { Shapes() }
    #expect(tree.contains("shape=circle"))
    #expect(tree.contains("stroke=\"4 round dash(4,2)\""))
  }
}
