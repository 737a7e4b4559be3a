/// A part of an app that describes one or more windows.
///
/// In a conforming type, define a ``body``, as in SwiftUI. The other requirement has a default implementation.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// The contents of the scene.
  @SceneBuilder var body: Body { get }

  /// Returns the windows of a scene. The default implementation returns the windows of the body.
  static func _windows(of scene: Self) -> [_SceneWindow]
}

extension Scene {
  /// Returns the windows of the body.
  public static func _windows(of scene: Self) -> [_SceneWindow] { Body._windows(of: scene.body) }
}

extension Never: Scene {
  /// This method is never called, because `Never` has no instances.
  public static func _windows(of scene: Never) -> [_SceneWindow] {}
}

/// A scene without a body.
protocol PrimitiveScene: Scene where Body == Never {
  var windows: [_SceneWindow] { get }
}

extension PrimitiveScene {
  /// This property is never evaluated, because primitive scenes have no body.
  public var body: Never {
    fatalError("\(Self.self) is a primitive scene and has no body. Use it in the body of another scene.")
  }

  /// Returns the windows of the scene.
  public static func _windows(of scene: Self) -> [_SceneWindow] { scene.windows }
}

/// A result builder that combines scenes.
@resultBuilder
@MainActor @preconcurrency
public enum SceneBuilder {
  /// Returns the scene of a body with one statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    TupleScene(content: (repeat each content))
  }

  /// Returns the scene of a statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the scene within `#available`.
  public static func buildLimitedAvailability(_ content: some Scene) -> some Scene { content }

  /// Returns the scene of an `if` without an `else`.
  public static func buildOptional(_ content: (some Scene)?) -> some Scene { OptionalScene(content: content) }
}

private struct TupleScene<each Content: Scene>: PrimitiveScene {
  let content: (repeat each Content)

  var windows: [_SceneWindow] {
    var windows: [_SceneWindow] = []
    for scene in repeat each content { windows += type(of: scene)._windows(of: scene) }
    return windows
  }
}

private struct OptionalScene<Content: Scene>: PrimitiveScene {
  let content: Content?

  var windows: [_SceneWindow] { content.map { Content._windows(of: $0) } ?? [] }
}
