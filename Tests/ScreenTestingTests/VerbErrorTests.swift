import ScreenTesting
import SwiftUI
import Testing

/// Tests the errors of actions on elements that do not support them.
@MainActor
@Suite("Errors of actions")
struct VerbErrorTests {
  /// Returns the error message of an action on a screen with one text.
  private func reason(_ action: (Screen) async throws -> Void) async throws -> String {
    let screen = await Screen { Text("plain") }
    do {
      try await action(screen)
    } catch let error as ActionError {
      #expect(error.description.contains("text \"plain\""), "The screen belongs to the message.")
      return String(error.description.prefix { $0 != "\n" })
    }
    Issue.record("The action did not fail.")
    return ""
  }

  @Test("Pointer actions on a plain text fail with the reason")
  func pointers() async throws {
    #expect(try await reason { try await $0.tap("plain") }.contains("not a control"))
    #expect(try await reason { try await $0.tap("plain", count: 2) }.contains("2 taps"))
    #expect(try await reason { try await $0.longPress("plain") }.contains("long press"))
    #expect(try await reason { try await $0.drag("plain", to: CGPoint(x: 9, y: 9)) }.contains("drag"))
    #expect(try await reason { try await $0.hover("plain") }.contains("hovering"))
  }

  @Test("Text field actions on a plain text fail with the reason")
  func fields() async throws {
    #expect(try await reason { try await $0.type("a", into: "plain") }.contains("input"))
    #expect(try await reason { try await $0.clear("plain") }.contains("does not handle"))
    #expect(try await reason { try await $0.submit("plain") }.contains("does not handle"))
    #expect(try await reason { try await $0.endEditing("plain") }.contains("does not handle"))
    #expect(try await reason { try await $0.focus("plain") }.contains("not focusable"))
  }

  @Test("Value actions on a plain text fail with the reason")
  func values() async throws {
    #expect(try await reason { try await $0.slide("plain", to: 1) }.contains("does not handle"))
    #expect(try await reason { try await $0.step("plain") }.contains("not a stepper"))
    #expect(try await reason { try await $0.choose("a", in: "plain") }.contains("no choices"))
    #expect(try await reason { try await $0.enter("2026-01-01", into: "plain") }.contains("does not handle"))
  }

  @Test("The error for tapping a picker's choice suggests choose(_:in:)")
  func taps() async throws {
    let screen = await Screen {
      Picker("Kind", selection: .constant(1)) {
        Text("Stack").tag(1)
        Text("Queue").tag(2)
      }
      .pickerStyle(.segmented)
      Button("More") {}
      Text("Read me")
    }
    func reason(_ body: () async throws -> Void) async throws -> String {
      let error = await #expect(throws: ActionError.self) { try await body() }
      return try #require(error).description
    }
    #expect(try await reason { try await screen.tap("Queue") }.contains("use choose(\"Queue\", in:)"))
    #expect(try await reason { try await screen.tap("Queue") }.contains("the picker \"Kind\""))
    #expect(try await reason { try await screen.tap("More", count: 100) }.contains("call tap(_:) 100 times"))
    #expect(try await !reason { try await screen.tap("Read me", count: 100) }.contains("call tap(_:)"))
    await #expect(throws: LookupError.self) { try await screen.tap("Heap") }
  }

  @Test("The error for an item of a closed menu suggests the call that chooses the item")
  func menus() async throws {
    let screen = await Screen {
      Menu("More") {
        Button("One") {}
        Menu("Further") { Button("Two") {} }
      }
      Menu("Nothing") {}
      Text("Row").contextMenu { Button("Copy") {} }
      Color.red.contextMenu { Button("Recolor") {} }
      List { Text("Mail").swipeActions { Button("Archive") {} } }
    }
    func description(_ body: () async throws -> Void) async throws -> String {
      let error = await #expect(throws: (any Error).self) { try await body() }
      return error.map { "\($0)" } ?? ""
    }
    let lookups: [@MainActor (Query) async throws -> Void] = [
      { try await screen.tap($0) }, { _ = try screen.find($0) },
    ]
    for action in lookups {
      let inMenu = try await description { try await action("One") }
      #expect(inMenu.contains("use choose(\"One\", in: \"More\")"))
      #expect(!inMenu.contains("Nearest"))
      #expect(try await description { try await action("Two") }.contains("use choose(\"Two\", in: \"More\")"))
      #expect(try await description { try await action("Copy") }.contains("use choose(\"Copy\", in: \"Row\")"))
      #expect(try await description { try await action("Recolor") }.contains("the context menu of a color"))
      #expect(try await description { try await action("Archive") }.contains("swipe(\"Mail\", choosing: \"Archive\")"))
      #expect(try await description { try await action("Copi") }.contains("Nearest: \"Copy\""))
    }
    let more = try await description { try await screen.tap("More") }
    #expect(more.contains("Its menu offers \"One\", \"Two\": use choose(\"One\", in: \"More\")."))
    #expect(try await description { try await screen.tap("Nothing") }.contains("The menu is empty."))
    let presses: [@MainActor (Query) async throws -> Void] = [
      { try await screen.tap($0) }, { try await screen.longPress($0) },
    ]
    for action in presses {
      #expect(try await description { try await action("Row") }.contains("use choose(\"Copy\", in: \"Row\")"))
    }
    #expect(try await description { try await screen.choose("Copy", in: "Mail") }.contains("in: \"Row\""))
    #expect(try await description { try await screen.choose("One", in: "Nothing") }.contains("Its menu is empty."))
  }

  @Test("Row actions and refreshing on a plain text fail with the reason")
  func rows() async throws {
    #expect(try await reason { try await $0.swipe("plain", choosing: "Delete") }.contains("not in a row of a list"))
    #expect(try await reason { try await $0.delete("plain") }.contains("not in a row of a list"))
    #expect(try await reason { try await $0.move("plain", by: 1) }.contains("not in a row of a list"))
    #expect(try await reason { try await $0.refresh("plain") }.contains("refreshable"))
  }

  @Test("Going back or dismissing without a target fails")
  func pages() async throws {
    #expect(try await reason { try await $0.goBack() }.contains("no page to go back to"))
    #expect(try await reason { try await $0.dismiss() }.contains("Nothing is presented"))
  }

  @Test("An unassigned shortcut, a misspelled name and an unhandled URL fail")
  func missing() async throws {
    let screen = await Screen { Button("Save") {} }
    await #expect(throws: LookupError.self) { try await screen.press("k", modifiers: .command) }
    do {
      try await screen.tap("Sav")
    } catch let error as LookupError {
      #expect(error.description.contains("Nearest: \"Save\""))
    }
    #expect(await !screen.open(URL(string: "https://example.org")!))
  }

  @Test("An action on an element behind a sheet says that the sheet is in front")
  func disabled() async throws {
    let screen = await Screen {
      Button("off") {}.disabled(true)
      Text("behind").onTapGesture {}.sheet(isPresented: .constant(true)) { Text("front") }
    }
    for (name, reason) in [("off", "sheet covers it"), ("behind", "sheet covers it")] {
      do {
        try await screen.tap(.named(name))
        Issue.record("It reacted.")
      } catch let error as ActionError {
        #expect(error.description.contains(reason))
      }
    }
  }
}
