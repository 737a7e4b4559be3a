import SwiftUI

/// Source with highlighted syntax. Its lines do not wrap, so it scrolls horizontally where they are long.
public struct SourceCode: View {
  private let text: String
  private let isSwift: Bool
  @Environment(\.colorScheme) private var colorScheme

  /// Creates a view of source.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - isSwift: Whether it is Swift. Other source is not highlighted.
  public init(_ text: String, isSwift: Bool = true) {
    self.text = text
    self.isSwift = isSwift
  }

  /// The highlighted text.
  public var body: some View {
    ScrollView(.horizontal) {
      Text(isSwift ? SourceTheme(colorScheme).highlighted(text) : AttributedString(text))
        .font(.system(.footnote, design: .monospaced))
        .textSelection(.enabled)
        .fixedSize()
        .padding(12)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .environment(\.layoutDirection, .leftToRight)
    .background(Color.gray.opacity(0.12))
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

/// The colors of source in light or dark mode. Each has a contrast of at least 4.5 to the background.
struct SourceTheme {
  /// The maximum size of highlighted source, in bytes. Each token is an element of the screen, so longer source would
  /// be slow to show.
  static let maximumSize = 40_000

  private let isDark: Bool

  init(_ colorScheme: ColorScheme) {
    isDark = colorScheme == .dark
  }

  /// Returns source with the color of each token, or without colors if the source exceeds the maximum size.
  func highlighted(_ source: String) -> AttributedString {
    guard source.utf8.count <= Self.maximumSize else { return AttributedString(source) }
    return SwiftToken.tokens(of: source).reduce(into: AttributedString()) { result, token in
      var part = AttributedString(token.text)
      part.foregroundColor = color(of: token.kind)
      result += part
    }
  }

  /// Returns the color of a kind of token, or `nil` for the color of text.
  func color(of kind: SwiftToken.Kind) -> Color? {
    switch kind {
    case .plain: nil
    case .attribute: color(0x643820, dark: 0xFD8F3F)
    case .comment: color(0x4F5B66, dark: 0x9AA7B4)
    case .keyword: color(0x9B2393, dark: 0xFC7FB8)
    case .number: color(0x1C00CF, dark: 0xD0BF69)
    case .string: color(0xB01510, dark: 0xFC8A7D)
    case .type: color(0x0B4F79, dark: 0x5DD8FF)
    }
  }

  private func color(_ light: Int, dark: Int) -> Color {
    let value = isDark ? dark : light
    return Color(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
  }
}
