import ViewGraph

/// A space in which places are told.
public enum CoordinateSpace: Hashable {
  /// That of the screen: on a page, of what can be seen of it.
  case global
  /// That of the view itself.
  case local
  /// That of the nearest view around with a name, see ``View/coordinateSpace(_:)``.
  case named(AnyHashable)

  /// Whether it is that of the screen.
  public var isGlobal: Bool { self == .global }
  /// Whether it is that of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A space in which places are told, as in `.local`, `.global` and `.named("board")`.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }

  /// Creates it.
  public init() {}
}

/// The space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }

  /// Creates it.
  public init() {}
}

/// The space of the nearest view around with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around with a name.
  ///
  /// - Parameter name: the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
}

/// The name of what scrolls around a view.
private struct ScrollSpaceName: Hashable {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of what scrolls around a view. It is the screen's: hosts do not tell where in it a scroll view stands.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName()) }

  /// The space of what scrolls around a view in a direction. It is the screen's: hosts do not tell where in it a scroll view stands.
  ///
  /// - Parameter axis: the direction.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// The spaces with names around a view, outermost first.
struct CoordinateSpaces: Equatable {
  private var spaces: [Space] = []

  private struct Space: Equatable {
    let name: AnyHashable
    let measurement: FrameMeasurement

    static func == (first: Self, second: Self) -> Bool {
      first.name == second.name && first.measurement === second.measurement
    }
  }

  /// What is known of the nearest space of a name. O(spaces).
  func measurement(of name: AnyHashable) -> FrameMeasurement? {
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
  /// The spaces with names.
  var coordinateSpaces: CoordinateSpaces {
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
  /// Gives a name to the view's space, so that views inside can tell where they are in it.
  ///
  /// - Parameter name: the name, as in `.named("board")`.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Gives a name to the view's space, so that views inside can tell where they are in it.
  ///
  /// - Parameter name: the name.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
}
