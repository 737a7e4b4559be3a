import ScreenTesting
import SwiftUI
import Testing

// An app with an introduction at the first launch, in the style of 2020.

private struct Introduction: Identifiable {
  let id: Int
  let title: LocalizedStringKey
  let image: String
}

private let introductions = [
  Introduction(id: 0, title: "Welcome", image: "hand.wave"),
  Introduction(id: 1, title: "Plan your **day**", image: "calendar"),
  Introduction(id: 2, title: "Stay on time", image: "clock"),
]

private struct RootView: View {
  let log: EventLog
  @AppStorage("hasSeenIntroduction") private var hasSeenIntroduction = false
  @State private var isIntroductionShown = false

  var body: some View {
    NavigationView {
      HomeView()
        .navigationBarItems(trailing: Button("Help") { isIntroductionShown = true })
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .onAppear {
      log.add("home appears")
      if !hasSeenIntroduction { isIntroductionShown = true }
    }
    .onDisappear { log.add("home disappears") }
    .fullScreenCover(isPresented: $isIntroductionShown, onDismiss: introductionDismissed) {
      IntroductionView(log: log)
    }
  }

  private func introductionDismissed() { log.add("introduction dismissed") }
}

private struct HomeView: View {
  @AppStorage("hasSeenIntroduction") private var hasSeenIntroduction = false
  @AppStorage("name") private var name: String = ""

  var body: some View {
    VStack {
      Text(name.isEmpty ? "Hello!" : "Hello, \(name)!")
      Text(hasSeenIntroduction ? "You know the app" : "You are new here")
      Button("Forget me") {
        hasSeenIntroduction = false
        name = ""
      }
      NavigationLink("Profile", destination: ProfileView())
    }
    .navigationBarTitle("Home", displayMode: .large)
  }
}

private struct ProfileView: View {
  @AppStorage("name") private var userName: String = "ignored default"
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Form {
      TextField("Your name", text: $userName)
      Text("Presented: \(presentationMode.wrappedValue.isPresented ? "yes" : "no")")
      Button("Back home") { presentationMode.wrappedValue.dismiss() }
    }
    .navigationBarTitle("Profile")
  }
}

private struct IntroductionView: View {
  let log: EventLog
  @Environment(\.presentationMode) private var presentationMode
  @AppStorage("hasSeenIntroduction") private var hasSeenIntroduction = false
  @AppStorage("name") private var name = ""
  @State private var page = 0

  private var isLast: Bool { page == introductions.count }

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(introductions) { introduction in
          IntroductionPage(introduction: introduction, log: log).tag(introduction.id)
        }
        VStack {
          Text("Who are you?")
          TextField("Name", text: $name).textFieldStyle(RoundedBorderTextFieldStyle())
        }
        .tag(introductions.count)
      }
      .tabViewStyle(PageTabViewStyle())
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
      HStack {
        Button("Previous") { withAnimation { page -= 1 } }
          .disabled(page == 0)
        Spacer()
        Text("\(page + 1) of \(introductions.count + 1)")
        Spacer()
        Button(action: next) {
          Text(isLast ? "Get started" : "Next")
            .fontWeight(.bold)
            .padding()
            .background(RoundedRectangle(cornerRadius: 10, style: .continuous).fill(Color.blue))
        }
        .disabled(isLast && name.trimmingCharacters(in: .whitespaces).isEmpty)
      }
      .padding()
    }
    .onChange(of: page) { log.add("page \($0)") }
  }

  private func next() {
    guard isLast else { return withAnimation(.easeInOut) { page += 1 } }
    hasSeenIntroduction = true
    presentationMode.wrappedValue.dismiss()
  }
}

private struct IntroductionPage: View {
  let introduction: Introduction
  let log: EventLog
  @State private var likes = 0

  var body: some View {
    VStack {
      Image(systemName: introduction.image)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 100, height: 100)
        .accessibilityHidden(true)
      Text(introduction.title).font(.title)
      Button("Likes of page \(introduction.id): \(likes)") { likes += 1 }
    }
  }
}

@MainActor
@Suite("Small app: onboarding, 2020 style")
struct OnboardingAppTests {
  private func finishIntroduction(on screen: Screen, as name: String) async throws {
    for _ in introductions { try await screen.tap("Next") }
    try await screen.type(name, into: "Name")
    try await screen.tap("Get started")
  }

  @Test("The first launch shows the introduction, and finishing it updates both views")
  func firstLaunch() async throws {
    let log = EventLog()
    let screen = await Screen { RootView(log: log) }
    #expect(screen.presentation != nil)
    #expect(screen.contains("1 of 4"))
    try await finishIntroduction(on: screen, as: "Ada")
    #expect(screen.presentation == nil)
    #expect(screen.contains("Hello, Ada!"))
    #expect(screen.contains("You know the app"))
    #expect(log.count(of: "introduction dismissed") == 1)
  }

  @Test("The next launch shows no introduction, and Help opens its first page")
  func secondLaunch() async throws {
    let first = await Screen { RootView(log: EventLog()) }
    try await finishIntroduction(on: first, as: "Ada")
    await first.close()
    let screen = await Screen(storage: first.storage) { RootView(log: EventLog()) }
    #expect(screen.presentation == nil)
    #expect(screen.contains("Hello, Ada!"))
    try await screen.tap("Help")
    #expect(screen.contains("1 of 4"))
  }

  @Test("Turning a page changes the selection once")
  func turnsPages() async throws {
    let log = EventLog()
    let screen = await Screen { RootView(log: log) }
    #expect(try !screen.find("Previous").isEnabled)
    try await screen.tap("Next")
    #expect(screen.contains("Plan your day"))
    #expect(!screen.contains("Welcome"))
    try await screen.choose("Tab 3", in: .role(.tabBar))
    #expect(screen.contains("3 of 4"))
    try await screen.tap("Previous")
    #expect(log.entries.filter { $0.hasPrefix("page") } == ["page 1", "page 2", "page 1"])
  }

  @Test("A page keeps its state while another page is selected, and loses it when its cover is closed")
  func pageState() async throws {
    let screen = await Screen { RootView(log: EventLog()) }
    try await screen.tap("Likes of page 0: 0")
    try await screen.tap("Next")
    try await screen.tap("Previous")
    #expect(screen.contains("Likes of page 0: 1"))
    try await finishIntroduction(on: screen, as: "Ada")
    try await screen.tap("Help")
    #expect(screen.contains("Likes of page 0: 0"))
  }

  @Test("The last page requires a name with more than spaces")
  func requiresName() async throws {
    let screen = await Screen { RootView(log: EventLog()) }
    for _ in introductions { try await screen.tap("Next") }
    try await screen.type("  ", into: "Name")
    #expect(try !screen.find("Get started").isEnabled)
    try await screen.type("Bo", into: "Name")
    #expect(try screen.find("Get started").isEnabled)
  }

  @Test("A stored name updates all views, and defaults apply only without a value")
  func sharedStorage() async throws {
    let screen = await Screen { RootView(log: EventLog()) }
    try await finishIntroduction(on: screen, as: "Ada")
    try await screen.tap("Profile")
    #expect(try screen.find("Your name").value == "Ada")
    #expect(screen.contains("Presented: yes"))
    try await screen.type("m", into: "Your name")
    try await screen.tap("Back home")
    #expect(screen.contains("Hello, Adam!"))
    try await screen.tap("Forget me")
    #expect(screen.contains("Hello!"))
    #expect(screen.contains("You are new here"))
    #expect(screen.presentation == nil)
  }
}
