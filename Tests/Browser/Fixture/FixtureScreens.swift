import PortableUI

/// A screen with one more button in a wide window. The server does not know the width before the page is live.
struct WidthScreen: View {
  @Environment(\.horizontalSizeClass) private var width
  @State private var pressed: [String] = []

  var body: some View {
    VStack {
      if width == .regular { Button("Delete") { pressed.append("Delete") } }
      Button("Keep") { pressed.append("Keep") }
      Text(pressed.joined(separator: ", ")).accessibilityIdentifier("pressed")
    }
  }
}

/// A counter with its own state and a button that changes it.
struct CounterScreen: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)").font(.largeTitle).accessibilityIdentifier("count")
      Button("Increment") { count += 1 }
    }
  }
}

/// A field, and the text that was typed into it.
struct EchoScreen: View {
  @State private var text = ""
  @State private var sent = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Say something", text: $text)
        .onSubmit {
          sent = text
          text = ""
        }
      Text("You said: \(text)").accessibilityIdentifier("echo")
      Text("Sent: \(sent)").accessibilityIdentifier("sent")
      Button("Clear") { text = "" }
    }
    .padding()
  }
}

/// A list to which the typed text is added on Return, on a button press and at each comma. Adding clears the field.
struct ShoppingScreen: View {
  @State private var text = ""
  @State private var items: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Add", text: $text)
        .onSubmit(add)
        .onChange(of: text) { _, new in
          if new.hasSuffix(",") { add() }
        }
      Button("Add", action: add)
      Text(items.joined(separator: " ")).accessibilityIdentifier("items")
    }
    .padding()
  }

  private func add() {
    items.append(text.replacing(",", with: ""))
    text = ""
  }
}

/// Fields that each move the focus to the next.
struct AddressScreen: View {
  private enum Field { case street, town }
  @FocusState private var focus: Field?
  @State private var street = ""
  @State private var town = ""

  var body: some View {
    Form {
      TextField("Street", text: $street).focused($focus, equals: .street).onSubmit { focus = .town }
      TextField("Town", text: $town).focused($focus, equals: .town).onSubmit { focus = nil }
      Button("Clear street") {
        street = ""
        focus = .town
      }
      Text("\(street), \(town)").accessibilityIdentifier("address")
    }
  }
}

/// A field that accepts only digits, next to uppercase text.
struct DigitsScreen: View {
  @State private var number = ""

  var body: some View {
    VStack {
      TextField("Number", text: Binding(get: { number }, set: { number = $0.filter(\.isNumber) }))
        .keyboardType(.phonePad)
      Text(number.isEmpty ? "Nothing" : number).accessibilityIdentifier("number")
      Button("Dial") {}.disabled(number.count < 3)
    }
    .padding()
  }
}

/// Rows that can be reordered, each with a field.
struct RowsScreen: View {
  @State private var rows = [1, 2, 3]
  @State private var next = 4

  var body: some View {
    VStack {
      ForEach(rows, id: \.self) { row in RowView(row: row) }
      HStack {
        Button("Add") {
          rows.append(next)
          next += 1
        }
        Button("Reverse") { rows.reverse() }
        Button("Remove first") { rows = Array(rows.dropFirst()) }
      }
    }
    .padding()
  }
}

private struct RowView: View {
  let row: Int
  @State private var note = ""

  var body: some View {
    HStack {
      Text("Row \(row)")
      TextField("Note \(row)", text: $note)
    }
  }
}

/// Buttons that open URLs, and whether the URLs were handled.
struct OpenerScreen: View {
  @Environment(\.openURL) private var openURL
  @State private var outcome = "not asked"

  var body: some View {
    VStack {
      Text(outcome).accessibilityIdentifier("outcome")
      Button("Call") { open("tel:5550123") }
      Button("Run script") { open("javascript:alert(1)") }
      Button("Page beside") { open("/counter?from=opener") }
      Button("Other host") { open("//example.org/counter") }
    }
  }

  private func open(_ address: String) {
    guard let url = URL(string: address) else { return }
    openURL(url) { outcome = $0 ? "opened" : "not opened" }
  }
}

/// A screen that changes without user input.
struct ClockScreen: View {
  @State private var ticks = 0

  var body: some View {
    Text("\(ticks) ticks")
      .accessibilityIdentifier("ticks")
      .task {
        while (try? await Task.sleep(for: .milliseconds(50))) != nil { ticks += 1 }
      }
  }
}

/// A screen whose evaluation takes longer than the time budget of a turn.
struct SlowScreen: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(wait(count)) done").accessibilityIdentifier("done")
      Button("Work") { count += 1 }
    }
  }

  private func wait(_ count: Int) -> Int {
    if count > 0 { usleep(200_000) }
    return count
  }
}

/// One view of each kind of box.
struct LayoutScreen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Layout").font(.largeTitle).bold()
      HStack {
        Text("Left")
        Spacer()
        Text("Right").foregroundStyle(.secondary)
      }
      Divider()
      HStack {
        Text("A").frame(width: 44, height: 44).background(Color.red.opacity(0.2))
        Text("B").frame(maxWidth: .infinity).padding(8).background(Color.green.opacity(0.2))
        Text("C").frame(width: 44, height: 44, alignment: .bottomTrailing).background(Color.blue.opacity(0.2))
      }
      ZStack(alignment: .bottomTrailing) {
        Color.yellow.opacity(0.2)
        Text("corner").font(.caption)
      }
      .frame(height: 60)
      TextField("Wide", text: .constant(""))
      TextField("Narrow", text: .constant("narrow")).frame(width: 160)
      Spacer()
      Button("Delete", role: .destructive) {}
      Button("Disabled") {}.disabled(true)
      Text("The end").frame(maxWidth: .infinity, alignment: .trailing).foregroundStyle(.purple)
    }
    .padding()
  }
}

/// A refreshable view, which shows its progress until "Finish" is pressed.
struct RefreshScreen: View {
  @State private var finish = AsyncStream.makeStream(of: Void.self)
  @State private var count = 0
  @State private var isLoading = false

  var body: some View {
    VStack {
      Text("Refreshed \(count) times").accessibilityIdentifier("count")
      ZStack {
        if isLoading {
          ProgressView("Loading", value: 0.25)
        } else {
          ContentUnavailableView {
            Label("Nothing Here", systemImage: "tray")
          } description: {
            Text("Come back later.")
          }
          .accessibilityIdentifier("nothing")
        }
      }
      .animation(.linear(duration: 5), value: isLoading)
      ProgressView()
      Button("Finish") { finish.continuation.yield() }
    }
    .refreshable {
      isLoading = true
      for await _ in finish.stream { break }
      isLoading = false
      count += 1
    }
  }
}

/// Texts with styled runs, and a group with a background behind each of its views.
struct TextsScreen: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Pressed \(Text("\(count)").bold().foregroundColor(.red)) \(Text("times").italic())")
        .accessibilityIdentifier("count")
      Text(count.isMultiple(of: 2) ? "plain" : "").accessibilityIdentifier("plain")
      parity.accessibilityIdentifier("parity")
      HStack {
        Group {
          Text("A").frame(width: 60, height: 40)
          Text("B").frame(width: 60, height: 40)
        }
        .background { Color.green.opacity(0.3) }
      }
      Button("Press") { count += 1 }
    }
    .padding()
  }

  private var parity: Text {
    count.isMultiple(of: 2) ? Text("even") : Text("o").bold() + Text("dd <i>")
  }
}
