import AsyncAlgorithms
import SwiftUI
import TrifectaUI

/// The view model of the dialer's screen, which publishes its state and handles user actions.
@MainActor
public final class DialerViewModel: ObservableObject, DialerScreenActions {
  /// The state of the screen.
  @Published public private(set) var state: DialerScreenState
  /// The side effects for the screen. Sending suspends until the element is received.
  public let sideEffects = AsyncChannel<DialerScreenSideEffect>()

  private let profile: Profile
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var taskCount = 0

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - state: The initial state.
  ///   - profile: The source of the user's name.
  public init(state: DialerScreenState = DialerScreenState(), profile: Profile) {
    self.state = state
    self.profile = profile
  }

  /// Whether any task is running.
  public var isBusy: Bool { !tasks.isEmpty }

  /// Loads the name of the user.
  public func loadUsername() async {
    state.username = state.username.reloading()
    do {
      state.username = .success(try await profile.username())
    } catch is CancellationError {
      return
    } catch {
      state.username = state.username.failing(with: error)
    }
  }

  /// Changes the text in the phone number field.
  public func changePhoneNumber(to phoneNumber: String) {
    state.phoneNumber = phoneNumber
    state.notice = nil
  }

  /// Dials the number, if it is valid.
  public func dial() {
    guard let number = try? PhoneNumber(state.phoneNumber) else { return }
    start { [sideEffects] in await sideEffects.send(.dial(number)) }
  }

  /// Loads the name again.
  public func retry() {
    start { [weak self] in await self?.loadUsername() }
  }

  /// Shows a notice that the number could not be dialed.
  public func dialFailed(_ number: PhoneNumber) {
    state.notice = number.callByHandNotice
  }

  /// Cancels all running tasks. The screen calls this when it disappears.
  public func cancelTasks() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }

  private func start(_ work: @escaping @MainActor () async -> Void) {
    taskCount += 1
    let id = taskCount
    tasks[id] = Task {
      await work()
      tasks[id] = nil
    }
  }
}
