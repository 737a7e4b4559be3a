/// A library of Metal shader functions.
@available(
  *, unavailable,
  message: "Browsers do not support Metal. Use filters such as saturation(_:), hueRotation(_:) and blur(radius:)."
)
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  /// Unavailable.
  public static let `default` = ShaderLibrary()
  /// Unavailable.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  /// Unavailable.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
  /// Unavailable.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

/// A function of a ``ShaderLibrary``.
@available(
  *, unavailable,
  message: "Browsers do not support Metal. Use filters such as saturation(_:), hueRotation(_:) and blur(radius:)."
)
@dynamicCallable
public struct ShaderFunction {
  /// Unavailable.
  public init() {}
  /// Unavailable.
  public init(library: ShaderLibrary, name: String) {}
  /// Unavailable.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A call of a ``ShaderFunction`` with its arguments.
@available(
  *, unavailable,
  message: "Browsers do not support Metal. Use filters such as saturation(_:), hueRotation(_:) and blur(radius:)."
)
public struct Shader {
  /// An argument of a shader function.
  public struct Argument {
    /// Unavailable.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Unavailable.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Unavailable.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    /// Unavailable.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    /// Unavailable.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Unavailable.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Unavailable.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// Unavailable.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Unavailable.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// Unavailable.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Unavailable.
    public static func data(_ data: Data) -> Argument { Argument() }
    /// Unavailable.
    public static var boundingRect: Argument { Argument() }
  }

  /// Unavailable.
  public init(function: ShaderFunction, arguments: [Argument]) {}
}

extension View {
  /// Unavailable.
  @available(
    *, unavailable,
    message: "Browsers do not support Metal. Use filters such as saturation(_:), hueRotation(_:) and blur(radius:)."
  )
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }

  /// Unavailable.
  @available(
    *, unavailable,
    message: "Browsers do not support Metal. Use filters such as saturation(_:), hueRotation(_:) and blur(radius:)."
  )
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Unavailable.
  @available(
    *, unavailable,
    message: "Browsers do not support Metal. Use filters such as saturation(_:), hueRotation(_:) and blur(radius:)."
  )
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}
