/// A part of an app: a window, or several.
///
/// Give a ``body``; the rest is provided. After SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol Scene {
  /// What the body is made of.
  associatedtype Body: Scene

  /// What this scene consists of.
  @SceneBuilder var body: Body { get }

  /// The windows of a scene. Provided for scenes with a body.
  static func _windows(of scene: Self) -> [_SceneWindow]
}

extension Scene {
  /// Those of the body.
  public static func _windows(of scene: Self) -> [_SceneWindow] { Body._windows(of: scene.body) }
}

extension Never: Scene {
  /// Never called: there is no such scene.
  public static func _windows(of scene: Never) -> [_SceneWindow] {}
}

/// A scene without a body.
protocol PrimitiveScene: Scene where Body == Never {
  var windows: [_SceneWindow] { get }
}

extension PrimitiveScene {
  /// Never evaluated: such a scene is what it is.
  public var body: Never {
    fatalError("\(Self.self) is shown as it is and has no body. Put it into another scene's body.")
  }

  /// The scene's own windows.
  public static func _windows(of scene: Self) -> [_SceneWindow] { scene.windows }
}

/// Makes one scene of those in a body, one after the other.
@resultBuilder
@MainActor @preconcurrency
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    TupleScene(content: (repeat each content))
  }

  /// A statement that is a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A scene behind `#available`.
  public static func buildLimitedAvailability(_ content: some Scene) -> some Scene { content }

  /// An `if` without an `else`.
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
