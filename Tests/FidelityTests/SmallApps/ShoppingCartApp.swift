import ScreenTesting
import SwiftUI
import Testing

// A shop with a cart, in the style of 2025.

private struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
}

@Observable
private final class Cart {
  struct Line: Identifiable, Equatable {
    let product: Product
    var quantity: Int
    var id: Product.ID { product.id }
  }

  var lines: [Line] = []
  var note = ""

  var count: Int { lines.reduce(0) { $0 + $1.quantity } }
  var total: Decimal { lines.reduce(0) { $0 + $1.product.price * Decimal($1.quantity) } }

  subscript(quantityOf product: Product) -> Int {
    get { lines.first { $0.product == product }?.quantity ?? 0 }
    set {
      if let index = lines.firstIndex(where: { $0.product == product }) {
        if newValue == 0 { lines.remove(at: index) } else { lines[index].quantity = newValue }
      } else if newValue > 0 {
        lines.append(Line(product: product, quantity: newValue))
      }
    }
  }
}

@Observable
private final class Router {
  enum Route: Hashable {
    case product(Product)
    case cart
  }

  var path = NavigationPath()
  var isCheckingOut = false
}

private struct ShopView: View {
  let log: EventLog
  @State private var cart = Cart()
  @State private var router = Router()
  @State private var search = ""

  private let products = [
    Product(id: 1, name: "Apple", price: 0.5), Product(id: 2, name: "Bread", price: 3.2),
    Product(id: 3, name: "Cheese", price: 12),
  ]

  private var results: [Product] {
    search.isEmpty ? products : products.filter { $0.name.localizedStandardContains(search) }
  }

  var body: some View {
    NavigationStack(path: $router.path) {
      List(results) { product in
        NavigationLink(value: Router.Route.product(product)) {
          LabeledContent(product.name) { Text(product.price, format: .currency(code: "USD")) }
        }
      }
      .overlay {
        if results.isEmpty { ContentUnavailableView.search(text: search) }
      }
      .searchable(text: $search, prompt: "Products")
      .navigationTitle("Shop")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Cart", systemImage: "cart") { router.path.append(Router.Route.cart) }
            .badge(cart.count)
        }
        ToolbarItem(placement: .status) {
          Text("\(cart.count) in the cart")
        }
      }
      .navigationDestination(for: Router.Route.self) { route in
        switch route {
        case .product(let product): ProductView(product: product, log: log)
        case .cart: CartView()
        }
      }
      .onAppear { log.add("shop appears") }
    }
    .sheet(isPresented: $router.isCheckingOut) {
      CheckoutView(log: log)
        .presentationDetents([.medium, .large])
    }
    .environment(cart)
    .environment(router)
    .onChange(of: cart.count) { old, new in log.add("\(old) to \(new)") }
  }
}

private struct ProductView: View {
  let product: Product
  let log: EventLog
  @Environment(Cart.self) private var cart
  @Environment(Router.self) private var router
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    @Bindable var cart = cart
    VStack {
      Text(product.name).font(.largeTitle.bold())
      Stepper("Amount: \(cart[quantityOf: product])", value: $cart[quantityOf: product], in: 0...3)
      Button("Back to the shop") { dismiss() }
      Button("To the cart") { router.path.append(Router.Route.cart) }
    }
    .navigationTitle(product.name)
    .navigationBarTitleDisplayMode(.inline)
    .onAppear { log.add("\(product.name) appears") }
    .onDisappear { log.add("\(product.name) disappears") }
  }
}

private struct CartView: View {
  @Environment(Cart.self) private var cart
  @Environment(Router.self) private var router
  @State private var lineToRemove: Cart.Line?
  @State private var isAsking = false

  var body: some View {
    @Bindable var cart = cart
    List {
      Section {
        ForEach($cart.lines) { $line in
          Stepper(value: $line.quantity, in: 1...9) {
            Text("\(line.quantity) × \(line.product.name)")
          }
          .swipeActions(edge: .leading) {
            Button("Double") { line.quantity *= 2 }.tint(.green)
          }
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button("Remove", systemImage: "trash", role: .destructive) {
              lineToRemove = line
              isAsking = true
            }
          }
        }
      } header: {
        Text("Your things")
      } footer: {
        Text("Total: \(cart.total, format: .currency(code: "USD"))")
      }
      TextField("Note", text: $cart.note, axis: .vertical)
      Button("Check out") { router.isCheckingOut = true }
        .disabled(cart.lines.isEmpty)
      Button("Continue shopping") { router.path.removeLast(router.path.count) }
    }
    .navigationTitle("Cart")
    .confirmationDialog("Remove?", isPresented: $isAsking, titleVisibility: .visible, presenting: lineToRemove) {
      line in
      Button("Remove \(line.product.name)", role: .destructive) { cart.lines.removeAll { $0.id == line.id } }
      Button("Cancel", role: .cancel) {}
    } message: { line in
      Text("There are \(line.quantity) in the cart.")
    }
  }
}

private struct CheckoutView: View {
  let log: EventLog
  @Environment(Cart.self) private var cart
  @Environment(Router.self) private var router
  @Environment(\.dismiss) private var dismiss
  @State private var address = ""
  @State private var isGift = false
  @State private var error: CheckoutError?

  private enum CheckoutError: LocalizedError {
    case noAddress
    var errorDescription: String? { "We need an address" }
    var recoverySuggestion: String? { "Type one, please." }
  }

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Things", value: cart.count, format: .number)
        TextField("Address", text: $address)
        Toggle("It is a gift", isOn: $isGift)
        if isGift { Text("Wrapped") }
      }
      .navigationTitle("Checkout")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Buy") {
            if address.isEmpty { error = .noAddress } else { buy() }
          }
        }
      }
      .alert(isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } }), error: error) { _ in
        Button("Home is fine") { address = "Home" }
        Button("OK") {}
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
      .interactiveDismissDisabled(!address.isEmpty)
    }
    .onAppear { log.add("checkout appears") }
    .onDisappear { log.add("checkout disappears") }
  }

  private func buy() {
    cart.lines = []
    router.path = NavigationPath()
    dismiss()
  }
}

