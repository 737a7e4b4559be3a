/// Programs of a graphics processor.
@available(
  *, unavailable,
  message: "Browsers run no Metal. Use filters such as saturation(_:), hueRotation(_:) and blur(radius:)."
)
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  /// Not to be had here.
  public static let `default` = ShaderLibrary()
  /// Not to be had here.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  /// Not to be had here.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
  /// Not to be had here.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

/// One function of a ``ShaderLibrary``.
@available(
  *, unavailable,
  message: "Browsers run no Metal. Use filters such as saturation(_:), hueRotation(_:) and blur(radius:)."
)
@dynamicCallable
public struct ShaderFunction {
  /// Not to be had here.
  public init() {}
  /// Not to be had here.
  public init(library: ShaderLibrary, name: String) {}
  /// Not to be had here.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A ``ShaderFunction`` with what it is called with.
@available(
  *, unavailable,
  message: "Browsers run no Metal. Use filters such as saturation(_:), hueRotation(_:) and blur(radius:)."
)
public struct Shader {
  /// What a function is called with.
  public struct Argument {
    /// Not to be had here.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Not to be had here.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Not to be had here.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    /// Not to be had here.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    /// Not to be had here.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Not to be had here.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Not to be had here.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// Not to be had here.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Not to be had here.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// Not to be had here.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Not to be had here.
    public static func data(_ data: Data) -> Argument { Argument() }
    /// Not to be had here.
    public static var boundingRect: Argument { Argument() }
  }

  /// Not to be had here.
  public init(function: ShaderFunction, arguments: [Argument]) {}
}

extension View {
  /// Not to be had here.
  @available(
    *, unavailable,
    message: "Browsers run no Metal. Use filters such as saturation(_:), hueRotation(_:) and blur(radius:)."
  )
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }

  /// Not to be had here.
  @available(
    *, unavailable,
    message: "Browsers run no Metal. Use filters such as saturation(_:), hueRotation(_:) and blur(radius:)."
  )
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Not to be had here.
  @available(
    *, unavailable,
    message: "Browsers run no Metal. Use filters such as saturation(_:), hueRotation(_:) and blur(radius:)."
  )
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}
