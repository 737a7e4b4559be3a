import SwiftUI
import Testing

private struct Poem: View {
  let name = "Ada"
  let count = 3
  let price = 12.5
  let start = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Hello, \(name)!")
        Text(verbatim: "Hello, \(name)!")
        Text(name)
        Text(name.uppercased().prefix(2))
        Text("greeting", tableName: "Labels", bundle: .main, comment: "Shown first")
        Text("^[\(count) apple](inflect: true)")
        Text("**Bold**, *italic*, `code` and [a link](https://example.com)")
        Text(LocalizedStringKey("key"))
        Text(price, format: .number)
        Text(price, format: .currency(code: "EUR"))
        Text(count, format: .number.grouping(.never))
        Text(0.25, format: .percent)
        Text(start, format: .dateTime.year().month())
        Text("\(price, specifier: "%.2f") and \(count, specifier: "%03d")")
        Text("\(price, format: .number)")
        Group {
          Text(start, style: .date)
          Text(start, style: .time)
          Text(start, style: .relative)
          Text(start, style: .offset)
          Text(start, style: .timer)
          Text(start...start.addingTimeInterval(60))
          Text(DateInterval(start: start, duration: 60))
          Text(timerInterval: start...start.addingTimeInterval(60))
          Text(
            timerInterval: start...start.addingTimeInterval(60), pauseTime: start, countsDown: false, showsHours: false)
        }
        Text(attributed)
        Text(Image(systemName: "star")) + Text(" rated")
      }
    }
  }

  private var attributed: AttributedString {
    var string = AttributedString("Attributed")
    string.foregroundColor = .red
    string.font = .title
    return string
  }
}

private struct Styles: View {
  var body: some View {
    VStack {
      Text("Bold").bold() + Text(" and ").italic().foregroundColor(.secondary)
        + Text("more").underline(true, color: .red)
      Text("One").font(.title).fontWeight(.heavy).strikethrough().kerning(2).tracking(1).baselineOffset(3)
      Text("Two").monospacedDigit().monospaced().fontDesign(.rounded).fontWidth(.condensed).textScale(.secondary)
      Text("Three").foregroundStyle(.red).strikethrough(pattern: .dash, color: .blue).bold(false).italic(true)
      Text("Four").font(.custom("Georgia", size: 20)).font(.custom("Georgia", size: 20, relativeTo: .title))
      Text("Five").font(.custom("Georgia", fixedSize: 20)).font(.system(size: 20)).font(
        .system(size: 20, weight: .bold))
      Text("Six").font(.system(size: 20, weight: .bold, design: .serif)).font(.system(.body, design: .monospaced))
      Text("Seven").font(.system(.body, design: .rounded, weight: .semibold)).font(.body.bold().italic().smallCaps())
      Text("Eight").font(.body.weight(.light).monospacedDigit().leading(.tight).width(.expanded))
      Text("Nine").font(.headline.lowercaseSmallCaps()).font(.largeTitle.uppercaseSmallCaps()).font(Font.caption2)
    }
    .font(.system(.title3))
  }
}

private struct Paragraphs: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    VStack {
      Text("A long text")
        .lineLimit(2).lineLimit(nil).lineLimit(1...3).lineLimit(...2).lineLimit(2...).lineLimit(2, reservesSpace: true)
        .lineSpacing(4)
        .multilineTextAlignment(.center)
        .truncationMode(.middle)
        .minimumScaleFactor(0.5)
        .allowsTightening(true)
      Text("Selectable").textSelection(.enabled).textCase(.uppercase).flipsForRightToLeftLayoutDirection(true)
      Text(typeSize.isAccessibilitySize ? "Large" : "Usual").dynamicTypeSize(.xxxLarge)
      Text("Limited").dynamicTypeSize(...DynamicTypeSize.accessibility1).dynamicTypeSize(.small ... .large)
    }
    .bold().italic().underline().strikethrough(false).kerning(1).tracking(1).monospacedDigit()
    .fontWeight(.medium).fontDesign(.serif).fontWidth(.standard).textCase(nil)
    .textSelection(.disabled)
  }
}

@MainActor
@Suite("Fidelity: text")
struct TextFidelity {
  @Test("Text initializers compile and render")
  func texts() async {
    let tree = await show { Poem() }
    #expect(tree.contains("Hello, Ada!"))
    #expect(tree.contains("12.50 and 003"))
  }

  @Test("Text modifiers compile and render")
  func styles() async {
    let tree = await show { Styles() }
    #expect(tree.contains("fontFamily=Georgia"))
  }

  @Test("Paragraph modifiers compile and render")
  func paragraphs() async {
    let tree = await show { Paragraphs() }
    #expect(tree.contains("truncation=middle"))
    #expect(tree.contains("Usual"))
  }
}
