import SwiftUI

// Onboarding pages in the style of 2020: a page tab view, a stored flag, a full-screen cover, a form at the end.

struct OnboardingPage: Identifiable {
  let id: Int
  let symbol: String
  let title: String
  let text: String
  let color: Color

  static let all = [
    OnboardingPage(
      id: 0, symbol: "figure.walk", title: "Welcome", text: "Track your walks and see how far you came.", color: .blue),
    OnboardingPage(
      id: 1, symbol: "map", title: "Find Routes", text: "Discover routes close to you, for each weather and each mood.",
      color: .green),
    OnboardingPage(
      id: 2, symbol: "person.2.fill", title: "Walk Together", text: "Invite your friends, and compare your weeks.",
      color: .orange),
  ]
}

package struct OnboardedApp: View {
  @AppStorage("onboarding.finished") private var isFinished = false
  @AppStorage("onboarding.goal") private var goal = 5000

  package init() {}

  package var body: some View {
    NavigationView {
      List {
        HStack {
          Text("Daily goal")
          Spacer()
          Text("\(goal) steps").foregroundColor(.secondary)
        }
        Button("Show the Introduction Again") { isFinished = false }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationBarTitle("Walks")
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .fullScreenCover(isPresented: .constant(!isFinished)) {
      OnboardingView(goal: $goal) { isFinished = true }
    }
  }
}

private struct OnboardingView: View {
  @Binding var goal: Int
  let finish: () -> Void

  @State private var page = 0

  private var isLast: Bool { page == OnboardingPage.all.count }

  var body: some View {
    ZStack {
      background
        .ignoresSafeArea()
        .animation(.easeInOut, value: page)
      VStack {
        HStack {
          Spacer()
          Button("Skip", action: finish)
            .padding()
            .opacity(isLast ? 0 : 1)
        }
        TabView(selection: $page) {
          ForEach(OnboardingPage.all) { page in
            OnboardingPageView(page: page).tag(page.id)
          }
          GoalView(goal: $goal).tag(OnboardingPage.all.count)
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
        .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
        Button(action: next) {
          Text(isLast ? "Get Started" : "Next")
            .bold()
            .frame(maxWidth: .infinity)
            .padding()
            .background(Color.white)
            .foregroundColor(.black)
            .cornerRadius(14)
        }
        .padding(24)
      }
      .foregroundColor(.white)
    }
  }

  private var background: Color {
    isLast ? .purple : OnboardingPage.all[page].color
  }

  private func next() {
    if isLast {
      finish()
    } else {
      withAnimation { page += 1 }
    }
  }
}

private struct OnboardingPageView: View {
  let page: OnboardingPage
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: page.symbol)
        .resizable()
        .scaledToFit()
        .frame(width: 140, height: 140)
        .scaleEffect(isShown ? 1 : 0.5)
      Text(page.title)
        .font(.system(size: 34, weight: .bold, design: .rounded))
      Text(page.text)
        .font(.title3)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 40)
    }
    .padding(.bottom, 48)
    .onAppear {
      withAnimation(.spring(response: 0.5, dampingFraction: 0.5)) { isShown = true }
    }
  }
}

private struct GoalView: View {
  @Binding var goal: Int

  var body: some View {
    VStack(spacing: 32) {
      Text("Your daily goal").font(.title).bold()
      Text("\(goal)")
        .font(.system(size: 64, weight: .heavy, design: .rounded))
      Slider(
        value: Binding(get: { Double(goal) }, set: { goal = Int($0) }), in: 1000...20_000, step: 500
      ) {
        Text("Daily goal")
      }
      .accentColor(.white)
      .padding(.horizontal, 40)
    }
  }
}

struct OnboardedApp_Previews: PreviewProvider {
  static var previews: some View {
    OnboardedApp()
  }
}
