import Foundation
import PortableUI

/// The device traits and user preferences that a page reports.
struct ClientDevice: Equatable, Sendable {
  /// The Boolean traits of a device, as a bit set.
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
  /// The pixels per point, in hundredths.
  var scale: Int
  /// The size of default text, in tenths of a point.
  var textSize: Int
  /// The name of the time zone; empty if the page does not know it.
  var timeZone: String

  /// Returns the traits for the environment of a screen.
  ///
  /// - Parameter locale: The locale of the user; `nil` if it is unknown.
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

/// The information that a page sends when it joins, in addition to the size of its window.
struct ClientPage: Equatable, Sendable {
  var device: ClientDevice
  /// The name under which `@SceneStorage` values of the browser tab are stored; empty if the tab stores none.
  var scene: String
  /// The page's URL, if it contains more than the path of the screen; otherwise empty.
  var address: String
  /// Whether the browser has reloaded the page, or navigated back or forward to it, and the page joins for the first
  /// time.
  var isReturning = false

  /// The address as a URL; `nil` if it is not an HTTP URL.
  var url: URL? {
    guard address.hasPrefix("http://") || address.hasPrefix("https://") else { return nil }
    return URL(string: address)
  }
}
