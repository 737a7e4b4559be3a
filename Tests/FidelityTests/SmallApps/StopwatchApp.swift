import Combine
import ScreenTesting
import SwiftUI
import Testing

// A stopwatch and a kitchen timer in the style of 2020.

private final class Stopwatch: ObservableObject {
  enum Mode { case stopped, running, paused }

  @Published var mode = Mode.stopped
  @Published var tenths = 0
  @Published var laps: [Int] = []
  private var timer: AnyCancellable?
  private let log: EventLog

  init(log: EventLog) {
    self.log = log
    log.add("stopwatch made")
  }

  deinit { log.add("stopwatch released") }

  func start() {
    mode = .running
    timer = Timer.publish(every: 0.1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.tenths += 1 }
  }

  func pause() {
    timer?.cancel()
    timer = nil
    mode = .paused
  }

  func reset() {
    pause()
    mode = .stopped
    tenths = 0
    laps.removeAll()
  }

  func lap() { laps.insert(tenths - laps.reduce(0, +), at: 0) }
}

extension Int {
  fileprivate var asTime: String { String(format: "%02d:%02d.%d", self / 600, self / 10 % 60, self % 10) }
}

private struct StopwatchView: View {
  @StateObject private var stopwatch: Stopwatch

  init(log: EventLog) {
    _stopwatch = StateObject(wrappedValue: Stopwatch(log: log))
  }

  var body: some View {
    VStack {
      Text(stopwatch.tenths.asTime)
        .font(Font.system(.largeTitle, design: .monospaced).monospacedDigit())
        .accessibilityIdentifier("time")
      HStack {
        if stopwatch.mode == .running {
          Button("Lap", action: stopwatch.lap)
          Button("Stop", action: stopwatch.pause).foregroundColor(.red)
        } else {
          Button("Reset", action: stopwatch.reset).disabled(stopwatch.mode == .stopped)
          Button(stopwatch.mode == .paused ? "Resume" : "Start", action: stopwatch.start).foregroundColor(.green)
        }
      }
      List {
        ForEach(Array(stopwatch.laps.enumerated()), id: \.offset) { index, lap in
          Text("Lap \(stopwatch.laps.count - index): \(lap.asTime)")
        }
      }
    }
  }
}

private struct KitchenTimer: View {
  let log: EventLog
  @State private var timeRemaining = 3
  @State private var isActive = false
  @State private var isDone = false
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("\(timeRemaining) s left")
      Stepper(value: $timeRemaining, in: 1...60) { Text("Seconds: \(timeRemaining)") }
        .disabled(isActive)
      Button(isActive ? "Hold" : "Go") { isActive.toggle() }
    }
    .onAppear { log.add("timer appears") }
    .onDisappear {
      log.add("timer disappears")
      isActive = false
    }
    .onReceive(timer) { _ in
      guard self.isActive else { return }
      if self.timeRemaining > 0 { self.timeRemaining -= 1 }
      if self.timeRemaining == 0 {
        self.isActive = false
        self.isDone = true
      }
    }
    .alert(isPresented: $isDone) {
      Alert(
        title: Text("Time is up"), message: Text("The eggs are ready."),
        primaryButton: .default(Text("Again")) { timeRemaining = 3 }, secondaryButton: .cancel())
    }
  }
}

private struct ClockView: View {
  let log: EventLog
  @State private var tab = 0
  @State private var usesLargeTitle = false
  @State private var isWatchShown = true

  var body: some View {
    TabView(selection: $tab) {
      VStack {
        Toggle(isOn: $usesLargeTitle) { Text("Large") }
        Toggle(isOn: $isWatchShown) { Text("Watch") }
        Text("Stopwatch").font(usesLargeTitle ? .largeTitle : .title)
        if isWatchShown { StopwatchView(log: log) }
      }
      .tabItem {
        Image(systemName: "stopwatch")
        Text("Watch tab")
      }
      .tag(0)
      KitchenTimer(log: log)
        .tabItem {
          Image(systemName: "timer")
          Text("Timer tab")
        }
        .tag(1)
    }
    .accentColor(.orange)
  }
}

