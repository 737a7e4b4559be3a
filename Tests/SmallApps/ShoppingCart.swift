import SwiftUI

// A shop with a cart in the style of 2025: a grid of products, observation in the environment, a badge, a checkout.

struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
  let symbol: String
  let price: Decimal

  static let all = [
    Product(id: 1, name: "Headphones", symbol: "headphones", price: 89),
    Product(id: 2, name: "Camera", symbol: "camera.fill", price: 450),
    Product(id: 3, name: "Backpack", symbol: "backpack.fill", price: 59.9),
    Product(id: 4, name: "Lamp", symbol: "lamp.desk.fill", price: 35.5),
    Product(id: 5, name: "Keyboard", symbol: "keyboard.fill", price: 120),
    Product(id: 6, name: "Bicycle", symbol: "bicycle", price: 799),
  ]
}

@Observable
final class Cart {
  struct Line: Identifiable {
    let product: Product
    var quantity: Int
    var id: Int { product.id }
    var price: Decimal { product.price * Decimal(quantity) }
  }

  var lines: [Line] = []
  var coupon = ""

  var count: Int { lines.map(\.quantity).reduce(0, +) }
  var subtotal: Decimal { lines.map(\.price).reduce(0, +) }
  var discount: Decimal { coupon.uppercased() == "SWIFT" ? subtotal / 10 : 0 }
  var total: Decimal { subtotal - discount }

  func add(_ product: Product) {
    if let index = lines.firstIndex(where: { $0.id == product.id }) {
      lines[index].quantity += 1
    } else {
      lines.append(Line(product: product, quantity: 1))
    }
  }
}

package struct ShopView: View {
  @State private var cart = Cart()
  @State private var tab = Section.products

  private enum Section { case products, cart }

  package init() {}

  package var body: some View {
    TabView(selection: $tab) {
      Tab("Shop", systemImage: "bag", value: .products) { ProductGrid() }
      Tab("Cart", systemImage: "cart", value: .cart) { CartView { tab = .products } }
        .badge(cart.count)
    }
    .environment(cart)
  }
}

private struct ProductGrid: View {
  @Environment(Cart.self) private var cart

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
          ForEach(Product.all) { ProductCard(product: $0) }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Shop")
      .navigationDestination(for: Product.self) { ProductDetail(product: $0) }
    }
  }
}

private struct ProductCard: View {
  let product: Product
  @Environment(Cart.self) private var cart

  var body: some View {
    NavigationLink(value: product) {
      VStack(alignment: .leading, spacing: 8) {
        Image(systemName: product.symbol)
          .font(.system(size: 48))
          .foregroundStyle(.tint)
          .frame(maxWidth: .infinity, minHeight: 90)
        Text(product.name).font(.headline)
        HStack {
          Text(product.price, format: .currency(code: "EUR")).font(.subheadline).foregroundStyle(.secondary)
          Spacer()
          Button("Add \(product.name)", systemImage: "plus") { cart.add(product) }
            .labelStyle(.iconOnly)
            .buttonStyle(.borderedProminent)
            .buttonBorderShape(.circle)
        }
      }
      .padding()
      .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
    }
    .buttonStyle(.plain)
  }
}

private struct ProductDetail: View {
  let product: Product
  @Environment(Cart.self) private var cart

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: product.symbol)
        .resizable()
        .scaledToFit()
        .foregroundStyle(.tint)
        .padding(48)
        .frame(maxWidth: .infinity, maxHeight: 300)
        .background(.tint.quinary)
      Text(product.price, format: .currency(code: "EUR")).font(.title2)
      Spacer()
    }
    .navigationTitle(product.name)
    .safeAreaInset(edge: .bottom) {
      Button {
        cart.add(product)
      } label: {
        Label("Add to Cart", systemImage: "cart.badge.plus").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding()
    }
  }
}

private struct CartView: View {
  let shop: () -> Void
  @Environment(Cart.self) private var cart
  @State private var isOrdered = false

  var body: some View {
    @Bindable var cart = cart
    NavigationStack {
      Group {
        if cart.lines.isEmpty {
          ContentUnavailableView {
            Label("Your Cart Is Empty", systemImage: "cart")
          } actions: {
            Button("Go Shopping", action: shop)
          }
        } else {
          List {
            Section("Products") {
              ForEach($cart.lines) { $line in
                Stepper(value: $line.quantity, in: 1...9) {
                  VStack(alignment: .leading) {
                    Text(line.product.name)
                    Text("\(line.quantity) × \(line.product.price, format: .currency(code: "EUR"))")
                      .font(.caption)
                      .foregroundStyle(.secondary)
                  }
                }
              }
              .onDelete { cart.lines.remove(atOffsets: $0) }
            }
            Section {
              TextField("Coupon", text: $cart.coupon)
                .textInputAutocapitalization(.characters)
                .autocorrectionDisabled()
            }
            Section {
              LabeledContent("Subtotal", value: cart.subtotal, format: .currency(code: "EUR"))
              if cart.discount > 0 {
                LabeledContent("Discount", value: -cart.discount, format: .currency(code: "EUR"))
                  .foregroundStyle(.green)
              }
              LabeledContent("Total", value: cart.total, format: .currency(code: "EUR")).bold()
            }
          }
          .animation(.default, value: cart.discount)
        }
      }
      .navigationTitle("Cart")
      .toolbar {
        if !cart.lines.isEmpty {
          Button("Order") { isOrdered = true }
        }
      }
      .alert("Order placed", isPresented: $isOrdered) {
        Button("OK") { cart.lines = [] }
      } message: {
        Text("You pay \(cart.total, format: .currency(code: "EUR")).")
      }
    }
  }
}

#Preview {
  ShopView()
}
