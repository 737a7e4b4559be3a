import Testing

@Suite("Host conformance")
@MainActor
struct HostConformanceTests {
  @Test(
    "A script has the same result on the headless, third-party and web hosts", arguments: ConformanceScript.all)
  func script(_ script: ConformanceScript) async throws {
    let hosts: [any ConformanceHost.Type] = [HeadlessHost.self, OutsideHost.self, WebHost.self]
    for type in hosts {
      let host = await script.show(type)
      for step in script.steps {
        if let act = step.act { try await host.perform(act) }
        let lines = host.lines
        let place = Comment("\(type) after \(step.act.map { "\($0)" } ?? "the beginning"): \(lines.sorted())")
        for line in step.shows { #expect(lines.contains(line), place) }
        for line in step.hides { #expect(!lines.contains(line), place) }
      }
    }
  }

  @Test("Every host refuses actions on missing or inactive elements")
  func refusals() async throws {
    let hosts: [any ConformanceHost.Type] = [HeadlessHost.self, OutsideHost.self, WebHost.self]
    for type in hosts {
      let host = await ConformanceScript.controls.show(type)
      for act in [Act.tap("Nobody"), .tap("Off"), .slide("Loud", to: 1), .back, .dismiss] {
        await #expect(throws: (any Error).self, "\(type) \(act)") { try await host.perform(act) }
      }
    }
  }
}
