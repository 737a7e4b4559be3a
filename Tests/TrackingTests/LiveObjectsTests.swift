#if DEBUG
  import Testing
  import Tracking

  @MainActor
  @Suite("Live objects")
  struct LiveObjectsTests {
    private final class Part: Sendable {}

    @Test("An object that outlives the closure is counted by its type")
    func counts() async {
      var kept: [Part] = []
      let leaked = await LiveObjects.leaked {
        for number in 0..<3 {
          let part = Part()
          LiveObjects.record(part)
          if number > 0 { kept.append(part) }
        }
      }
      #expect(leaked == ["Part": 2])
      #expect(kept.count == 2)
    }

    @Test("An object created concurrently by another task is not counted")
    func othersAreIgnored() async {
      var kept: [Part] = []
      let leaked = await LiveObjects.leaked {
        await Task.detached { @MainActor in
          let part = Part()
          LiveObjects.record(part)
          kept.append(part)
        }.value
      }
      #expect(leaked.isEmpty)
    }
  }
#endif
