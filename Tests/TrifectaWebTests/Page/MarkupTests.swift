import Elements
import Foundation
import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

/// The header of a PNG file of 20 by 10 pixels.
private let png = Data([
  0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 20, 0, 0, 0, 10,
])

@Suite("Markup")
@MainActor
struct MarkupTests {
  @Test("A text becomes a span with escaped content")
  func text() {
    #expect(markup { Text("<b> & \"c\"") } == "<span id=n1>&lt;b&gt; &amp; &quot;c&quot;</span>")
  }

  @Test("A button becomes a button element that contains its label")
  func button() {
    let expected = "<button id=n1 type=button><span id>Go</span></button>"
    #expect(markup { Button("Go") {} } == expected)
  }

  @Test("A disabled or destructive button has the matching attribute")
  func buttonStates() {
    #expect(markup { Button("Go") {}.disabled(true) }.hasPrefix("<button id=n1 type=button disabled>"))
    #expect(markup { Button("Go", role: .destructive) {} }.contains(" data-role=destructive"))
  }

  @Test("A page is filled with its background, and pages of a tab view with a background are transparent")
  func containerBackgrounds() {
    func sent<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> String {
      TestSession { content() }.received().joined()
    }
    let page = sent { NavigationStack { Text("a").containerBackground(.green, for: .navigation) } }
    #expect(page.contains("{background:light-dark(#34c759,#30d158)}"), "\(page)")
    let tabs = sent { TabView { Text("a").containerBackground(.green, for: .tabView) } }
    #expect(tabs.contains("{background:light-dark(#34c759,#30d158);--page:#0000}"), "\(tabs)")
  }

  @Test("The icon of a label is marked, with its tint")
  func labelIcons() {
    #expect(markup { Label("Inbox", systemImage: "tray") }.contains(" data-icon"))
    let tinted = TestSession { Label("Inbox", systemImage: "tray").tint(.red) }.received().joined()
    #expect(tinted.contains("--tint:"))
    #expect(!markup { Image(systemName: "tray").tint(.red) }.contains("data-icon"))
  }

  @Test("The linear gauge styles have different markup")
  func gauges() {
    func gauge(_ style: some GaugeStyle) -> String { markup { Gauge(value: 0.5) { Text("a") }.gaugeStyle(style) } }
    #expect(!gauge(.linearCapacity).contains("data-style"))
    #expect(gauge(.accessoryLinear).contains("data-style=marker"))
    #expect(gauge(.accessoryLinearCapacity).contains("data-style=thick"))
  }

