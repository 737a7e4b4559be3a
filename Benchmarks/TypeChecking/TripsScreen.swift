import SwiftUI

// Three hundred lines of ordinary SwiftUI, as in the screen of an app. Only the time to type-check them is measured:
// Scripts/typechecking-time.

struct Trip: Identifiable, Hashable {
  let id: Int
  var title: String
  var country: String
  var days: Int
  var price: Double
  var start: Date
  var isFavorite: Bool
  var rating: Int
}

final class TripStore: ObservableObject {
  @Published var trips: [Trip] = []
  @Published var query = ""
  @Published var isLoading = false

  var favorites: [Trip] { trips.filter { $0.isFavorite } }
  var total: Double { trips.reduce(0) { $0 + $1.price } }

  func load() async {
    isLoading = true
    trips = (0..<20).map {
      Trip(
        id: $0, title: "Trip \($0)", country: $0 % 2 == 0 ? "Norway" : "Peru", days: $0 + 1, price: Double($0) * 99.5,
        start: Date().addingTimeInterval(Double($0) * 86_400), isFavorite: $0 % 3 == 0, rating: $0 % 5)
    }
    isLoading = false
  }
}

struct TripsScreen: View {
  @StateObject private var store = TripStore()
  @State private var isShowingSettings = false
  @State private var showsFavoritesOnly = false
  @State private var selected: Trip?
  @Environment(\.dismiss) private var dismiss

  private var shown: [Trip] {
    let trips = showsFavoritesOnly ? store.favorites : store.trips
    return store.query.isEmpty ? trips : trips.filter { $0.title.localizedCaseInsensitiveContains(store.query) }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          Toggle("Favorites only", isOn: $showsFavoritesOnly.animation())
          HStack {
            Text("Total")
            Spacer()
            Text(store.total, format: .currency(code: "EUR")).foregroundColor(.secondary).monospacedDigit()
          }
        }
        Section(header: Text("\(shown.count) trips"), footer: Text("Prices are for one person.")) {
          ForEach(shown) { trip in
            NavigationLink(value: trip) {
              TripRow(trip: trip)
            }
          }
        }
      }
      .navigationTitle("Trips")
      .navigationDestination(for: Trip.self) { trip in
        TripDetail(trip: trip, store: store)
      }
      .refreshable { await store.load() }
      .overlay {
        if store.isLoading {
          ProgressView("Loading").padding().background(Color.gray.opacity(0.2)).cornerRadius(12)
        } else if shown.isEmpty {
          VStack(spacing: 8) {
            Image(systemName: "airplane").font(.system(size: 48, weight: .light)).foregroundColor(.secondary)
            Text("No trips").font(.headline)
            Text("Pull down to look for some.").font(.subheadline).foregroundColor(.secondary)
          }
          .multilineTextAlignment(.center)
          .padding(.horizontal, 32)
        }
      }
      .sheet(isPresented: $isShowingSettings) { SettingsScreen(store: store) }
      .task { await store.load() }
    }
  }
}

struct TripRow: View {
  let trip: Trip

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: trip.isFavorite ? "star.fill" : "star")
        .foregroundColor(trip.isFavorite ? .yellow : .gray)
        .frame(width: 24, height: 24)
        .accessibilityLabel(trip.isFavorite ? "Favorite" : "Not a favorite")
      VStack(alignment: .leading, spacing: 4) {
        Text(trip.title).font(.headline).lineLimit(1)
        Text(trip.country.uppercased()).font(.caption).foregroundColor(.secondary).kerning(1)
        HStack(spacing: 4) {
          ForEach(0..<5, id: \.self) { index in
            Image(systemName: index < trip.rating ? "star.fill" : "star").font(.caption2).foregroundColor(.orange)
          }
          Text("\(trip.days) days").font(.caption).foregroundColor(trip.days > 10 ? .red : .secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      VStack(alignment: .trailing) {
        Text(trip.price, format: .currency(code: "EUR")).bold()
        Text(trip.start, style: .date).font(.caption).foregroundColor(.secondary)
      }
    }
    .padding(.vertical, 6)
    .opacity(trip.price > 1_500 ? 0.6 : 1)
  }
}

struct TripDetail: View {
  let trip: Trip
  @ObservedObject var store: TripStore
  @State private var people = 2.0
  @State private var note = ""
  @State private var isBooked = false
  @State private var isAsking = false
  @State private var offset = CGSize.zero
  @GestureState private var isPressing = false

