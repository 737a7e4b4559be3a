import ViewGraph

/// A coordinate space for positions and frames.
public enum CoordinateSpace: Hashable {
  /// The coordinate space of the screen's visible area.
  case global
  /// The coordinate space of the view itself.
  case local
  /// The coordinate space of the nearest enclosing view with a given name. See ``View/coordinateSpace(_:)``.
  case named(AnyHashable)

  /// Whether this is the global coordinate space.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the local coordinate space.
  public var isLocal: Bool { self == .local }
}

/// A type that identifies a coordinate space, as in `.local`, `.global` and `.named("board")`.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The global coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }

  /// Creates the global coordinate space.
  public init() {}
}

/// The coordinate space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The local coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }

  /// Creates the local coordinate space.
  public init() {}
}

/// The coordinate space of the nearest enclosing view with a given name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The named coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of the nearest enclosing view with a given name.
  ///
  /// - Parameter name: The name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
}

/// The name of the nearest scroll view's coordinate space.
private struct ScrollSpaceName: Hashable {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the nearest scroll view. It equals the coordinate space of the screen, because hosts do
  /// not report positions in a scroll view.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName()) }

  /// Returns the coordinate space of the nearest scroll view along an axis. It equals the coordinate space of the
  /// screen, because hosts do not report positions in a scroll view.
  ///
  /// - Parameter axis: The axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// The named coordinate spaces around a view, outermost first.
package struct CoordinateSpaces: Equatable {
  private var spaces: [Space] = []

  private struct Space: Equatable {
    let name: AnyHashable
    let measurement: FrameMeasurement

    static func == (first: Self, second: Self) -> Bool {
      first.name == second.name && first.measurement === second.measurement
    }
  }

  /// Returns the measurement of the nearest coordinate space with a name. O(n) in the number of coordinate spaces.
  package func measurement(of name: AnyHashable) -> FrameMeasurement? {
    for space in spaces.reversed() where space.name == name { return space.measurement }
    return nil
  }

  mutating func add(_ name: AnyHashable, _ measurement: FrameMeasurement) {
    spaces.append(Space(name: name, measurement: measurement))
  }
}

private struct CoordinateSpacesKey: EnvironmentKey {
  static var defaultValue: CoordinateSpaces { CoordinateSpaces() }
}

extension EnvironmentValues {
  /// The named coordinate spaces around the view.
  package var coordinateSpaces: CoordinateSpaces {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}

private struct CoordinateSpaceModifier: ViewModifier {
  let name: AnyHashable
  @State private var measurement = FrameMeasurement()

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.coordinateSpaces) { [name, measurement] in $0.add(name, measurement) }
      .modifier(MeasureModifier(measurement: measurement))
  }
}

extension View {
  /// Names the view's coordinate space, so that descendants can use it.
  ///
  /// - Parameter name: The name, as in `.named("board")`.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the view's coordinate space, so that descendants can use it.
  ///
  /// - Parameter name: The name.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
}
