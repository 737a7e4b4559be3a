import Testing
import TrifectaTesting

/// A file that imports TrifectaTesting and no other module of the package.
@MainActor
@Suite("TrifectaTesting exports")
struct ExportsTests {
  private enum GreetingKey: DependencyKey {
    static let liveValue = "hello"
  }

  @Test("Dependencies can be overridden around any code")
  func overrides() {
    let greeting = withDependencies {
      $0[GreetingKey.self] = "hi"
    } operation: {
      DependencyValues.current[GreetingKey.self]
    }
    #expect(greeting == "hi")
  }
}
