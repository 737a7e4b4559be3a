import IssueRecording
import Testing
import Trifecta

@MainActor
@Suite("Effect: run")
struct EffectRunTests {
  struct Failure: Error, CustomStringConvertible {
    var description: String { "no line" }
  }

  let store = Store(initialState: Counter.State()) { Counter() }

  @Test("An effect starts before send returns or soon after, and its actions are reduced")
  func immediate() async {
    let task = store.send(.perform(.init { .run { send in send(.increment) } }))
    #expect(store.count == expected(atOnce: 1, soon: 0))
    #expect(task.isFinished == expected(atOnce: true, soon: false))
    await waitForEffectsToStart()
    #expect(store.count == 1)
    #expect(task.isFinished)
  }

  @Test("Actions that an effect sends before send returns belong to the batch of the sent action")
  func sameBatch() async {
    let watch = Watch { store.count }
    store.send(
      .perform(
        .init {
          .run { send in
            send(.increment)
            send(.increment)
          }
        }))
    await waitForEffectsToStart()
    #expect(watch.seen == expected(atOnce: [0, 2], soon: [0, 1, 2]))
  }

  @Test("The task has the given name and priority", arguments: [TaskPriority.background, .low, .high])
  func options(priority: TaskPriority) async {
    var seen: [TaskPriority] = []
    var name: String?
    let task = store.send(
      .perform(
        .init {
          .run(name: "count", priority: priority) { _ in
            seen.append(Task.currentPriority)
            name = Task.name
          }
        }))
    // Waiting for the task could raise its priority.
    await waitForEffectsToStart()
    await task.finish()
    #expect(seen == [priority])
    #expect(name == "count")
  }

  @Test("Without a priority the task has the sender's priority", arguments: [TaskPriority.background, .high])
  func inheritsPriority(priority: TaskPriority) async {
    let store = store
    let seen = await Task(priority: priority) {
      var seen: [TaskPriority] = []
      store.send(.perform(.init { .run { _ in seen.append(Task.basePriority ?? .medium) } }))
      await waitForEffectsToStart()
      return seen
    }.value
    #expect(seen == [priority])
  }

  @Test("An effect that suspends sends its action later")
  func later() async {
    let gate = Gate()
    let task = store.send(
      .perform(
        .init {
          .run { send in
            await gate.wait()
            send(.increment)
          }
        }))
    #expect(store.count == 0)
    #expect(!task.isFinished)
    gate.open()
    await task.finish()
    #expect(store.count == 1)
  }

  @Test("An error is passed to the catch closure")
  func catches() async {
    await store.send(
      .perform(
        .init {
          .run { _ in
            throw Failure()
          } catch: { error, send in
            send(.rename("\(error)"))
          }
        })
    ).finish()
    #expect(store.title == "no line")
  }

  @Test("An uncaught error is reported with the effect's name and location")
  func reports() async {
    let reported = await issues {
      await store.send(
        .perform(
          .init { .run(name: "dial", operation: { _ in throw Failure() }, fileID: "Phone/Dialer.swift", line: 7) })
      ).finish()
    }
    #expect(
      reported == [
        """
        The effect "dial" at Phone/Dialer.swift:7 threw an error that it does not catch: no line

        Pass a "catch" closure to the effect, and send the error as an action.
        """
      ])
  }

  @Test("A CancellationError is ignored")
  func ignoresCancellation() async {
    let reported = await issues {
      await store.send(
        .perform(
          .init {
            .run { _ in
              throw CancellationError()
            } catch: { _, send in
              send(.rename("caught"))
            }
          })
      ).finish()
    }
    #expect(reported.isEmpty)
    #expect(store.title == "")
  }

  @Test("An error of a cancelled effect is not caught")
  func cancelledError() async {
    let gate = Gate()
    let task = store.send(
      .perform(
        .init {
          .run { _ in
            await gate.wait()
            throw Failure()
          } catch: { _, send in
            send(.rename("caught"))
          }
        }))
    task.cancel()
    gate.open()
    await task.finish()
    #expect(store.title == "")
  }

  @Test("The actions of a cancelled effect are dropped")
  func cancelledSend() async {
    let gate = Gate()
    let task = store.send(
      .perform(
        .init {
          .run { send in
            await gate.wait()
            send(.increment)
          }
        }))
    task.cancel()
    gate.open()
    await task.finish()
    #expect(store.count == 0)
  }

  @Test("An action sent after the effect ended is reported and dropped")
  func sendsTooLate() async {
    var escaped: Send<Counter.Action>?
    await store.send(
      .perform(
        .init { .run(name: "leak", operation: { send in escaped = send }, fileID: "Phone/Dialer.swift", line: 9) })
    ).finish()
    let reported = issues { escaped?(.increment) }
    #expect(
      reported == [
        """
        The effect "leak" at Phone/Dialer.swift:9 sent the action .increment after the effect had ended. The action was dropped.

        Send actions only before the effect's closure returns: await the tasks that the closure starts.
        """
      ])
    #expect(store.count == 0)
  }

  @Test("An observer that sends an action does not track the reads of the action's effect")
  func untrackedEffect() {
    var runs = 0
    let token = observe {
      runs += 1
      store.send(.perform(.init { .run { [store] _ in _ = store.count } }))
    }
    store.send(.increment)
    #expect(runs == 1)
    token.cancel()
  }
}