@MainActor
@Suite("Small app: stopwatch, 2020 style")
struct StopwatchAppTests {
  private func time(on screen: Screen) throws -> String { try screen.find(.identifier("time")).text }

  @Test("The stopwatch starts, pauses, resumes and resets")
  func runs() async throws {
    let screen = await Screen { ClockView(log: EventLog()) }
    #expect(try time(on: screen) == "00:00.0")
    #expect(try !screen.find("Reset").isEnabled)
    try await screen.tap("Start")
    await screen.advanceTime(by: 61.25)
    #expect(try time(on: screen) == "01:01.2")
    try await screen.tap("Stop")
    await screen.advanceTime(by: 10)
    #expect(try time(on: screen) == "01:01.2")
    try await screen.tap("Resume")
    await screen.advanceTime(by: 0.55)
    #expect(try time(on: screen) == "01:01.7")
    try await screen.tap("Stop")
    try await screen.tap("Reset")
    #expect(try time(on: screen) == "00:00.0")
    #expect(screen.contains("Start"))
  }

  @Test("Laps are listed newest first and numbered from the oldest")
  func laps() async throws {
    let screen = await Screen { ClockView(log: EventLog()) }
    try await screen.tap("Start")
    await screen.advanceTime(by: 1.05)
    try await screen.tap("Lap")
    await screen.advanceTime(by: 2)
    try await screen.tap("Lap")
    let rows = screen.findAll(.role(.text)).map(\.text).filter { $0.hasPrefix("Lap ") }
    #expect(rows == ["Lap 2: 00:02.0", "Lap 1: 00:01.0"])
  }

  @Test("A state object is created once per view identity and released with it")
  func objectLifetime() async throws {
    let log = EventLog()
    let screen = await Screen { ClockView(log: log) }
    try await screen.tap("Start")
    await screen.advanceTime(by: 0.35)
    try await screen.tap("Large")
    try await screen.tap("Large")
    #expect(log.count(of: "stopwatch made") == 1)
    #expect(try time(on: screen) == "00:00.3")
    try await screen.tap("Watch")
    #expect(log.count(of: "stopwatch released") == 1)
    try await screen.tap("Watch")
    #expect(log.count(of: "stopwatch made") == 2)
    #expect(try time(on: screen) == "00:00.0")
    #expect(screen.contains("Start"))
  }

  @Test("The stopwatch keeps running while another tab is selected")
  func keepsRunning() async throws {
    let screen = await Screen { ClockView(log: EventLog()) }
    try await screen.tap("Start")
    try await screen.tap("Timer tab")
    #expect(!screen.contains(.identifier("time")))
    await screen.advanceTime(by: 5.05)
    try await screen.tap("Watch tab")
    #expect(try time(on: screen) == "00:05.0")
  }

  @Test("The timer counts down, and its alert restarts it")
  func countsDown() async throws {
    let screen = await Screen { ClockView(log: EventLog()) }
    try await screen.tap("Timer tab")
    await screen.advanceTime(by: 5)
    #expect(screen.contains("3 s left"))
    try await screen.tap("Go")
    await screen.advanceTime(by: 2)
    #expect(screen.contains("1 s left"))
    #expect(screen.presentation == nil)
    await screen.advanceTime(by: 1)
    #expect(screen.presentation?.name == "Time is up")
    #expect(screen.contains("The eggs are ready."))
    try await screen.tap("Again")
    #expect(screen.presentation == nil)
    #expect(screen.contains("3 s left"))
    #expect(screen.contains("Go"))
  }

  @Test("A timer stopped in onDisappear keeps its remaining time")
  func stopsOnDisappear() async throws {
    let log = EventLog()
    let screen = await Screen { ClockView(log: log) }
    try await screen.tap("Timer tab")
    try await screen.tap("Go")
    #expect(try !screen.find(.role(.stepper)).isEnabled)
    await screen.advanceTime(by: 1)
    try await screen.tap("Watch tab")
    await screen.advanceTime(by: 10)
    #expect(screen.presentation == nil)
    try await screen.tap("Timer tab")
    #expect(screen.contains("2 s left"))
    #expect(screen.contains("Go"))
    #expect(log.entries.filter { $0.hasPrefix("timer") } == ["timer appears", "timer disappears", "timer appears"])
  }
}