@MainActor
@Suite("Small app: shopping cart, 2025 style")
struct ShoppingCartAppTests {
  private let log = EventLog()

  private func show() async -> Screen {
    let log = log
    return await Screen(traits: americanTraits) { ShopView(log: log) }
  }

  private var americanTraits: HostTraits {
    var traits = HostTraits()
    traits.locale = Locale(identifier: "en_US")
    return traits
  }

  /// Adds a product to the cart and opens the cart.
  private func fillCart(on screen: Screen, with name: String, times count: Int) async throws {
    try await screen.tap(.named(name))
    try await screen.step("Amount: 0", by: count)
    try await screen.tap("To the cart")
  }

  @Test("A stepper writes through an object's subscript within its limits")
  func stepsThroughSubscript() async throws {
    let screen = await show()
    try await screen.tap("Apple")
    await #expect(throws: ActionError.self) { try await screen.step("Amount: 0", by: -1) }
    try await screen.step("Amount: 0", by: 3)
    await #expect(throws: ActionError.self) { try await screen.step("Amount: 3") }
    try await screen.step("Amount: 3", by: -3)
    #expect(screen.contains("Amount: 0"))
    #expect(log.entries.filter { $0.contains(" to ") } == ["0 to 1", "1 to 2", "2 to 3", "3 to 2", "2 to 1", "1 to 0"])
  }

  @Test("Pages appear and disappear once per visit, and the path can be emptied")
  func path() async throws {
    let screen = await show()
    try await fillCart(on: screen, with: "Apple", times: 1)
    #expect(log.entries.suffix(2) == ["0 to 1", "Apple disappears"])
    try await screen.tap("Continue shopping")
    #expect(screen.contains("1 in the cart"))
    #expect(log.count(of: "shop appears") == 2)
    #expect(log.count(of: "Apple appears") == 1)
    #expect(log.count(of: "Apple disappears") == 1)
    await #expect(throws: ActionError.self) { try await screen.goBack() }
  }

  @Test("Cart lines change through their bindings, and the total is updated")
  func bindsLines() async throws {
    let screen = await show()
    #expect(screen.contains("$3.20"))
    try await fillCart(on: screen, with: "Bread", times: 2)
    #expect(screen.contains("Total: $6.40"))
    try await screen.swipe("2 × Bread", choosing: "Double")
    #expect(screen.contains("Total: $12.80"))
    try await screen.step("4 × Bread", by: -1)
    #expect(screen.contains("Total: $9.60"))
    try await screen.goBack()
    #expect(screen.contains("Amount: 3"))
  }

  @Test("A confirmation dialog names the swiped cart line and removes that line")
  func confirmsRemoval() async throws {
    let screen = await show()
    try await fillCart(on: screen, with: "Apple", times: 1)
    try await screen.tap("Continue shopping")
    try await fillCart(on: screen, with: "Cheese", times: 2)
    try await screen.swipe("2 × Cheese", choosing: "Remove")
    #expect(screen.contains("There are 2 in the cart."))
    try await screen.tap("Cancel")
    #expect(screen.contains("2 × Cheese"))
    try await screen.swipe("2 × Cheese", choosing: "Remove")
    try await screen.tap("Remove Cheese")
    #expect(screen.presentation == nil)
    #expect(!screen.contains("2 × Cheese"))
    #expect(screen.contains("1 × Apple"))
    #expect(screen.contains("Total: $0.50"))
  }

  @Test("An alert for an error is presented over the sheet, and its action changes the sheet")
  func alertsFromSheet() async throws {
    let screen = await show()
    try await fillCart(on: screen, with: "Apple", times: 1)
    try await screen.tap("Check out")
    try await screen.tap("Buy")
    #expect(screen.presentation?.name == "We need an address")
    #expect(screen.contains("Type one, please."))
    try await screen.tap("Home is fine")
    #expect(try screen.find("Address").value == "Home")
    try await screen.tap("Buy")
    #expect(screen.presentation == nil)
    #expect(screen.contains("0 in the cart"))
    #expect(screen.contains(.text("Shop")))
    #expect(log.count(of: "checkout disappears") == 1)
  }

  @Test("A dismissed sheet loses its state, and typed text prevents dismissal")
  func sheetState() async throws {
    let screen = await show()
    try await fillCart(on: screen, with: "Apple", times: 1)
    try await screen.tap("Check out")
    try await screen.tap("It is a gift")
    #expect(screen.contains("Wrapped"))
    try await screen.dismiss()
    #expect(screen.presentation == nil)
    try await screen.tap("Check out")
    #expect(!screen.contains("Wrapped"))
    try await screen.type("X", into: "Address")
    try? await screen.dismiss()
    #expect(try screen.find("Address").value == "X")
    try await screen.tap("Cancel")
    #expect(screen.presentation == nil)
    #expect(log.count(of: "checkout appears") == 2)
  }

  @Test("A search without results shows a message, and cancelling the search shows all products")
  func searches() async throws {
    let screen = await show()
    try await screen.type("che", into: .role(.searchField))
    #expect(screen.contains("Cheese") && !screen.contains("Apple"))
    try await screen.type("x", into: .role(.searchField))
    #expect(screen.contains("No Results for “chex”"))
    try await screen.tap("Cancel")
    #expect(screen.contains("Apple"))
    #expect(!screen.contains("No Results for “chex”"))
  }
}
