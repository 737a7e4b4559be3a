import SwiftUI
import Testing

private struct Rating: View {
  @State private var stars = 3
  @Namespace private var pairs
  let name = "Coffee"

  var body: some View {
    VStack {
      Text(name).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      Image(systemName: "star").accessibilityLabel("Star").accessibilityRemoveTraits(.isImage)
      Image(systemName: "star").accessibilityLabel(Text("Star")).accessibilityIdentifier("star")
      Image(systemName: "star").accessibilityLabel(name).accessibilityHidden(true)
      HStack {
        Text("\(stars)")
        Text("stars")
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits([.isButton, .isSelected])
      .accessibilitySortPriority(1)
      HStack { Text("Stars") }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("\(stars) stars")
        .accessibilityValue(Text("stars"))
        .accessibilityValue(name)
        .accessibilityHint("label=Rating")
        .accessibilityHint(Text("Hint"))
        .accessibilityCustomContent("Price", Text("3"))
        .accessibilityCustomContent("Rating", name, importance: .high)
        .accessibilityInputLabels(["Rating", "Stars"])
        .accessibilityInputLabels([Text("Rating")])
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: stars += 1
          case .decrement: stars -= 1
          @unknown default: break
          }
        }
      Text("Actions")
        .accessibilityAction { stars = 0 }
        .accessibilityAction(.magicTap) { stars = 1 }
        .accessibilityAction(named: "Reset") { stars = 2 }
        .accessibilityAction(named: Text("Reset all")) { stars = 2 }
        .accessibilityAction(action: { stars = 3 }, label: { Text("Restore") })
        .accessibilityActions { Button("More") { stars += 1 } }
      Text("Drawn").accessibilityRepresentation { Button("Standing in") { stars = 5 } }
      Text("Chart").accessibilityChildren { Text("Bar") }
      Text("Label").accessibilityLabeledPair(role: .label, id: 1, in: pairs)
      Text("Content").accessibilityLabeledPair(role: .content, id: 1, in: pairs).accessibilityLinkedGroup(
        id: 2, in: pairs)
      Text("Old")
        .accessibilityShowsLargeContentViewer()
        .accessibilityRespondsToUserInteraction(false)
        .accessibilityIgnoresInvertColors()
        .speechSpellsOutCharacters()
    }
    .accessibilityElement(children: .contain)
  }
}

@available(*, deprecated)
private struct Older: View {
  var body: some View {
    Text("Old")
      .accessibility(label: Text("Label"))
      .accessibility(value: Text("Value"))
      .accessibility(hint: Text("Hint"))
      .accessibility(hidden: false)
      .accessibility(identifier: "old")
      .accessibility(addTraits: .isHeader)
      .accessibility(removeTraits: .isImage)
      .accessibility(sortPriority: 1)
      .accessibility(inputLabels: [Text("Old one")])
  }
}

private struct Refresh: View {
  var body: some View {
    Button("Refresh") {
      AccessibilityNotification.Announcement("The list is up to date.").post()
      AccessibilityNotification.Announcement(AttributedString("Nothing is new.")).post()
    }
  }
}

@MainActor
@Suite("Fidelity: accessibility")
struct AccessibilityFidelity {
  @Test("Accessibility modifiers compile and render")
  func rating() async {
    let tree = await show { Rating() }
    #expect(tree.contains("label=Rating"))
  }

  @Test("Accessibility announcements compile and render")
  func announcements() async {
    #expect(await show { Refresh() }.contains("Refresh"))
  }

  @available(*, deprecated)
  @Test("Deprecated accessibility modifiers compile and render")
  func older() async {
    let tree = await show { Older() }
    #expect(tree.contains("label=Label"))
  }
}
