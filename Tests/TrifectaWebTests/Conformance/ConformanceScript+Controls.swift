import PortableUI

extension ConformanceScript {
  private struct Controls: View {
    @State private var name = ""
    @State private var key = ""
    @State private var note = ""
    @State private var isLoud = false
    @State private var volume = 2.0
    @State private var count = 1
    @State private var isOpen = false
    @State private var log = "nothing"

    var body: some View {
      TextField("Name", text: $name).onSubmit { log = "sent" }
      SecureField("Key", text: $key)
      TextEditor(text: $note).accessibilityLabel("Note")
      Toggle("Loud", isOn: $isLoud)
      Slider(value: $volume, in: 0...10) { Text("Volume") }
      Stepper("Count", value: $count, in: 0...2)
      Button("Reset") { volume = 0 }
      Button("Off") { log = "never" }.disabled(true)
      DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
      Text("state: \(name) \(key) \(note) \(isLoud) \(Int(volume)) \(count) \(log)")
    }
  }

  static let controls = ConformanceScript(
    "controls", { Controls() },
    [
      Step(
        nil,
        shows: [
          "textField Name = ", "secureField Key = ", "textEditor Note = ", "toggle Loud = false", "slider Volume = 2",
          "stepper Count", "button Reset", "button Off", "disclosure More = false", "text state:    false 2 1 nothing",
        ], hides: ["text inside"]),
      Step(.type("Ann", into: "Name"), shows: ["textField Name = Ann", "text state: Ann   false 2 1 nothing"]),
      Step(.submit("Name"), shows: ["text state: Ann   false 2 1 sent"]),
      Step(.type("k<&\"", into: "Key"), shows: ["secureField Key = k<&\""]),
      Step(.type("a b", into: "Note"), shows: ["textEditor Note = a b"]),
      Step(.type("", into: "Note"), shows: ["text state: Ann k<&\"  false 2 1 sent"]),
      Step(.turn("Loud", on: true), shows: ["toggle Loud = true"]),
      Step(.slide("Volume", to: 7), shows: ["slider Volume = 7", "text state: Ann k<&\"  true 7 1 sent"]),
      Step(.step("Count", up: true), shows: ["text state: Ann k<&\"  true 7 2 sent"]),
      Step(.step("Count", up: false), shows: ["text state: Ann k<&\"  true 7 1 sent"]),
      Step(.tap("Reset"), shows: ["slider Volume = 0"]),
      Step(.tap("More"), shows: ["disclosure More = true", "text inside"]),
    ])

  private struct Choices: View {
    @State private var color = "Red"
    @State private var size = 1
    @State private var day = Date(timeIntervalSince1970: 0)

    var body: some View {
      Picker("Color", selection: $color) { ForEach(["Red", "Green"], id: \.self) { Text($0) } }
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.segmented)
      DatePicker("Day", selection: $day, displayedComponents: .date)
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
      Text("state: \(color) \(size) \(Int(day.timeIntervalSince1970) / 86_400)")
    }
  }

  static let choices = ConformanceScript(
    "choices", { Choices() },
    [
      Step(nil, shows: ["picker Color = Red", "picker Size = Small", "text state: Red 1 0"]),
      Step(.choose("Green", in: "Color"), shows: ["picker Color = Green", "text state: Green 1 0"]),
      Step(.choose("Large", in: "Size"), shows: ["picker Size = Large", "text state: Green 2 0"]),
      Step(.enter("1970-01-03", into: "Day"), shows: ["text state: Green 2 2"]),
    ])

  private struct Gestures: View {
    @State private var taps = 0
    @State private var holds = 0
    @State private var isOver = false
    @State private var opened = "none"

    var body: some View {
      Text("taps \(taps)").padding().onTapGesture { taps += 1 }
      Text("hold me").onLongPressGesture { holds += 1 }
      Text("holds \(holds)")
      Text("over \(isOver)").padding().background { Color.gray }.onHover { isOver = $0 }
      Text("See [there](https://example.org/there)")
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened = url.lastPathComponent
            return .handled
          })
      Text("opened \(opened)")
    }
  }

  private struct FingersAndKeys: View {
    @State private var place = CGSize.zero
    @State private var scale = 1.0
    @State private var degrees = 0.0
    @State private var keys: [String] = []

    var body: some View {
      Text("pull me").gesture(DragGesture().onEnded { place = $0.translation })
      Text("pinch me").gesture(
        MagnifyGesture().onEnded { scale = $0.magnification }
          .simultaneously(with: RotateGesture().onEnded { degrees = $0.rotation.degrees }))
      Text("key me").focusable().onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
        keys.append(press.key == .leftArrow ? "left" : "right")
        return .handled
      }
      Text(
        "state: \(Int(place.width)) \(Int(place.height)) \(Int(scale * 10)) \(Int(degrees.rounded())) \(keys.joined(separator: " "))"
      )
    }
  }

  static let fingersAndKeys = ConformanceScript(
    "fingers and keys", { FingersAndKeys() },
    [
      Step(nil, shows: ["text pull me", "text pinch me", "text key me", "text state: 0 0 10 0 "]),
      Step(.drag("pull me", by: CGSize(width: 30, height: -40)), shows: ["text state: 30 -40 10 0 "]),
      Step(.pinch("pinch me", to: 2, turned: .pi / 2), shows: ["text state: 30 -40 20 90 "]),
      Step(.press(.leftArrow, at: "key me"), shows: ["text state: 30 -40 20 90 left"]),
      Step(.press(.rightArrow, at: "key me"), shows: ["text state: 30 -40 20 90 left right"]),
    ])

  private struct Menus: View {
    @State private var log = "nothing"

    var body: some View {
      Menu("More") {
        Button("Copy") { log = "copied" }
        Menu("Send") { Button("By mail") { log = "mailed" } }
      }
      Text("a row").contextMenu { Button("Remove", role: .destructive) { log = "removed" } }
      Text("log \(log)")
    }
  }

  static let menus = ConformanceScript(
    "menus", { Menus() },
    [
      Step(nil, shows: ["menu More", "text a row", "text log nothing"]),
      Step(.pick("Copy", from: "More"), shows: ["text log copied"]),
      Step(.pick("By mail", from: "More"), shows: ["text log mailed"]),
      Step(.pick("Remove", from: "a row"), shows: ["text log removed"]),
    ])

  static let gestures = ConformanceScript(
    "gestures", { Gestures() },
    [
      Step(nil, shows: ["text taps 0", "text holds 0", "text over false", "text opened none"]),
      Step(.tap("taps 0"), shows: ["text taps 1"]),
      Step(.tap("taps 1"), shows: ["text taps 2"], hides: ["text taps 1"]),
      Step(.hold("hold me"), shows: ["text holds 1"]),
      Step(.point("over false", isOver: true), shows: ["text over true"]),
      Step(.point("over true", isOver: false), shows: ["text over false"]),
      Step(
        .follow("there", in: "See there", address: "https://example.org/there"), shows: ["text opened there"]),
    ])
}
