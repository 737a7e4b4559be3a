import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("Row markup")
@MainActor
struct RowMarkupTests {
  private func html<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> String {
    let screen = Screen(path: "/x", title: "X", summary: nil, content: content)
    let page = Page(of: screen, language: "en", token: "token", cookie: nil)
    return String(decoding: page.content, as: UTF8.self)
  }

  @Test("A row element encloses all boxes of its content")
  func boxes() {
    let html = html { List { Text("a").background { Text("b") }.padding(3) } }
    #expect(html.contains("<view-row role=listitem><view-box class="))
    #expect(html.contains("<span>a</span></view-box></view-row></view-list>"))
  }

  @Test("Section headers and footers have a row role")
  func titles() {
    let html = html {
      List {
        Section {
          Text("row")
        } header: {
          Text("title")
        } footer: {
          Button("end") {}.padding(3)
        }
      }
    }
    #expect(html.contains("<view-row role=listitem data-row-role=header><span>title</span></view-row>"))
    #expect(html.contains("<view-row role=listitem><span>row</span></view-row>"))
    #expect(html.contains("<view-row role=listitem data-row-role=footer><view-box class="))
    #expect(!html.contains("<span data-row-role"))
  }

  @Test("A stack with a nested vertical scroll view is marked unless its height is fixed")
  func regions() {
    #expect(html { VStack { List { Text("a") } } }.contains(#"<v-stack class="w h s">"#))
    #expect(html { VStack { ScrollView(.horizontal) { Text("a") } } }.contains("<v-stack class=w>"))
    #expect(!html { VStack { List { Text("a") }.frame(height: 90) } }.contains(" s\">"))
    #expect(html { VStack { Text("a") } }.contains("<v-stack>"))
  }

  @Test("A row background keeps its exact color instead of the readable text variant")
  func fill() {
    let screen = Screen(path: "/x", title: "X", summary: nil) {
      List { Text("a").listRowBackground(Color.yellow).listRowSeparatorTint(.yellow) }
    }
    let page = Page(of: screen, language: "en", token: "token", cookie: nil)
    let html = String(decoding: page.html(nonce: ""), as: UTF8.self)
    #expect(html.contains("background:light-dark(#ffcc00,#ffd60a);--line:light-dark(#ffcc00,#ffd60a)"), "\(html)")
  }

  @Test("A row has the color of its bottom separator unless the separator is hidden")
  func tintBelow() {
    func html(isHidden: Bool) -> String {
      let screen = Screen(path: "/x", title: "X", summary: nil) {
        List {
          Text("a").listRowSeparatorTint(.yellow, edges: .bottom)
            .listRowSeparator(isHidden ? .hidden : .automatic, edges: .bottom)
        }
      }
      return String(decoding: Page(of: screen, language: "en", token: "t", cookie: nil).html(nonce: ""), as: UTF8.self)
    }
    let visible = html(isHidden: false)
    #expect(visible.contains(" data-lines=tint"), "\(visible)")
    #expect(visible.contains("--below:light-dark(#ffcc00,#ffd60a)"))
    #expect(!visible.contains("--line:light-dark"))
    let hidden = html(isHidden: true)
    #expect(hidden.contains(" data-lines=bottom") && !hidden.contains("--below:"), "\(hidden)")
  }

  @Test("An invisible view in a row ignores pointers unless it contains a control")
  func invisibleViews() {
    #expect(html { List { Text("a").overlay { Text("b").opacity(0) } } }.contains("<span class=\"A t\">b"))
    #expect(!html { List { Button("a") {}.opacity(0) } }.contains(" t\""))
    let link = html {
      NavigationStack { List { ZStack { NavigationLink("a") { Text("b") }.opacity(0) } } }
    }
    #expect(!link.contains(" t\"") && !link.contains("class=t"), "\(link)")
  }

  @Test("A link in a nested scroll view does not make its row a link")
  func links() {
    let row = html { List { NavigationLink("a") { Text("b") } } }
    let band = html { List { ScrollView(.horizontal) { NavigationLink("a") { Text("b") } } } }
    #expect(row.contains(" data-goes"))
    #expect(!band.contains(" data-goes"))
    #expect(html { ScrollView { NavigationLink("a") { Text("b") } } }.contains(" data-goes"))
  }

  private struct Letter: Identifiable {
    let id: Int
    var name: String { "letter \(id)" }
  }

  @Test("A table has rows of cells, and its header states the sort order")
  func tables() {
    let html = html {
      Table([Letter(id: 1)], sortOrder: .constant([KeyPathComparator(\Letter.id, order: .reverse)])) {
        TableColumn("Number", value: \.id) { Text("\($0.id)") }.width(90)
        TableColumn("Name") { Text($0.name) }.alignment(.trailing)
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    #expect(html.contains(" role=table tabindex=0 data-style=plain data-table=automatic"))
    #expect(
      html.contains(
        "<view-row role=row data-row-role=header><table-cells><table-cell role=columnheader aria-sort=descending>"))
    #expect(html.contains("<table-cell role=cell><span>1</span></table-cell>"))
    #expect(html.contains("<span>letter 1</span></table-cell></table-cells></view-row>"))
  }
}
