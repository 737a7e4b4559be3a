import EveryView
import Logging
import PhoneDialer
import Practice
import PrimeTime
import PrimeTimeCounter
import PrimeTimeNumbers
import PrimeTimeScreens
import TrifectaUI
import TrifectaWeb

extension WebScreens {
  /// Every example, and a page that lists them.
  static var examples: WebScreens {
    var options = WebOptions()
    options.logger.logLevel = .warning
    var web = WebScreens(options: options)
    web.startPage(title: "Trifecta")
    web.screen(
      "/phone-dialer", title: "Phone dialer", summary: "State, actions and side effects in one feature with a store."
    ) {
      OwnStore(initialState: Dialer.State()) {
        Dialer()
      } withDependencies: {
        $0.profile = .guest
      } content: {
        DialerScreen(store: $0)
      }
    }
    web.screen(
      "/phone-dialer-view-model", title: "Phone dialer with a view model",
      summary: "The same screen with an ObservableObject and a channel of side effects."
    ) {
      ViewModelDialerScreen(viewModel: DialerViewModel(profile: .guest))
    }
    web.screen(
      "/phone-dialer-baseline", title: "Phone dialer, baseline",
      summary: "The same screen with nothing but local state, where both of the others began."
    ) {
      BaselineDialerScreen(profile: .guest)
    }
    web.screen(
      "/prime-time", title: "Prime time",
      summary: "Four features that share one state, with a sheet, alerts and a list."
    ) {
      OwnStore(initialState: PrimeApp.State()) {
        PrimeApp()
      } withDependencies: {
        $0.nthPrime = .sieve
      } content: {
        PrimeTimeScreen(store: $0)
      }
    }
    web.screen(
      "/news", title: "News",
      summary: "A feed that is loaded, refreshed and read, also when its server is out of order."
    ) {
      NewsExample()
    }
    web.screen("/news/service", title: "News: the server", summary: "What the server of the news does, for you alone.")
    {
      NewsServiceScreen()
    }
    web.screen("/practice", title: "Practice", summary: "Words to learn: state, bindings, objects and the environment.")
    {
      PracticeScreen()
    }
    web.screen(
      "/data-flow", title: "State and data flow",
      summary: "What is shown when it changes, and why: a tour in small steps."
    ) {
      DataFlowTour()
    }
    web.screen("/every-view", title: "Every view", summary: "Views by family, each live beside its source.") {
      EveryView()
    }
    return web
  }
}

extension Profile {
  /// Who uses a server is not who runs it: a stranger is not told the name of the account behind it.
  fileprivate static let guest = Profile { "guest" }
}
