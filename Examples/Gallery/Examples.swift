import CarListScreens
import EveryView
import PhoneDialer
import Practice
import SevenGUIs
import ShoppingList
import SwiftUI
import TrifectaUI

extension Showcase {
  /// All examples, in display order.
  static let all: [Showcase] = [
    .phoneDialer, .primeTime, .news, .carList, .practice, .shoppingList, .sevenGUIs, .everyView,
  ]

  private static let phoneDialer = Showcase(
    id: "phone-dialer", name: "Phone dialer",
    summary: "State, actions and side effects of one small screen, in three implementations.",
    systemImage: "phone.fill", color: .green, modules: ["PhoneDialer"], folder: "PhoneDialer",
    article: "“Harnessing the Trifecta of State: State Management with SwiftUI on iOS — Part 3/4” by Christian Gaisl",
    studyNumbers: [18, 26],
    versions: [
      Version("/phone-dialer", "Store", summary: "A feature with state, actions and side effects, in a store.") {
        DialerExample()
      },
      Version(
        "/phone-dialer-view-model", "View model",
        summary: "The same screen with an `ObservableObject` that sends side effects through a channel."
      ) {
        ViewModelDialerScreen(viewModel: DialerViewModel(profile: .guest))
      },
      Version(
        "/phone-dialer-baseline", "Baseline",
        summary: "The screen with local state only. Its problems: the name is a constant, and it dials letters."
      ) {
        BaselineDialerScreen()
      },
    ])

  private static let primeTime = Showcase(
    id: "prime-time", name: "Prime time",
    summary: "A counter, favorites, an activity feed and a profile: four features in one app.",
    systemImage: "number", color: .orange,
    modules: ["PrimeTimeScreens", "PrimeTimeFavoritesScreens"], folder: "PrimeTime",
    article: "“SwiftUI and State Management: Part 3” by Point-Free",
    studyNumbers: [1, 2, 9, 19],
    versions: [
      Version("/prime-time", "Prime time", summary: "An app composed of independent feature modules.") {
        PrimeTimeExample()
      }
    ],
    beside: { AnyView(PrimeServicePicker()) })

  private static let news = Showcase(
    id: "news", name: "News",
    summary: "A news reader that loads and refreshes a feed, and handles server errors.",
    systemImage: "newspaper.fill", color: .red, modules: ["NewsScreens"], folder: "News",
    article: "“Modeling view state in SwiftUI” by Edoardo",
    studyNumbers: [15, 17],
    versions: [
      Version("/news", "Store", summary: "One view state covers loading, content, an empty feed and errors.") {
        NewsExample()
      },
      Version(
        "/news-view-model", "View model", summary: "The same screen with an `ObservableObject`, as in the article."
      ) {
        ViewModelNewsExample()
      },
    ],
    beside: { AnyView(NewsServicePicker()) })

  private static let carList = Showcase(
    id: "car-list", name: "Car list",
    summary: "A feature as a statechart: all transitions are declared in one place, and drawn as a chart.",
    systemImage: "car.fill", color: .indigo, modules: ["CarListScreens"], folder: "CarList",
    article: "“SwiftUI — MVVM with a StateMachine” by Bryan Reymonenq, Raphael Guye and Marco Stähli",
    chartPath: "/car-list/chart",
    studyNumbers: [22],
    versions: [
      Version(
        "/car-list", "Cars", summary: "Loading, results, empty or error: the machine is in exactly one state."
      ) {
        CarsExample()
      },
      Version(
        "/car-list/chart", "Cars and chart",
        summary: "The same screen next to its live chart. Press a transition to trigger it."
      ) {
        CarListExample { CarListWorkbench(store: $0) }
      },
      Version(
        "/car-list/booleans", "Booleans",
        summary: """
          The screen with booleans instead of a statechart. To see its bug, close the garage, reload, open the garage and \
          try again: the error stays.
          """
      ) {
        BooleanCarListExample()
      },
    ],
    beside: { AnyView(GaragePicker()) })

  private static let practice = Showcase(
    id: "practice", name: "Practice",
    summary: "Vocabulary training: state, bindings, observable objects and the environment.",
    systemImage: "graduationcap.fill", color: .indigo, modules: ["Practice"], folder: "Practice",
    article: "“State & Data Flow” in “SwiftUI by Tutorials” by Antonio Bello",
    studyNumbers: [3, 25],
    versions: [
      Version("/practice", "App", summary: "An app that uses only the state management of SwiftUI.") {
        PracticeScreen()
      },
      Version(
        "/data-flow", "Tour", summary: "Which changes update the screen, and why: a step-by-step tour of data flow."
      ) {
        DataFlowTour()
      },
    ])

  private static let shoppingList = Showcase(
    id: "shopping-list", name: "Shopping list",
    summary: "A list that several people edit at the same time, on one server or several.",
    systemImage: "cart.fill", color: .orange, modules: ["ShoppingList"], folder: "ShoppingList",
    studyNumbers: [10, 27],
    versions: [
      Version("/shopping-list", "App", summary: "A list in the database. Open it in two browsers.") {
        ShoppingListScreen()
      }
    ])

  private static let sevenGUIs = Showcase(
    id: "7guis", name: "7GUIs", summary: "The seven tasks of a benchmark for user-interface libraries.",
    systemImage: "tablecells", color: .teal, modules: ["SevenGUIs"], folder: "SevenGUIs",
    studyNumbers: [13, 20],
    versions: [
      Version("/7guis", "Counter", summary: "A number and a button.") { CounterTask() },
      Version("/7guis/temperature", "Temperature", summary: "Two fields that update each other.") {
        TemperatureTask()
      },
      Version("/7guis/flight", "Flight booker", summary: "Constraints between the fields of a form.") { FlightTask() },
      Version("/7guis/timer", "Timer", summary: "A running timer with an adjustable duration.") { TimerTask() },
      Version("/7guis/people", "People", summary: "A list of people to filter, create, update and delete.") {
        PeopleTask()
      },
      Version("/7guis/circles", "Circles", summary: "A drawing with undo. Tap to add a circle.") { CirclesTask() },
      Version("/7guis/cells", "Cells", summary: "A spreadsheet. Enter a formula such as `=SUM(A0:A9)`.") {
        CellsTask()
      },
    ])

  private static let everyView = Showcase(
    id: "every-view", name: "Every view", summary: "A catalog of views, each live next to its source.",
    systemImage: "square.grid.2x2.fill", color: .blue, folder: "EveryView",
    versions: [
      Version(
        "/every-view", "Every view",
        summary: "Text, controls, lists, navigation, layout, drawing, animation and data flow."
      ) {
        EveryView()
      }
    ])
}
