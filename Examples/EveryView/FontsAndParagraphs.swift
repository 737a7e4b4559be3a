import SwiftUI

extension Family {
  static let fontsAndParagraphs = Family(
    "Paragraphs",
    [
      Example { Fonts() },
      Example { FontFeatures() },
      Example { DynamicType() },
      Example { LineLimits() },
      Example { ScalingText() },
      Example { Paragraphs() },
      Example { RelativeDates() },
    ])
}

/// Fonts by text style, by size and by family. A family that is not installed falls back to the system font.
private struct Fonts: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Rounded").font(.system(.title2, design: .rounded))
      Text("Serif").font(.system(.title2, design: .serif, weight: .semibold))
      Text("Monospaced").font(.system(size: 20, weight: .medium, design: .monospaced))
      Text("Georgia").font(.custom("Georgia", size: 22))
    }
  }
}

/// Small capitals, monospaced digits, kerning and baseline offsets.
private struct FontFeatures: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Small capitals").font(.title3.smallCaps())
      Text("10:11:12").font(.title3.monospacedDigit())
      Text("Kerned").kerning(4)
      Text("x").italic() + Text("2").font(.caption).baselineOffset(8)
    }
  }
}

/// Text follows the preferred text size. A view can override it.
private struct DynamicType: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Preferred size")
      Text("Small").dynamicTypeSize(.xSmall)
      Text("Large").dynamicTypeSize(.xxxLarge)
      Text("Very large").dynamicTypeSize(.accessibility2)
    }
  }
}

/// A line limit truncates text. It can also reserve space for its lines.
private struct LineLimits: View {
  @State private var isWhole = false
  private let text =
    "This text is longer than two lines. Only its first two lines are visible until you press the button below."

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(text).lineLimit(isWhole ? nil : 2)
      Button(isWhole ? "Less" : "More") { isWhole.toggle() }
      Text("Space for three lines").lineLimit(3, reservesSpace: true).background(Color.gray.opacity(0.2))
    }
  }
}

/// Text that does not fit is scaled down before it is truncated.
private struct ScalingText: View {
  @State private var width = 260.0

  var body: some View {
    VStack {
      Text("Shrinks to fit").font(.title).lineLimit(1).minimumScaleFactor(0.4).frame(width: width)
      Slider(value: $width, in: 60...260) { Text("Width") }
    }
  }
}

/// Text alignment, line spacing and capitalization.
private struct Paragraphs: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("These lines\nare\ncentered.").multilineTextAlignment(.center)
      Text("These lines\nalign on the\ntrailing edge.").multilineTextAlignment(.trailing).lineSpacing(10)
      Text("uppercase").textCase(.uppercase)
    }
  }
}

/// Text that shows a relative date or a timer updates automatically.
private struct RelativeDates: View {
  @State private var start = Date()

  var body: some View {
    VStack(spacing: 12) {
      Text(start, style: .timer).font(.largeTitle.monospacedDigit())
      Text(start, style: .relative).foregroundColor(.secondary)
      Text(timerInterval: start...start.addingTimeInterval(60))
      Button("Reset") { start = Date() }
    }
  }
}
