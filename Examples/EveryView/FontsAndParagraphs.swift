import SwiftUI

extension Family {
  static let fontsAndParagraphs = Family(
    "Paragraphs", source: PackageResources.FontsAndParagraphs_txt,
    [
      Example { Fonts() },
      Example { FontFeatures() },
      Example { DynamicType() },
      Example { LineLimits() },
      Example { FittingTexts() },
      Example { Paragraphs() },
      Example { Clocks() },
    ])
}

/// A font has a size with a meaning, or a size of its own; a family that a device does not have is shown in the system's.
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

/// Small capitals, digits of one width, tight lines, letters farther apart.
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

/// Texts follow the size that a person prefers; a view may say another.
private struct DynamicType: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("As the person has it")
      Text("Small").dynamicTypeSize(.xSmall)
      Text("Large").dynamicTypeSize(.xxxLarge)
      Text("For those who see little").dynamicTypeSize(.accessibility2)
    }
  }
}

/// A text may be cut after some lines, and may keep room for as many.
private struct LineLimits: View {
  @State private var isWhole = false
  private let text =
    "A text of several lines, of which only the first two are seen as long as nobody has asked for more of it."

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(text).lineLimit(isWhole ? nil : 2)
      Button(isWhole ? "Less" : "More") { isWhole.toggle() }
      Text("Room for three lines").lineLimit(3, reservesSpace: true).background(Color.gray.opacity(0.2))
    }
  }
}

/// A text that has too little room becomes smaller before anything is left out.
private struct FittingTexts: View {
  @State private var width = 260.0

  var body: some View {
    VStack {
      Text("It shrinks to fit").font(.title).lineLimit(1).minimumScaleFactor(0.4).frame(width: width)
      Slider(value: $width, in: 60...260) { Text("Width") }
    }
  }
}

/// Lines begin, end, or have their middle together, and stand apart as far as a view says.
private struct Paragraphs: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("These lines have\ntheir middle\ntogether.").multilineTextAlignment(.center)
      Text("These lines\nend together\nand stand apart.").multilineTextAlignment(.trailing).lineSpacing(10)
      Text("in capitals").textCase(.uppercase)
    }
  }
}

/// Texts that tell how far away a date is go on by themselves.
private struct Clocks: View {
  @State private var start = Date()

  var body: some View {
    VStack(spacing: 12) {
      Text(start, style: .timer).font(.largeTitle.monospacedDigit())
      Text(start, style: .relative).foregroundColor(.secondary)
      Text(timerInterval: start...start.addingTimeInterval(60))
      Button("Begin anew") { start = Date() }
    }
  }
}
