import PortableUI

/// The color scheme of previews.
enum PreviewAppearance: String, CaseIterable, Identifiable, Sendable {
  case light = "Light"
  case dark = "Dark"

  /// The key under which the user's choice is stored.
  static let key = "trifecta.previews.appearance"

  var id: Self { self }

  var colorScheme: ColorScheme { self == .light ? .light : .dark }
}

/// The size of texts in previews.
enum PreviewTextSize: String, CaseIterable, Identifiable, Sendable {
  case small = "Small text"
  case standard = "Default text"
  case large = "Large text"

  /// The key under which the user's choice is stored.
  static let key = "trifecta.previews.text-size"

  var id: Self { self }

  var size: DynamicTypeSize {
    switch self {
    case .small: .xSmall
    case .standard: .large
    case .large: .accessibility2
    }
  }
}

/// The size of previews that have no fixed size.
enum PreviewWindow: String, CaseIterable, Identifiable, Sendable {
  case phone = "Phone"
  case desktop = "Desktop"

  /// The key under which the user's choice is stored.
  static let key = "trifecta.previews.window"

  var id: Self { self }

  var size: CGSize {
    switch self {
    case .phone: CGSize(width: 390, height: 700)
    case .desktop: CGSize(width: 1_280, height: 800)
    }
  }

  /// The width to which previews are scaled on a card.
  var cardWidth: CGFloat { self == .phone ? 164 : 344 }
}
