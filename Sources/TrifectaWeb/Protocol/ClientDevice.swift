import Foundation
import PortableUI

/// What a page says of its window and of its person's device.
struct ClientDevice: Equatable, Sendable {
  /// What is either so or not, a bit for each.
  struct Flags: OptionSet, Equatable, Sendable {
    let rawValue: Int

    static let dark = Flags(rawValue: 1)
    static let lessMotion = Flags(rawValue: 2)
    static let moreContrast = Flags(rawValue: 4)
    static let lessTransparency = Flags(rawValue: 8)
    static let inverted = Flags(rawValue: 16)
    static let hidden = Flags(rawValue: 32)
  }

  var flags: Flags
  /// Pixels for each point, in hundredths.
  var scale: Int
  /// How large a usual text is, in tenths of a point.
  var textSize: Int
  /// The name of the time zone; empty where the page does not know it.
  var timeZone: String

  /// What that is to a screen.
  ///
  /// - Parameter locale: the person's language and customs; `nil` where nobody knows.
  func traits(_ locale: Locale?) -> HostTraits {
    var traits = HostTraits()
    traits.colorScheme = flags.contains(.dark) ? .dark : .light
    traits.contrast = flags.contains(.moreContrast) ? .increased : .standard
    traits.reducesMotion = flags.contains(.lessMotion)
    traits.reducesTransparency = flags.contains(.lessTransparency)
    traits.invertsColors = flags.contains(.inverted)
    traits.scenePhase = flags.contains(.hidden) ? .background : .active
    traits.displayScale = CGFloat(min(max(scale, 25), 1_600)) / 100
    traits.dynamicTypeSize = DynamicTypeSize(scale: Double(textSize) / 160)
    if let zone = TimeZone(identifier: timeZone) { traits.timeZone = zone }
    if let locale { traits.locale = locale }
    return traits
  }
}

/// What a page says of itself when it joins, beyond its window.
struct ClientPage: Equatable, Sendable {
  var device: ClientDevice
  /// A name by which the tab finds again what `@SceneStorage` keeps; empty where it keeps nothing.
  var scene: String
  /// The page's address, where that says more than which page it is; empty otherwise.
  var address: String

  /// The same as an address of the web; `nil` where it is none.
  var url: URL? {
    guard address.hasPrefix("http://") || address.hasPrefix("https://") else { return nil }
    return URL(string: address)
  }
}
