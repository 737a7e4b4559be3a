import Foundation
import PrimeTimeProfile
import SwiftUI
import TrifectaUI

/// The profile of the user, or the log-in form.
public struct ProfileScreen: View {
  private let store: Store<UserProfile>

  /// Creates the screen of a store.
  public init(store: Store<UserProfile>) {
    self.store = store
  }

  /// The form of the user, or the log-in form.
  public var body: some View {
    Form {
      if let user = store.user {
        Section {
          LabeledContent("Name", value: user.name)
        }
        Section("About you") {
          TextField("Bio", text: store.binding(\.bio, send: UserProfile.Action.bioChanged), axis: .vertical)
        }
        Section {
          Button("Log out", role: .destructive) { store.send(.logOutButtonTapped) }
        }
      } else {
        LogInSection { store.send(.logInButtonTapped(name: $0)) }
      }
    }
    .navigationTitle("Profile")
  }
}

/// A form that asks for a name.
private struct LogInSection: View {
  let logIn: @MainActor (String) -> Void
  @State private var name = ""

  var body: some View {
    Section {
      TextField("Name", text: $name)
        .textContentType(.username)
        .onSubmit { if isComplete { logIn(name) } }
    } footer: {
      Text("Enter any name. This example does not verify it.")
    }
    Section {
      Button("Log in") { logIn(name) }
        .disabled(!isComplete)
    }
  }

  private var isComplete: Bool {
    name.contains { !$0.isWhitespace }
  }
}

extension UserProfile.State {
  /// The biography; empty if no user is logged in.
  fileprivate var bio: String { user?.bio ?? "" }
}

#Preview("Logged in") {
  NavigationStack {
    ProfileScreen(
      store: Store(
        initialState: UserProfile.State(user: User(id: 1, name: "Ada", bio: "Wrote the first program."))
      ) {
        UserProfile()
      })
  }
}

#Preview("Logged out") {
  NavigationStack { ProfileScreen(store: Store(initialState: UserProfile.State()) { UserProfile() }) }
}
