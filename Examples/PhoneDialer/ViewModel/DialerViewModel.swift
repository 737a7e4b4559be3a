import AsyncAlgorithms
import SwiftUI
import TrifectaUI

/// Makes the state of the dialer's screen and handles what a person does on it.
@MainActor
public final class DialerViewModel: ObservableObject, DialerScreenActions {
  /// What the screen shows.
  @Published public private(set) var state: DialerScreenState
  /// What the screen is asked to do. An element waits until somebody takes it.
  public let sideEffects = AsyncChannel<DialerScreenSideEffect>()

  private let profile: Profile
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var taskCount = 0

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - state: what the screen shows at first.
  ///   - profile: where the person's name comes from.
  public init(state: DialerScreenState = DialerScreenState(), profile: Profile) {
    self.state = state
    self.profile = profile
  }

  /// Whether something that was begun has not ended yet.
  public var isBusy: Bool { !tasks.isEmpty }

  /// Loads the person's name.
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

  /// Changes what is typed.
  public func changePhoneNumber(to phoneNumber: String) {
    state.phoneNumber = phoneNumber
    state.notice = nil
  }

  /// Dials what was typed, if it is a number.
  public func dial() {
    guard let number = try? PhoneNumber(state.phoneNumber) else { return }
    start { [sideEffects] in await sideEffects.send(.dial(number)) }
  }

  /// Loads the person's name once more.
  public func retry() {
    start { [weak self] in await self?.loadUsername() }
  }

  /// Tells the person that the number could not be dialled.
  public func dialFailed(_ number: PhoneNumber) {
    state.notice = number.callByHandNotice
  }

  /// Ends what is still going on. The screen calls it when it disappears.
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
