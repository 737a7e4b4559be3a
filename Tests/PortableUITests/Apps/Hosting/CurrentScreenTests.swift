import Combine
import IssueRecording
import ScreenTesting
import SwiftUI
import Testing
import Waiting

/// A way in which a view's closure calls code that cannot access the view's environment.
private enum CallWay: CaseIterable {
  case atOnce, task, taskAfterAwait, mainQueue, mainQueueLater, otherQueue, completion

  @MainActor
  func call(_ action: @escaping @MainActor @Sendable () -> Void) {
    switch self {
    case .atOnce: action()
    case .task: Task { action() }
    case .taskAfterAwait:
      Task {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume() }
        }
        action()
      }
    case .mainQueue: DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    case .mainQueueLater: DispatchQueue.main.asyncAfter(deadline: .now()) { MainActor.assumeIsolated(action) }
    case .otherQueue:
      DispatchQueue.global().async {
        DispatchQueue.main.async { MainActor.assumeIsolated(action) }
      }
    case .completion:
      withAnimation {
      } completion: {
        action()
      }
    }
  }
}

/// A closure of a view that makes the call.
private enum CallPlace: CaseIterable {
  case button, onAppear, onChange, onReceive, task, taskAfterAwait, model
}

/// A model that starts tasks.
@MainActor
private final class Model: ObservableObject {
  func call(_ action: @escaping @MainActor @Sendable () -> Void) {
    Task {
      await Task.yield()
      action()
    }
  }
}

private struct Caller: View {
  let place: CallPlace
  let news: PassthroughSubject<Bool, Never>
  let action: @MainActor (CallPlace) -> Void
  @StateObject private var model = Model()
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") {
      count += 1
      action(.button)
      // Both screens receive the value while a closure of this screen runs.
      if place == .onReceive { news.send(true) }
    }
    .onAppear {
      action(.onAppear)
      model.call { action(.model) }
    }
    .onChange(of: count) { action(.onChange) }
    .onReceive(news) { _ in action(.onReceive) }
    .task {
      action(.task)
      await Task.yield()
      action(.taskAfterAwait)
    }
  }
}

@MainActor
@Suite("The current screen")
struct CurrentScreenTests {
  private func address(_ number: Int) -> URL { URL(string: "tel:\(number)")! }

  private func screen(
    _ number: Int, _ place: CallPlace, _ way: CallWay, _ news: PassthroughSubject<Bool, Never>
  ) async -> Screen {
    await Screen {
      Caller(place: place, news: news) { caller in
        guard caller == place else { return }
        way.call {
          UIApplication.shared.open(address(number))
          UIPasteboard.general.string = "\(number)"
          AccessibilityNotification.Announcement("\(number)").post()
        }
      }
    }
  }

  @Test(
    "A call from a closure or task of a view reaches the screen of that view",
    arguments: CallPlace.allCases, CallWay.allCases)
  fileprivate func reachesItsScreen(place: CallPlace, way: CallWay) async throws {
    let news = PassthroughSubject<Bool, Never>()
    let screens = [await screen(0, place, way, news), await screen(1, place, way, news)]
    switch place {
    case .button, .onChange: for screen in screens { try await screen.tap("Count 0") }
    case .onReceive: try await screens[0].tap("Count 0")
    case .onAppear, .task, .taskAfterAwait, .model: break
    }
    for (number, screen) in screens.enumerated() {
      await settle { !screen.announcements.isEmpty }
      #expect(screen.openedURLs == [address(number)])
      #expect(screen.copiedText == "\(number)")
      #expect(screen.announcements == ["\(number)"])
    }
  }

  @Test("A value published outside any screen reaches all receiving screens")
  func publisher() async {
    let news = PassthroughSubject<Bool, Never>()
    let screens = [
      await screen(0, .onReceive, .atOnce, news), await screen(1, .onReceive, .atOnce, news),
    ]
    news.send(true)
    #expect(screens.map(\.openedURLs) == [[address(0)], [address(1)]])
  }

  @Test("The completion of `open` runs for its screen")
  func completion() async throws {
    let screen = await Screen {
      Button("open") {
        UIApplication.shared.open(address(1)) { _ in
          Task { UIPasteboard.general.string = "opened" }
        }
      }
    }
    try await screen.tap("open")
    await settle { screen.copiedText != nil }
    #expect(screen.copiedText == "opened")
  }

  @Test("Opening a URL without a screen fails and is reported once")
  func noScreen() {
    var outcomes: [Bool] = []
    let reported = issues { UIApplication.shared.open(address(1)) { outcomes.append($0) } }
    #expect(outcomes == [false])
    #expect(reported.count == 1 && reported.first?.contains("openURL") == true)
  }

  @Test("A task that outlives its screen opens nothing and is not reported")
  func closedScreen() async {
    let probe = Probe()
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let reported = await issues {
      let screen = await Screen {
        Text("").onAppear {
          Task {
            for await _ in gate {}
            UIApplication.shared.open(address(1)) { probe.note("opened: \($0)") }
          }
        }
      }
      await screen.close()
      opener.finish()
      await settle { !probe.notes.isEmpty }
      #expect(screen.openedURLs.isEmpty)
    }
    #expect(probe.notes == ["opened: false"])
    #expect(reported.isEmpty)
  }
}
