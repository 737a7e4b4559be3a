import SwiftUI

extension Family {
  static let controls = Family(
    "Controls",
    [
      Example { ButtonStyles() },
      Example { CustomButtonStyle() },
      Example { Toggles() },
      Example { Pickers() },
      Example { WheelPicker() },
      Example { Steppers() },
      Example { Sliders() },
      Example { DatePickers() },
      Example { MultipleDates() },
      Example { ColorPickers() },
      Example { TextFields() },
      Example { MultilineFields() },
      Example { Menus() },
      Example { ContextMenus() },
      Example { Groups() },
      Example { ProgressAndGauges() },
      Example { Links() },
      Example { KeyboardShortcuts() },
    ])
}

/// Buttons in the built-in styles, sizes and border shapes.
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

/// A custom button style that changes its appearance while the button is pressed.
private struct CustomButtonStyle: View {
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

/// A toggle as a switch, a button and a checkbox.
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

/// A picker as a menu, a segmented control and an inline list.
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

/// A picker with many options, displayed as a wheel.
private struct WheelPicker: View {
  @State private var number = 7

  var body: some View {
    Picker("Number", selection: $number) {
      ForEach(1..<31) { Text("\($0)") }
    }
    .pickerStyle(.wheel)
  }
}

/// A stepper increments and decrements a number within a range.
private struct Steppers: View {
  @State private var count = 2

  var body: some View {
    Stepper("\(count) guests", value: $count, in: 1...8)
  }
}

/// A slider selects a number from a range. Labels show the minimum and the maximum.
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

/// Pickers for a date and for a time of day.
private struct DatePickers: View {
  @State private var date = Date(timeIntervalSince1970: 1_800_000_000)

  var body: some View {
    VStack {
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
    }
  }
}

/// A calendar in which people select any number of dates, from today on.
private struct MultipleDates: View {
  @State private var days: Set<DateComponents> = []

  var body: some View {
    VStack {
      MultiDatePicker("Days off", selection: $days, in: Calendar.current.startOfDay(for: .now)...)
      Text("Days: \(days.count)")
    }
  }
}

/// A picker for a color.
private struct ColorPickers: View {
  @State private var color = Color.orange

  var body: some View {
    ColorPicker("Background", selection: $color, supportsOpacity: false)
      .padding()
      .background(color.opacity(0.2))
  }
}

/// Fields for text, a formatted number and a password.
private struct TextFields: View {
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

/// A text field that grows with its content, from two lines to six.
private struct MultilineFields: View {
  @State private var note = "This field grows\nwith its content."

  var body: some View {
    TextField("Note", text: $note, axis: .vertical).lineLimit(2...6).textFieldStyle(.roundedBorder)
  }
}

/// A menu groups actions, toggles and submenus behind one button.
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

/// A context menu opens with a long press or a secondary click.
private struct ContextMenus: View {
  @State private var isMarked = false

  var body: some View {
    Text(isMarked ? "A marked row" : "A row")
      .padding()
      .contextMenu { Button("Mark") { isMarked.toggle() } }
  }
}

/// A group box frames related content. A disclosure group shows its content on demand.
private struct Groups: View {
  var body: some View {
    GroupBox("Traveller") {
      LabeledContent("Name", value: "Ada")
      DisclosureGroup("Details") { LabeledContent("Seat", value: "12 A") }
    }
  }
}

/// Progress views show how much of a task is done. Gauges show a value within a range.
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
      }.gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 21, in: -10...40) {
        Text("°C")
      } currentValueLabel: {
        Text("21")
      } minimumValueLabel: {
        Text("-10")
      } maximumValueLabel: {
        Text("40")
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Gradient(colors: [.blue, .green, .orange]))
    }
  }
}

/// A link opens a URL. A share link opens the system's share sheet.
private struct Links: View {
  var body: some View {
    HStack {
      Link("Swift", destination: URL(string: "https://www.swift.org")!)
      ShareLink(item: URL(string: "https://www.swift.org")!)
    }
  }
}

/// Keyboard shortcuts for buttons: Command-K and Return.
private struct KeyboardShortcuts: View {
  @State private var count = 0

  var body: some View {
    HStack {
      Button("Add") { count += 1 }.keyboardShortcut("k")
      Button("Clear") { count = 0 }.keyboardShortcut(.defaultAction)
      Text("\(count)")
    }
  }
}
