import Foundation

/// A picture from a file or from memory, in one version or several.
public struct PictureValue: Hashable, Sendable {
  /// One version.
  public struct Variant: Hashable, Sendable {
    /// Where its bytes are.
    public var content: Content
    /// How many pixels make a point.
    public var scale: Double
    /// Whether it is for dark screens.
    public var isDark: Bool

    /// Creates a version.
    public init(_ content: Content, scale: Double = 1, isDark: Bool = false) {
      self.content = content
      self.scale = scale
      self.isDark = isDark
    }
  }

  /// Where the bytes of a picture are.
  public enum Content: Hashable, Sendable {
    /// In a file, which does not change.
    case file(String)
    /// In memory.
    case data(PictureData)
  }

  /// What it is called.
  public var name: String
  /// Its versions.
  public var variants: [Variant]
  /// How wide it is, in points; 0 where that is not known.
  public var width: Double
  /// How high it is, in points; 0 where that is not known.
  public var height: Double

  /// Creates a picture.
  public init(name: String, variants: [Variant], width: Double, height: Double) {
    self.name = name
    self.variants = variants
    self.width = width
    self.height = height
  }
}

/// The bytes of a picture, which all who show it share. Two are the same if they are one object.
public final class PictureData: Hashable, Sendable {
  /// The bytes.
  public let bytes: Data

  /// Keeps bytes.
  public init(_ bytes: Data) {
    self.bytes = bytes
  }

  /// Whether two are one object.
  public static func == (first: PictureData, second: PictureData) -> Bool { first === second }

  /// Feeds the object's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PictureValue: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
