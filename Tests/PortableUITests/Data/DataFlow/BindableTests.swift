import ScreenTesting
import SwiftUI
import Testing

@Observable
private final class Profile {
  var name = "a"
  var isPublic = false
}

@MainActor
@Suite("Bindable")
struct BindableTests {
  private struct Editor: View {
    @Bindable var profile: Profile
    let probe: Probe
    var body: some View {
      let _ = probe.note("body")
      TextField("Name", text: $profile.name)
      Button("clear") { profile.name = "" }
    }
  }

  @Test("Writing a binding to a property updates the object")
  func writes() async throws {
    let profile = Profile()
    let screen = await Screen { Editor(profile: profile, probe: Probe()) }
    try await screen.type("bc", into: "Name")
    #expect(profile.name == "abc")
  }

  @Test("A text field follows its bound property although no body reads it")
  func fieldFollows() async throws {
    let profile = Profile()
    let probe = Probe()
    let screen = await Screen { Editor(profile: profile, probe: probe) }
    try await screen.tap("clear")
    #expect(try screen.find("Name").text == "")
    profile.name = "new"
    await screen.settle()
    #expect(try screen.find("Name").text == "new")
    #expect(probe.notes == ["body"])
  }

  @Test("`Bindable(model)` creates bindings inline")
  func inline() {
    let profile = Profile()
    Bindable(profile).isPublic.wrappedValue = true
    #expect(profile.isPublic)
  }
}
