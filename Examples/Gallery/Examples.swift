import CarListScreens
import EveryView
import PhoneDialer
import Practice
import SwiftUI
import TrifectaUI

extension Showcase {
  /// All examples, in display order.
  static let all: [Showcase] = [.phoneDialer, .primeTime, .news, .carList, .practice, .everyView]

  private static let phoneDialer = Showcase(
    id: "phone-dialer", name: "Phone dialer",
    summary: "State, actions and side effects of one small screen, written in three ways.",
    systemImage: "phone.fill", color: .green, modules: ["PhoneDialer"], folder: "PhoneDialer",
    article: "“Harnessing the Trifecta of State: State Management with SwiftUI on iOS — Part 3/4” by Christian Gaisl",
    studyNumbers: [18, 26],
    versions: [
      Version("/phone-dialer", "Store", summary: "State, actions and side effects in one feature with a store.") {
        OwnStore(initialState: Dialer.State()) {
          Dialer()
        } withDependencies: {
          $0.profile = .guest
        } content: {
          DialerScreen(store: $0)
        }
      },
      Version(
        "/phone-dialer-view-model", "View model",
        summary: "The same screen with an `ObservableObject` and a channel of side effects."
      ) {
        ViewModelDialerScreen(viewModel: DialerViewModel(profile: .guest))
      },
      Version(
        "/phone-dialer-baseline", "Baseline",
        summary: "The screen with local state only, and its problems: a constant name, and letters that it dials."
      ) {
        BaselineDialerScreen()
      },
    ])

  private static let primeTime = Showcase(
    id: "prime-time", name: "Prime time",
    summary: "Four features that share one state: a counter, favorites, a feed and a profile.",
    systemImage: "number", color: .orange,
    modules: ["PrimeTimeScreens", "PrimeTimeFavoritesScreens"], folder: "PrimeTime",
    article: "“SwiftUI and State Management: Part 3” by Point-Free",
    studyNumbers: [1, 2, 9, 19],
    versions: [
      Version("/prime-time", "Prime time", summary: "Modules that know nothing of each other, and an app made of them.")
      {
        PrimeTimeExample()
      }
    ],
    beside: { AnyView(PrimeServicePicker()) })

  private static let news = Showcase(
    id: "news", name: "News",
    summary: "A feed that is loaded, refreshed and read, also when its server is out of order.",
    systemImage: "newspaper.fill", color: .red, modules: ["NewsScreens"], folder: "News",
    article: "“Modeling view state in SwiftUI” by Edoardo",
    studyNumbers: [15, 17],
    versions: [
      Version("/news", "Store", summary: "What a person sees while it loads, when it is there, and when it is not.") {
        NewsExample()
      },
      Version(
        "/news-view-model", "View model", summary: "The same content with an `ObservableObject`, as the article has it."
      ) {
        ViewModelNewsExample()
      },
    ],
    beside: { AnyView(NewsServicePicker()) })

  private static let carList = Showcase(
    id: "car-list", name: "Car list",
    summary: "A feature that is a statechart: what leads where is written in one place, and drawn.",
    systemImage: "car.fill", color: .indigo, modules: ["CarListScreens"], folder: "CarList",
    article: "“SwiftUI — MVVM with a StateMachine” by Bryan Reymonenq, Raphael Guye and Marco Stähli",
    chartPath: "/car-list/chart",
    studyNumbers: [22],
    versions: [
      Version(
        "/car-list", "Cars", summary: "Loading, results, none, and why not: the machine is in one phase at a time."
      ) {
        CarListExample { CarListScreen(store: $0) }
      },
      Version(
        "/car-list/chart", "Cars and chart",
        summary: "The same beside its chart, which lives: press a route to take it."
      ) {
        CarListExample { CarListWorkbench(store: $0) }
      },
      Version(
        "/car-list/booleans", "Booleans",
        summary: "The screen before the machine. Close the garage, reload, open it, and try again: the error stays."
      ) {
        BooleanCarListExample()
      },
    ],
    beside: { AnyView(GaragePicker()) })

  private static let practice = Showcase(
    id: "practice", name: "Practice", summary: "Words to learn: state, bindings, objects and the environment.",
    systemImage: "graduationcap.fill", color: .indigo, modules: ["Practice"], folder: "Practice",
    article: "“State & Data Flow” in “SwiftUI by Tutorials” by Antonio Bello",
    studyNumbers: [3, 25],
    versions: [
      Version("/practice", "App", summary: "An app with nothing but SwiftUI's own ways to keep state.") {
        PracticeScreen()
      },
      Version("/data-flow", "Tour", summary: "What is shown when it changes, and why: a tour in small steps.") {
        DataFlowTour()
      },
    ])

  private static let everyView = Showcase(
    id: "every-view", name: "Every view", summary: "Views by family, each live beside its source.",
    systemImage: "square.grid.2x2.fill", color: .blue, folder: "EveryView",
    versions: [
      Version("/every-view", "Every view", summary: "What there is to build with, from texts to charts of your own.") {
        EveryView()
      }
    ])
}

extension Profile {
  /// Visitors must not learn the account name under which the server runs.
  fileprivate static let guest = Profile { "guest" }
}
