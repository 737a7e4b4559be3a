import SwiftUI

extension Family {
  static let textAndButtons = Family(
    "Text and buttons", source: PackageResources.TextAndButtons_txt,
    [
      Example { TextStyles() },
      Example { Emphasis() },
      Example { Markdown() },
      Example { NumbersAndDates() },
      Example { TextColors() },
      Example { Buttons() },
      Example { ButtonLabels() },
      Example { Labels() },
    ])
}

/// The styles of the system follow the font size that a person has chosen.
private struct TextStyles: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Headline").font(.headline)
      Text("Body")
      Text("Callout").font(.callout)
      Text("Footnote").font(.footnote)
      Text("Caption").font(.caption)
    }
  }
}

/// Weights, slants and lines, of which several can be part of one text.
private struct Emphasis: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Bold").bold()
      Text("Italic").italic()
      Text("Underlined").underline()
      Text("Struck through").strikethrough()
      Text("One text, ") + Text("in parts").bold().foregroundColor(.red)
    }
  }
}

/// Markdown in a text, with a link.
private struct Markdown: View {
  var body: some View {
    Text("Read **carefully** what stands in the [documentation](https://www.swift.org/documentation), or *not at all*.")
  }
}

/// Values in a text are written as a person's language and region have it.
private struct NumbersAndDates: View {
  private let price = 1234.5

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(1_000_000) people")
      Text(price, format: .currency(code: "EUR"))
      Text(0.25, format: .percent)
    }
  }
}

/// Colours of the system, which are others in the dark.
private struct TextColors: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Primary").foregroundColor(.primary)
      Text("Secondary").foregroundColor(.secondary)
      Text("Blue").foregroundColor(.blue)
      Text("Green").foregroundColor(.green)
      Text("Orange").foregroundColor(.orange)
      Text("Red").foregroundColor(.red)
    }
  }
}

/// A button does something. Its role says what that means.
private struct Buttons: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("\(count) presses")
      Button("Press") { count += 1 }
      Button("Reset", role: .destructive) { count = 0 }
      Button("Disabled") {}.disabled(true)
    }
  }
}

/// Whatever is on a button is pressed with it.
private struct ButtonLabels: View {
  @State private var isStarred = false

  var body: some View {
    Button {
      isStarred.toggle()
    } label: {
      HStack {
        Image(systemName: isStarred ? "star.fill" : "star")
        Text(isStarred ? "Starred" : "Star")
      }
      .padding()
    }
  }
}

/// A title with a symbol.
private struct Labels: View {
  var body: some View {
    VStack(alignment: .leading) {
      Label("Search", systemImage: "magnifyingglass")
      Label("Try again", systemImage: "arrow.clockwise").foregroundColor(.orange)
    }
  }
}
