import IssueReporting
import SwiftUI
import Synchronization
import Testing
import ViewGraph

/// Collects the texts of issues.
private final class Reports: IssueReporter {
  let texts = Mutex<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let text = message() ?? ""
    texts.withLock { $0.append(text) }
  }
}

private struct SizeKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor
@Suite("Screens that do not settle")
struct SettlingDiagnosticsTests {
  /// Shows a screen, runs one turn, which must terminate, and returns the reported issues.
  private func report<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    let reports = Reports()
    withIssueReporters([reports]) {
      let screen = HostedView(on: PictureHost(), content: content)
      screen.graph.turn()
      screen.graph.stop()
    }
    return reports.texts.withLock { $0.joined(separator: "\n") }
  }

  private static let beginning =
    "A screen did not settle: each update changes values that its views depend on. "

  @Test("A body that writes state that it also reads is reported with the name of the property")
  func bodyWrites() {
    struct Writing: View {
      @State private var count = 0
      var body: some View {
        let _ = write()
        Text("\(count)")
      }

      private func write() { count += 1 }
    }
    struct Owner: View {
      var body: some View { VStack { Writing() } }
    }
    #expect(
      report { Owner() } == Self.beginning + "Evaluated repeatedly: Writing. Changed: count of Writing.")
  }

  @Test("An `onChange` closure that changes its own value is reported")
  func closureWrites() {
    struct Chasing: View {
      @State private var count = 0
      @State private var calm = 0
      var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }
    #expect(
      report { Chasing() } == Self.beginning
        + "Evaluated repeatedly: Chasing. Changed: count of Chasing (by onChange in Chasing).")
  }

  @Test("A preference that changes its own value is reported")
  func preferenceLoops() {
    struct Growing: View {
      @State private var size = 0
      var body: some View {
        Text("x").preference(key: SizeKey.self, value: size + 1)
          .onPreferenceChange(SizeKey.self) { size = $0 }
      }
    }
    #expect(
      report { Growing() } == Self.beginning
        + """
        Evaluated repeatedly: Growing. Changed: size of Growing (by onPreferenceChange of SizeKey in Growing). \
        Preferences that change with each update: SizeKey.
        """)
  }

  @Test("A preference background that changes its own preference is reported")
  func backgroundLoops() {
    struct Mirror: View {
      @State private var reading = 0
      var body: some View {
        Text("x")
          .preference(key: SizeKey.self, value: reading)
          .backgroundPreferenceValue(SizeKey.self) { value in
            let _ = write(value)
            Text("\(value)")
          }
      }

      private func write(_ value: Int) { reading = value + 1 }
    }
    let text = report { Mirror() }
    #expect(text.contains("Changed: reading of Mirror."))
    #expect(text.contains("Preferences that change with each update: SizeKey."))
  }
}