  @Test("An open ring differs from a closed one, and a gradient becomes color stops along the arc")
  func gaugeRings() {
    func gauge(_ style: some GaugeStyle) -> String { markup { Gauge(value: 0.5) { Text("a") }.gaugeStyle(style) } }
    #expect(
      gauge(.accessoryCircular).contains("<gauge-ring") && gauge(.accessoryCircular).contains("data-style=marker"))
    #expect(gauge(.accessoryCircularCapacity).contains("<gauge-ring"))
    #expect(!gauge(.accessoryCircularCapacity).contains("data-style"))
    let tinted = rendered { Gauge(value: 0.5) { Text("a") }.tint(Gradient(colors: [.black, .white])) }
    #expect(tinted.contains("--stops:#000000 calc(var(--arc)*0),#ffffff calc(var(--arc)*1)"), "\(tinted)")
    let single = rendered { Gauge(value: 0.5) { Text("a") }.tint(.black) }
    #expect(single.contains("--tint:#000000") && !single.contains("--stops"))
  }

  @Test("A hover effect is a class of a box that only it styles, and a disabled effect has none")
  func hoverEffects() {
    let lifted = markup { Text("a").opacity(0.5).hoverEffect(.lift).opacity(0.7) }
    #expect(lifted.components(separatedBy: "<view-box").count == 3, "\(lifted)")
    #expect(lifted.contains("hover-lift"))
    #expect(markup { Text("a").hoverEffect() }.contains("hover-highlight"))
    #expect(!markup { Text("a").hoverEffect(isEnabled: false) }.contains("hover-"))
  }

  @Test("A control group with a menu style is a menu inside a menu")
  func submenu() {
    let html = markup { Menu("Outer") { ControlGroup("Inner") { Button("a") {} }.controlGroupStyle(.menu) } }
    #expect(html.components(separatedBy: "<view-menu").count == 3, "\(html)")
    #expect(html.contains(">Inner<"))
  }

  @Test("A disabled button in another button's label has aria-disabled")
  func buttonInButton() {
    func markup(isOff: Bool) -> String {
      self.markup {
        Button {
        } label: {
          Button("Inner") {}.disabled(isOff)
        }
      }
    }
    #expect(markup(isOff: true).contains("role=button tabindex=0 disabled aria-disabled=true>"))
    #expect(!markup(isOff: false).contains("disabled"))
  }

  @Test("A text field becomes an input with its value, placeholder and accessible name")
  func field() {
    let markup = markup { TextField("Name", text: .constant("a\"b")) }
    #expect(
      markup == #"<input id=n1 type=text value="a&quot;b" autocomplete=off placeholder=Name aria-label=Name>"#)
  }

  @Test("A keyboard type sets inputmode")
  func keyboard() {
    #expect(markup { TextField("", text: .constant("")).keyboardType(.phonePad) }.contains(" inputmode=tel"))
    #expect(markup { TextField("", text: .constant("")).keyboardType(.decimalPad) }.contains(" inputmode=decimal"))
  }

  @Test("A maximum width or color multiplication sets the matching class")
  func narrowed() {
    #expect(markup { Text("a").frame(maxWidth: 300) }.contains(" w m\""))
    #expect(markup { TextField("a", text: .constant("")).frame(maxWidth: 300) }.contains(" m\""))
    #expect(!markup { Text("a").frame(maxWidth: .infinity) }.contains(" m\""))
    #expect(!markup { Text("a").frame(minWidth: 300) }.contains(" m\""))
    #expect(markup { Text("a").colorMultiply(.red) }.contains(" g\""))
  }

  @Test("Gestures in a button's label add no nested button role")
  func pressedOnButton() {
    let markup = markup {
      Button {
      } label: {
        Text("a").onLongPressGesture {}
        Text("b").onTapGesture {}
      }
    }
    #expect(markup.contains("data-press") && markup.contains("data-tap"))
    #expect(!markup.contains("tabindex") && !markup.contains("role=button"))
  }

  @Test("A stack contains its children in order")
  func stacks() {
    let markup = markup {
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    #expect(
      markup == "<h-stack id=n1 class=w><span id>a</span><view-spacer id></view-spacer><span id>b</span></h-stack>")
  }

  @Test("A divider becomes an hr element")
  func divider() {
    #expect(markup { Divider() } == "<hr id=n1>")
  }

  @Test("A progress view has a name, and a value when it is determinate")
  func progress() {
    #expect(markup { ProgressView() }.contains(#"<progress id aria-label="In progress"></progress>"#))
    let half = markup { ProgressView("Loading", value: 0.5) }
    #expect(half.contains(#"<progress id value="0.5" aria-label=Loading></progress>"#))
  }

  @Test("A symbol is hidden from assistive technology unless it has a label")
  func image() {
    #expect(
      markup { Image(systemName: "tray") }
        .hasPrefix("<view-image id=n1 class=A aria-hidden=true data-symbol=tray></view-image>"))
    let labelled = markup { Image(systemName: "tray").accessibilityLabel("Inbox") }
    #expect(labelled.contains(" role=img"))
    #expect(labelled.contains(" aria-label=Inbox"))
    #expect(!labelled.contains("aria-hidden"))
  }

  @Test("A refreshable view starts with a refresh button")
  func refreshable() {
    let button = "<button type=button data-event=refresh>Refresh</button>"
    #expect(
      markup { Text("a").refreshable {} }
        == "<view-refreshable id=n1>\(button)<span id>a</span></view-refreshable>")
  }

  @Test("Animation and transition modifiers add no initial markup")
  func animation() {
    let markup = markup { Text("a").animation(.linear(duration: 1), value: 0).transition(.slide) }
    #expect(markup == "<span id=n1>a</span>")
  }

  @Test("Accessibility modifiers become ARIA attributes")
  func accessibility() {
    let markup = markup {
      Button("x") {}.accessibilityLabel("Close").accessibilityHint("Ends it").accessibilityIdentifier("close")
    }
    #expect(markup.contains(" aria-label=Close"))
    #expect(markup.contains(#" aria-description="Ends it""#))
    #expect(markup.contains(" data-testid=close"))
  }

  @Test("The description lists value, important custom content, hint, then other content")
  func customContent() {
    let button = markup {
      Button("x") {}.accessibilityCustomContent("Price", "3").accessibilityHint("Adds it").accessibilityValue("one")
        .accessibilityCustomContent("Rating", "4", importance: .high).accessibilityCustomContent("Size", "large")
    }
    #expect(button.contains(#" aria-description="one. Rating: 4. Adds it. Price: 3. Size: large""#))
    let text = markup { Text("x").accessibilityCustomContent("a", "1").padding().accessibilityCustomContent("b", "2") }
    #expect(text.contains(#" aria-description="a: 1. b: 2""#))
  }

  private func markup<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> String {
    rendered(content)
  }
}

