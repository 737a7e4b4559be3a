import Elements
import ViewGraph

/// A view that makes its content of the space it is given.
///
/// It takes all the space it is offered, whatever is in it, and has its content in the leading corner of the top. Until a host has
/// measured it, it is as large as the screen.
public struct GeometryReader<Content: View>: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  @State private var measurement = FrameMeasurement()

  /// Creates a reader.
  ///
  /// - Parameter content: is given what is known of the reader's space; it is made anew when something that it has read of that
  ///   becomes another.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content, in the space.
  public var body: some View {
    GeometryBox(measurement: measurement, content: GeometryContent(measurement: measurement, makeContent: content))
  }
}

/// Makes the content, and is evaluated alone when what was measured becomes another.
private struct GeometryContent<Content: View>: View {
  let measurement: FrameMeasurement
  let makeContent: (GeometryProxy) -> Content
  @Environment(\.viewport) private var viewport
  @Environment(\.coordinateSpaces) private var spaces

  var body: some View {
    let _ = measurement.assume(viewport)
    makeContent(GeometryProxy(measurement: measurement, spaces: spaces))
  }
}

/// The element that takes the space.
private struct GeometryBox<Content: View>: View {
  let measurement: FrameMeasurement
  let content: Content

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension GeometryBox: ElementContent {
  static var schema: Schema { .geometry }
  var children: Content { content }

  func describe(_ writer: inout ElementWriter) {
    measurement.askForSize()
    writer[.measured] = measurement.demand.map { .string($0.rawValue) }
  }

  func isDescribed(like other: Self) -> Bool { measurement === other.measurement }

  func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    guard case .frame(let frame) = event.value else { return false }
    measurement.report(frame)
    return true
  }
}

extension Schema {
  static let geometry = Schema(.geometry, handlers: [Handler(.measure, .frame)])
}

extension ElementKind {
  /// Takes all the space it is offered, whatever is in it, and wants to know what is `measured` of that. Its children stand in
  /// the leading corner of the top, one in front of the other.
  package static let geometry = ElementKind(rawValue: "geometry")
}

private struct ViewportKey: EnvironmentKey {
  /// That of a phone.
  static let defaultValue = CGSize(width: 390, height: 844)
}

extension EnvironmentValues {
  /// How large the screen was when it was first shown.
  package var viewport: CGSize {
    get { self[ViewportKey.self] }
    set { self[ViewportKey.self] = newValue }
  }
}
