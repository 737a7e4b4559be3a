import Elements
import ViewGraph

/// A view whose content depends on its size and position.
///
/// It fills the available space regardless of its content, which is aligned to the top leading corner. Before a host
/// has measured it, its size is the size of the screen.
public struct GeometryReader<Content: View>: View {
  /// A closure that creates the content.
  public var content: (GeometryProxy) -> Content

  @State private var measurement = FrameMeasurement()

  /// Creates a geometry reader.
  ///
  /// - Parameter content: A closure that receives the geometry. It is evaluated again when a property of the geometry
  ///   that it has read changes.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content in the available space.
  public var body: some View {
    GeometryBox(measurement: measurement, content: GeometryContent(measurement: measurement, makeContent: content))
  }
}

/// A view that creates the content. Only this view is evaluated when a measurement changes.
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

/// The element that fills the available space.
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
    measurement.requestSize()
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

private struct ViewportKey: EnvironmentKey {
  /// The size of a phone's screen.
  static let defaultValue = CGSize(width: 390, height: 844)
}

extension EnvironmentValues {
  /// The size of the screen when it was first shown.
  package var viewport: CGSize {
    get { self[ViewportKey.self] }
    set { self[ViewportKey.self] = newValue }
  }
}