  private var price: Double { trip.price * people * (isBooked ? 0.9 : 1) }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        header
        GeometryReader { geometry in
          HStack(spacing: 0) {
            Color.blue.frame(width: geometry.size.width * CGFloat(trip.days) / 30)
            Color.gray.opacity(0.3)
          }
        }
        .frame(height: 8)
        .cornerRadius(4)
        VStack(alignment: .leading) {
          Text("People: \(Int(people))").font(.subheadline)
          HStack {
            Text("1").font(.caption)
            Slider(value: $people, in: 1...12, step: 1) { Text("People") }
            Text("12").font(.caption)
          }
        }
        TextField("Note", text: $note).padding(8).background(Color.gray.opacity(0.15)).cornerRadius(8)
        HStack {
          Button("Cancel", role: .destructive) { isAsking = true }
          Spacer()
          Button {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { isBooked.toggle() }
          } label: {
            HStack {
              Image(systemName: isBooked ? "checkmark.circle.fill" : "cart")
              Text(isBooked ? "Booked" : "Book for \(price, specifier: "%.2f") €")
            }
            .font(.headline)
            .foregroundColor(.white)
            .padding(.horizontal, 20)
            .padding(.vertical, 12)
            .background(isBooked ? Color.green : Color.blue)
            .cornerRadius(10)
          }
          .disabled(people < 1 || note.count > 200)
        }
        card
      }
      .padding()
    }
    .navigationTitle(trip.title)
    .alert("Cancel this trip?", isPresented: $isAsking) {
      Button("Cancel the trip", role: .destructive) { isBooked = false }
      Button("Keep it", role: .cancel) {}
    } message: {
      Text("\(trip.title) in \(trip.country) begins on \(trip.start, style: .date).")
    }
    .onChange(of: people) { oldValue, newValue in
      if newValue > oldValue, newValue > 10 { note = "A large group" }
    }
  }

  private var header: some View {
    ZStack(alignment: .bottomLeading) {
      Color.blue.opacity(0.7).frame(height: 180)
      VStack(alignment: .leading) {
        Text(trip.title).font(.largeTitle).fontWeight(.bold)
        Text("\(trip.country), \(trip.days) days").font(.title3)
      }
      .foregroundColor(.white)
      .padding()
    }
    .cornerRadius(16)
    .overlay(alignment: .topTrailing) {
      if trip.isFavorite {
        Image(systemName: "star.fill").foregroundColor(.yellow).padding(12)
      }
    }
  }

  private var card: some View {
    let drag = DragGesture(minimumDistance: 5)
      .updating($isPressing) { _, state, _ in state = true }
      .onChanged { value in offset = value.translation }
      .onEnded { _ in withAnimation(.easeOut) { offset = .zero } }
    return VStack(spacing: 8) {
      Text(isPressing ? "Let me go" : "Drag me").font(.headline)
      Text("x: \(Int(offset.width)), y: \(Int(offset.height))").font(.caption.monospacedDigit())
    }
    .frame(maxWidth: .infinity, minHeight: 100)
    .background(isPressing ? Color.orange : Color.yellow)
    .cornerRadius(12)
    .offset(offset)
    .gesture(drag)
  }
}

struct SettingsScreen: View {
  @ObservedObject var store: TripStore
  @State private var sendsMail = true
  @State private var currency = "EUR"
  @State private var size = 3.0
  @Environment(\.dismiss) private var dismiss

  private let currencies = ["EUR", "USD", "GBP", "CHF"]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Settings").font(.title2).bold()
        Spacer()
        Button("Done") { dismiss() }
      }
      Toggle(isOn: $sendsMail) {
        VStack(alignment: .leading) {
          Text("Mail")
          Text("Once a week at the most").font(.footnote).foregroundColor(.secondary)
        }
      }
      Picker("Currency", selection: $currency) {
        ForEach(currencies, id: \.self) { Text($0).tag($0) }
      }
      Slider(value: $size, in: 1...5, step: 1) { Text("Size") }
      Text("Sample").font(.system(size: 10 + CGFloat(size) * 4, weight: sendsMail ? .bold : .regular, design: .rounded))
      Text("You have ") + Text("\(store.trips.count)").bold() + Text(" trips, of which ")
        + Text("\(store.favorites.count)").bold().foregroundColor(.orange) + Text(" are favorites.")
      ForEach(currencies.indices, id: \.self) { index in
        HStack {
          Text("\(index + 1). \(currencies[index])")
          Spacer()
          if currencies[index] == currency { Image(systemName: "checkmark").foregroundColor(.blue) }
        }
        .padding(.horizontal)
        .padding(.vertical, index == 0 ? 12 : 8)
        .background(index % 2 == 0 ? Color.gray.opacity(0.1) : Color.clear)
        .onTapGesture { currency = currencies[index] }
      }
      Spacer()
    }
    .padding()
  }
}

/// A ring that shows progress.
struct ProgressRing: View {
  let title: String
  let done: Int
  let total: Int

  private var share: Double { total == 0 ? 0 : Double(done) / Double(total) }

  var body: some View {
    VStack(spacing: 6) {
      ProgressView(value: share)
      HStack {
        Text(title).font(.caption).foregroundColor(.secondary)
        Spacer(minLength: 4)
        Text("\(done) of \(total)").font(.caption.monospacedDigit()).bold()
      }
    }
    .padding(share < 0.5 ? 8 : 12)
    .background(share == 1 ? Color.green.opacity(0.2) : Color.clear)
  }
}

struct TripsScreen_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      TripsScreen()
      TripRow(
        trip: Trip(
          id: 1, title: "Fjords", country: "Norway", days: 9, price: 999, start: Date(), isFavorite: true, rating: 4)
      )
      .padding()
    }
  }
}
