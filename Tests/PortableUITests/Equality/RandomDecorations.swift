import SwiftUI

// Controls, shapes and layers whose attributes depend on the world.

/// Returns a control, a shape, or a view that fills its space.
@MainActor
@ViewBuilder
func control(_ place: Place) -> some View {
  let world = place.world
  @ObservedObject var observed = world
  switch place.blueprint.variant {
  case 0: TextField("prompt \(world.number)", text: $observed.text).disabled(world.optional == 1)
  case 1: Toggle(isOn: $observed.flag) { Text("flag \(world.text)") }
  case 2:
    Slider(
      value: Binding {
        Double(world.number)
      } set: {
        world.number = Int($0)
      }, in: 0...Double(2 + world.environment), step: 1)
  case 3: Button(world.text) { world.flag.toggle() }.disabled(world.number == 1)
  case 4: ProgressView(value: world.flag ? Double(world.number) / 2 : nil)
  case 5:
    HStack(alignment: world.flag ? .top : .center, spacing: CGFloat(world.number * 4)) {
      Text("leading").font(world.flag ? .title : .body)
      if world.optional != nil { Spacer() }
      if world.number == 1 { Divider() }
      Text("trailing").font(.title)
    }
  case 6:
    if world.flag { Color.red.frame(height: 20) } else { Label(world.text, systemImage: "tray") }
  default:
    VStack(alignment: world.flag ? .leading : .trailing) {
      ForEach(world.rows) { Text("styled \($0.value)").bold($0.value == world.number) }
    }
    .font(world.optional == nil ? .caption : .title).foregroundColor(world.number == 1 ? .red : nil)
  }
}

/// Adds layers, some of which share a box.
@MainActor
@ViewBuilder
func decorated<Content: View>(_ content: Content, _ place: Place) -> some View {
  let world = place.world
  let number = CGFloat(world.number)
  switch place.blueprint.variant {
  case 0: content.padding(number * 4).background(world.flag ? Color.red : .blue).opacity(world.number == 0 ? 1 : 0.5)
  case 1:
    HStack { content }
      .frame(width: world.flag ? 120 : nil, height: world.number == 1 ? 60 : nil, alignment: .bottomTrailing)
      .border(.green, width: number + 1).padding(4)
  case 2: content.background(Color.yellow).padding(8).background(Color.blue).cornerRadius(number * 4)
  case 3:
    content.frame(maxWidth: world.flag ? .infinity : nil, alignment: .leading)
      .font(world.number == 0 ? nil : .headline).foregroundColor(world.flag ? .secondary : nil)
  case 4:
    content.onTapGesture { world.number = (world.number + 1) % 3 }.accessibilityLabel(world.text).padding()
  case 5:
    VStack { content }
      .overlay(alignment: world.flag ? .topTrailing : .bottom) { if world.flag { Text(world.text).font(.caption) } }
      .offset(x: number * 3)
  case 6:
    ZStack { content }.disabled(world.flag).accessibilityIdentifier("id \(world.number)").accessibilityHint(world.text)
  default:
    VStack(spacing: number * 2) { content }
      .frame(minWidth: number * 30, maxHeight: world.number == 1 ? .infinity : nil).clipped()
  }
}