@Suite("Style declarations")
@MainActor
struct StyleTests {
  @Test("Stack spacing and alignment become declarations unless they are the default")
  func stack() {
    #expect(style { VStack(alignment: .leading, spacing: 16) { Text("a") } } == "align-items:start;gap:16px")
    #expect(style { VStack { Text("a") } } == nil)
    #expect(style { HStack(alignment: .firstTextBaseline) { Text("a") } } == "align-items:first baseline")
    #expect(style { ZStack(alignment: .bottomTrailing) { Text("a") } } == "place-items:end end")
  }

  @Test("Padding uses logical edges")
  func padding() {
    #expect(style { Text("a").padding(.leading, 4) } == "padding-inline-start:4px")
  }

  @Test("A frame sets its size, or a class when it fills the available space")
  func frame() {
    let fixed = rendered { Text("a").frame(width: 40) }
    #expect(fixed == #"<view-box class="A x"><span id=n1>a</span></view-box>.A{width:40px}"#)
    let filling = rendered { Text("a").frame(maxWidth: .infinity, alignment: .trailing) }
    #expect(
      filling == #"<view-box class="A w"><span id=n1>a</span></view-box>.A{justify-content:center;align-items:end}"#)
  }

  @Test("A text style sets font, and a font design overrides its family")
  func font() {
    #expect(style { Text("a").font(.title) } == "font:var(--font-title)")
    #expect(style { Text("a").font(.system(size: 20, weight: .bold)) } == "font-size:20px;font-weight:700")
    let serif = style { Text("a").font(.system(.body, design: .serif)) }
    #expect(serif == "font:var(--font-body);font-family:var(--design-serif)")
  }

  @Test("Colors use style sheet variables or hexadecimal values, with optional opacity")
  func colors() {
    #expect(style { Text("a").foregroundStyle(.red) } == "color:var(--red)")
    #expect(style { Text("a").foregroundStyle(Color(red: 1, green: 0, blue: 0)) } == "color:#ff0000")
    let faint = style { Text("a").foregroundStyle(Color.red.opacity(0.5)) }
    #expect(faint == "color:color-mix(in srgb,var(--red) 50%,transparent)")
  }

  @Test("An image with cap insets becomes a border image with a stretched or tiled center")
  func capInsets() throws {
    let image = try #require(UIImage(data: png))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let stretched = try #require(style { Image(uiImage: image).resizable(capInsets: insets) })
    #expect(stretched.contains(" 10% 20% 30% 10% fill/1px 4px 3px 2px stretch"), "\(stretched)")
    #expect(stretched.contains("background:none"))
    let tiled = try #require(style { Image(uiImage: image).resizable(capInsets: insets, resizingMode: .tile) })
    #expect(tiled.contains(" 10% 20% 30% 10% fill/1px 4px 3px 2px repeat"), "\(tiled)")
    let whole = try #require(style { Image(uiImage: image).resizable() })
    #expect(!whole.contains("border") && whole.contains(" 0 0/100% 100% no-repeat"), "\(whole)")
  }

  @Test("A symbol effect's direction and hidden layers become CSS variables")
  func symbolEffects() {
    func variables(_ effect: SymbolEffect) -> String { rendered { Image(systemName: "wifi").symbolEffect(effect) } }
    #expect(variables(.rotate.counterClockwise).contains("--effect-way:reverse"))
    #expect(variables(.variableColor.reversing).contains("--effect-way:alternate"))
    #expect(variables(.variableColor.hideInactiveLayers).contains("--effect-dim:0%"))
    #expect(variables(.disappear.up).contains("--effect-scale:1.4"))
    #expect(!variables(.rotate).contains("--effect-"))
  }

  @Test("A tiled image repeats at its size in points")
  func tiles() throws {
    let image = try #require(UIImage(data: png, scale: 2))
    let tiled = try #require(style { Image(uiImage: image).resizable(resizingMode: .tile) })
    #expect(tiled.contains(" 0 0/10px 5px"), "\(tiled)")
  }

  private func style<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> String? {
    let markup = rendered(content)
    let tag = markup.prefix { $0 != ">" }
    guard tag.contains("class=A") || tag.contains("class=\"A ") else { return nil }
    return markup.split(separator: ".A{").last?.split(separator: "}").first.map(String.init)
  }
}

/// The markup and style rules of a screen.
@MainActor
private func rendered<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> String {
  let page = TestSession(content: content)
  var markup: [UInt8] = []
  var styles = StyleNames()
  var numbers = Markup.Numbers.counted
  guard let view = page.session.view else { return "" }
  PageNote.write(on: view.graph.root)
  Markup.appendChildren(of: view.graph.root, to: &markup, &styles, &numbers)
  return String(decoding: markup, as: UTF8.self) + styles.takeRules().joined()
}
