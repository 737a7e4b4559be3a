import Foundation

/// An image from a file or from memory, in one or several variants.
public struct PictureValue: Hashable, Sendable {
  /// A variant of an image.
  public struct Variant: Hashable, Sendable {
    /// The location of the image data.
    public var content: Content
    /// The number of pixels per point.
    public var scale: Double
    /// Whether the variant is for dark appearance.
    public var isDark: Bool

    /// Creates a variant.
    public init(_ content: Content, scale: Double = 1, isDark: Bool = false) {
      self.content = content
      self.scale = scale
      self.isDark = isDark
    }
  }

  /// The location of image data.
  public enum Content: Hashable, Sendable {
    /// A file at a path. Its content does not change.
    case file(String)
    /// Data in memory.
    case data(PictureData)
  }

  /// The name of the image.
  public var name: String
  /// The variants of the image.
  public var variants: [Variant]
  /// The width in points, or 0 if it is unknown.
  public var width: Double
  /// The height in points, or 0 if it is unknown.
  public var height: Double

  /// Creates an image.
  public init(name: String, variants: [Variant], width: Double, height: Double) {
    self.name = name
    self.variants = variants
    self.width = width
    self.height = height
  }
}

/// Image data that is shared by reference. Two values are equal if they are the same object.
public final class PictureData: Hashable, Sendable {
  /// The bytes.
  public let bytes: Data

  /// Creates image data.
  public init(_ bytes: Data) {
    self.bytes = bytes
  }

  /// Whether two values are the same object.
  public static func == (first: PictureData, second: PictureData) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PictureValue: CustomStringConvertible {
  /// The name of the image.
  public var description: String { name }
}
