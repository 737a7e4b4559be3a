import PortableUI

/// Controls that keyboard focus skips, because assistive technology skips them, and default accessibility actions.
struct TabStopsScreen: View {
  @State private var isHidden = true
  @State private var isDisabled = false
  @State private var name = ""
  @State private var log = ""

  var body: some View {
    VStack {
      Toggle("Hide", isOn: $isHidden)
      Text("Tapped").onTapGesture { log += "tapped " }.accessibilityHidden(isHidden)
      Button("Pressed") { log += "pressed " }.accessibilityHidden(isHidden)
      VStack {
        Button("Inner") { log += "inner " }
        TextField("Field", text: $name)
        Text("Focusable").focusable()
      }
      .accessibilityHidden(isHidden)
      VStack { Button("Ignored") { log += "ignored " } }
        .accessibilityElement().accessibilityLabel("Card").accessibilityAction { log += "card " }
      Button("Second") { log += "second " }.disabled(isDisabled).accessibilityAction { log += "default " }
      Text("Gesture").onTapGesture { log += "gesture " }.accessibilityAction { log += "default " }
      Button {
        log += "label "
      } label: {
        Text("Label").accessibilityAction { log += "default " }
      }
      Text("Plain").accessibilityAction { log += "plain " }.accessibilityAction(named: "Named") { log += "named " }
      Toggle("Disable", isOn: $isDisabled)
      Text("Log: \(log)").accessibilityIdentifier("log")
    }
  }
}

/// Buttons, a field and keyboard shortcuts.
struct ClickedButtonsScreen: View {
  @State private var hasShortcuts = false
  @State private var note = ""
  @State private var log = ""

  var body: some View {
    VStack {
      TextField("Note", text: $note).onSubmit { log += "submit " }
      Button("Plain") { log += "plain " }
      Text("Tapped").onTapGesture { log += "tapped " }
      Button("Shortcuts") { hasShortcuts.toggle() }
      if hasShortcuts {
        Button("Default") { log += "default " }.keyboardShortcut(.defaultAction)
        Button("Spaced") { log += "space " }.keyboardShortcut(.space, modifiers: [])
      }
      Text("Log: \(log)").accessibilityIdentifier("log")
    }
  }
}

/// Shortcuts of buttons that are enabled by a typed text.
struct LateShortcutsScreen: View {
  @State private var draft = ""
  @State private var other = ""
  @State private var log = ""

  var body: some View {
    VStack {
      TextField("Draft", text: $draft, axis: .vertical)
      Button("Send") {
        log += draft + " "
        draft = ""
      }
      .keyboardShortcut(.return, modifiers: .command).disabled(draft.isEmpty)
      TextField("Other", text: $other).onSubmit { log += "submit " }
      Button("Save") {
        log += other + " "
        other = ""
      }
      .keyboardShortcut(.defaultAction).disabled(other.count < 3)
      Text("Log: \(log)").accessibilityIdentifier("log")
    }
  }
}

/// Menus whose labels are custom views.
struct CustomMenusScreen: View {
  @State private var log = ""

  var body: some View {
    VStack {
      Menu {
        Button("One") { log += "one " }
        Button("Two") { log += "two " }
      } label: {
        Label("Sort", systemImage: "star")
      }
      Menu {
        Button("Three") { log += "three " }
        Button("Four") { log += "four " }
      } label: {
        HStack {
          Image(systemName: "star")
          Text("Filter")
        }
        .padding().background(.mint)
      }
      Menu {
        Button("Five") { log += "five " }
      } label: {
        Label("Compact", systemImage: "star").labelStyle(.iconOnly)
      }
      Menu {
        Button("Six") { log += "six " }
      } label: {
        VStack {
          Image(systemName: "star").accessibilityLabel("Star")
          Text("Count")
          Text("3")
        }
      }
      .padding().accessibilityLabel("Named")
      Text("Log: \(log)").accessibilityIdentifier("log")
    }
  }
}
