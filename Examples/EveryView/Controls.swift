import SwiftUI

extension Family {
  static let controls = Family(
    "Controls", source: PackageResources.Controls_txt,
    [
      Example { ButtonStyles() },
      Example { OwnButtonStyle() },
      Example { Toggles() },
      Example { Pickers() },
      Example { WheelPicker() },
      Example { Steppers() },
      Example { Sliders() },
      Example { DatePickers() },
      Example { DaysOff() },
      Example { ColorPickers() },
      Example { Fields() },
      Example { Editors() },
      Example { Menus() },
      Example { ContextMenus() },
      Example { Groups() },
      Example { ProgressAndGauges() },
      Example { Links() },
      Example { Shortcuts() },
    ])
}

/// Buttons in the platform's styles, sizes and shapes.
private struct ButtonStyles: View {
  var body: some View {
    VStack {
      HStack {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Bordered") {}.buttonStyle(.bordered)
      }
      HStack {
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button("Capsule") {}.buttonStyle(.bordered).buttonBorderShape(.capsule).tint(.green)
      }
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Large") {}.buttonStyle(.borderedProminent).controlSize(.large)
    }
  }
}

/// A style of one's own, which follows the press.
private struct OwnButtonStyle: View {
  struct Shrinking: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding()
        .background(configuration.isPressed ? Color.orange : Color.yellow.opacity(0.4))
        .opacity(configuration.isPressed ? 0.7 : 1)
    }
  }

  var body: some View {
    Button("Press and hold") {}.buttonStyle(Shrinking())
  }
}

/// Something to turn on and off, in three styles.
private struct Toggles: View {
  @State private var isOn = true

  var body: some View {
    VStack {
      Toggle("Switch", isOn: $isOn)
      Toggle("Button", isOn: $isOn).toggleStyle(.button)
      Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
    }
  }
}

/// One of several, chosen from a menu, side by side, or in lines.
private struct Pickers: View {
  @State private var size = "Medium"

  var body: some View {
    VStack {
      Picker("Size", selection: $size) { sizes }
      Picker("Size", selection: $size) { sizes }.pickerStyle(.segmented)
      Picker("Size", selection: $size) { sizes }.pickerStyle(.inline)
    }
  }

  private var sizes: some View {
    ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
  }
}

/// One of many, on a wheel.
private struct WheelPicker: View {
  @State private var number = 7

  var body: some View {
    Picker("Number", selection: $number) {
      ForEach(1..<31) { Text("\($0)") }
    }
    .pickerStyle(.wheel)
  }
}

/// A number, by steps.
private struct Steppers: View {
  @State private var count = 2

  var body: some View {
    Stepper("\(count) guests", value: $count, in: 1...8)
  }
}

/// A number from a range, between two labels.
private struct Sliders: View {
  @State private var speed = 40.0

  var body: some View {
    VStack {
      Slider(value: $speed, in: 0...100) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      Text("\(Int(speed)) km/h")
    }
  }
}

/// A day and a time of day.
private struct DatePickers: View {
  @State private var date = Date(timeIntervalSince1970: 1_800_000_000)

  var body: some View {
    VStack {
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
    }
  }
}

/// Any number of days on the pages of a calendar, from today on.
private struct DaysOff: View {
  @State private var days: Set<DateComponents> = []

  var body: some View {
    VStack {
      MultiDatePicker("Days off", selection: $days, in: Calendar.current.startOfDay(for: .now)...)
      Text("Days: \(days.count)")
    }
  }
}

/// A color.
private struct ColorPickers: View {
  @State private var color = Color.orange

  var body: some View {
    ColorPicker("Background", selection: $color, supportsOpacity: false)
      .padding()
      .background(color.opacity(0.2))
  }
}

/// Lines of text, numbers and secrets.
private struct Fields: View {
  @State private var name = ""
  @State private var age = 36
  @State private var password = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name, prompt: Text("As on your card")).textContentType(.name)
      TextField("Age", value: $age, format: .number).keyboardType(.numberPad)
      SecureField("Password", text: $password)
    }
    .textFieldStyle(.roundedBorder)
  }
}

/// Texts of many lines.
private struct Editors: View {
  @State private var note = "A field that grows\nwith what is in it."

  var body: some View {
    TextField("Note", text: $note, axis: .vertical).lineLimit(2...6).textFieldStyle(.roundedBorder)
  }
}

/// Things to do, behind a button.
private struct Menus: View {
  @State private var last = "nothing"
  @State private var isBold = false

  var body: some View {
    HStack {
      Menu("Options", systemImage: "ellipsis.circle") {
        Button("Copy", systemImage: "doc.on.doc") { last = "copied" }
        Toggle("Bold", isOn: $isBold)
        Menu("More") { Button("Share") { last = "shared" } }
        Button("Delete", systemImage: "trash", role: .destructive) { last = "deleted" }
      }
      Text("Last: \(last)").bold(isBold)
    }
  }
}

/// Things to do with a view: hold it, or press the other button of the mouse.
private struct ContextMenus: View {
  @State private var isMarked = false

  var body: some View {
    Text(isMarked ? "A marked row" : "A row")
      .padding()
      .contextMenu { Button("Mark") { isMarked.toggle() } }
  }
}

/// What belongs together, and what is shown on demand.
private struct Groups: View {
  var body: some View {
    GroupBox("Traveller") {
      LabeledContent("Name", value: "Ada")
      DisclosureGroup("Details") { LabeledContent("Seat", value: "12 A") }
    }
  }
}

/// How much is done, and how much there is.
private struct ProgressAndGauges: View {
  var body: some View {
    VStack {
      ProgressView("Copying", value: 0.4)
      ProgressView("Loading")
      Gauge(value: 0.7) { Text("Battery") }
      Gauge(value: 72, in: 40...180) {
        Text("BPM")
      } currentValueLabel: {
        Text("72")
      }.gaugeStyle(.accessoryCircular)
    }
  }
}

/// Ways to somewhere else.
private struct Links: View {
  var body: some View {
    HStack {
      Link("Swift", destination: URL(string: "https://www.swift.org")!)
      ShareLink(item: URL(string: "https://www.swift.org")!)
    }
  }
}

/// Buttons that keys press: Command and K, and Return.
private struct Shortcuts: View {
  @State private var count = 0

  var body: some View {
    HStack {
      Button("Add") { count += 1 }.keyboardShortcut("k")
      Button("Clear") { count = 0 }.keyboardShortcut(.defaultAction)
      Text("\(count)")
    }
  }
}
