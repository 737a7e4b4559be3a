import SwiftUI

extension Family {
  static let textAndButtons = Family(
    "Text and buttons",
    [
      Example { TextStyles() },
      Example { Emphasis() },
      Example { Markdown() },
      Example { FormattedNumbers() },
      Example { TextColors() },
      Example { Buttons() },
      Example { ButtonLabels() },
      Example { Labels() },
    ])
}

/// Built-in text styles scale with the preferred text size.
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

/// Bold, italic, underlined and struck-through text. Texts with different styles can be concatenated.
private struct Emphasis: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Bold").bold()
      Text("Italic").italic()
      Text("Underlined").underline()
      Text("Struck through").strikethrough()
      Text("One text with ") + Text("two styles").bold().foregroundColor(.red)
    }
  }
}

/// Markdown formatting in a text, with a link.
private struct Markdown: View {
  var body: some View {
    Text("Read the [documentation](https://www.swift.org/documentation) **carefully**, or *not at all*.")
  }
}

/// Interpolated values are formatted for the locale of the user.
private struct FormattedNumbers: View {
  private let price = 1234.5

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(1_000_000) people")
      Text(price, format: .currency(code: "EUR"))
      Text(0.25, format: .percent)
    }
  }
}

/// System colors adapt to light and dark mode.
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

/// A button performs an action. Its role sets its appearance.
private struct Buttons: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Pressed \(count) times")
      Button("Press") { count += 1 }
      Button("Reset", role: .destructive) { count = 0 }
      Button("Disabled") {}.disabled(true)
    }
  }
}

/// The label of a button can be any view.
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

/// A label combines a title and a symbol.
private struct Labels: View {
  var body: some View {
    VStack(alignment: .leading) {
      Label("Search", systemImage: "magnifyingglass")
      Label("Try Again", systemImage: "arrow.clockwise").foregroundColor(.orange)
    }
  }
}
