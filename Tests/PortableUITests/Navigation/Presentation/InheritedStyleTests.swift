import ScreenTesting
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var mark = "none"
}

/// A text that shows an environment value.
private struct Marked: View {
  @Environment(\.mark) private var mark

  var body: some View { Text("mark \(mark)") }
}

@MainActor
@Suite("Inherited attributes of presentations")
struct InheritedStyleTests {
  enum Kind: CaseIterable {
    case alert, valueAlert, dialog, menu, sheet, cover, popover, inspector

    /// Whether the platform determines its appearance.
    var isPlatform: Bool {
      switch self {
      case .alert, .valueAlert, .dialog, .menu: true
      case .sheet, .cover, .popover, .inspector: false
      }
    }
  }

  private struct Page: View {
    let kind: Kind

    var body: some View {
      VStack { presented }
        .foregroundStyle(.red).font(.largeTitle).bold().lineLimit(1).textCase(.uppercase)
        .buttonStyle(.plain).controlSize(.large).tint(.green)
        .environment(\.mark, "outer")
    }

    @ViewBuilder private var presented: some View {
      let page = Text("page")
      switch kind {
      case .alert:
        page.alert("Title", isPresented: .constant(true)) {
          Button("Press") {}
        } message: {
          Marked()
        }
      case .valueAlert:
        page.alert(isPresented: .constant(true)) {
          Alert(title: Text("Title"), message: Text("mark outer"), dismissButton: .default(Text("Press")))
        }
      case .dialog:
        page.confirmationDialog("Title", isPresented: .constant(true)) {
          Button("Press") {}
        } message: {
          Marked()
        }
      case .menu:
        Menu("Menu") {
          Marked()
          Button("Press") {}
        }
      case .sheet: page.sheet(isPresented: .constant(true)) { content }
      case .cover: page.fullScreenCover(isPresented: .constant(true)) { content }
      case .popover: page.popover(isPresented: .constant(true)) { content }
      case .inspector: page.inspector(isPresented: .constant(true)) { content }
      }
    }

    @ViewBuilder private var content: some View {
      Marked()
      Button("Press") {}
    }
  }

  @Test("Sheets inherit text and button styles, and alerts, dialogs and menus do not", arguments: Kind.allCases)
  func looks(kind: Kind) async throws {
    let screen = await Screen { Page(kind: kind) }
    let text = kind.isPlatform ? "mark outer" : "MARK OUTER"
    let lines = screen.tree.split(separator: "\n")
    let line = try #require(lines.first { $0.contains("text \"\(text)\"") })
    for look in ["foreground=red", "fontWeight=bold", "lineLimit=1"] {
      #expect(line.contains(look) == !kind.isPlatform)
    }
    #expect(line.contains("fontStyle=largeTitle") == !kind.isPlatform)
    let press = try #require(lines.lastIndex { $0.localizedCaseInsensitiveContains("text \"Press\"") })
    let button = try #require(lines[..<press].last { $0.contains(" button") })
    #expect(button.contains("style=plain") == !kind.isPlatform)
    #expect(button.contains("size=large") == !kind.isPlatform)
    #expect(button.contains("tint=green"))
  }

  @Test("Attributes set inside an alert apply to it")
  func ownLooks() async throws {
    let screen = await Screen {
      Text("page").font(.title)
        .alert("Title", isPresented: .constant(true)) {
          Button("Press") {}
        } message: {
          Text("message").foregroundStyle(.red)
        }
        .font(.largeTitle)
    }
    #expect(try screen.find(.text("message")).attribute("foreground") == "red")
    #expect(try screen.find(.text("message")).attribute("fontStyle") == "footnote")
  }
}
