import PrimeTimeProfile
import Testing
import TrifectaTesting

@Suite("User profile")
@MainActor
struct UserProfileTests {
  @Test("A user can log in, change the bio, and log out")
  func logsInAndOut() async {
    let store = TestStore(initialState: UserProfile.State()) { UserProfile() }
    await store.send(.logInButtonTapped(name: " Ada ")) {
      $0.user = User(id: 1, name: "Ada")
      $0.lastID = 1
    }
    await store.send(.bioChanged("Likes 7.")) { $0.user?.bio = "Likes 7." }
    await store.send(.logOutButtonTapped) { $0.user = nil }
    await store.finish()
  }

  @Test("Each account has a unique id")
  func countsAccounts() async {
    let store = TestStore(initialState: UserProfile.State(user: User(id: 4, name: "Ada"))) { UserProfile() }
    await store.send(.logInButtonTapped(name: "Grace")) {
      $0.user = User(id: 5, name: "Grace")
      $0.lastID = 5
    }
    await store.finish()
  }

  @Test("Logging in requires a name", arguments: ["", " ", "\n\t"])
  func needsName(name: String) async {
    let store = TestStore(initialState: UserProfile.State()) { UserProfile() }
    await store.send(.logInButtonTapped(name: name))
    await store.finish()
  }

  @Test("Without a user, changing the bio and logging out do nothing")
  func needsUser() async {
    let store = TestStore(initialState: UserProfile.State()) { UserProfile() }
    await store.send(.bioChanged("Who?"))
    await store.send(.logOutButtonTapped)
    await store.finish()
  }

  @Test("Logging in replaces the user and clears the bio")
  func replacesUser() async {
    let ada = User(id: 1, name: "Ada", bio: "Likes 7.")
    let store = TestStore(initialState: UserProfile.State(user: ada)) { UserProfile() }
    await store.send(.logInButtonTapped(name: "Grace")) {
      $0.user = User(id: 2, name: "Grace", bio: "")
      $0.lastID = 2
    }
    await store.finish()
  }
}
