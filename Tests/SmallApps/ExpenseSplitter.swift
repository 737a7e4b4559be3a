import SwiftUI

// An expense splitter in the style of 2020: a form with formatters, steppers, and lists with deletion.

struct ExpenseFriend: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var paid: Double
}

final class ExpenseModel: ObservableObject {
  @Published var friends: [ExpenseFriend] = [
    ExpenseFriend(name: "Ann", paid: 60),
    ExpenseFriend(name: "Ben", paid: 0),
    ExpenseFriend(name: "Cleo", paid: 30),
  ]
  @Published var tip = 0
  @Published var roundsUp = false

  struct Transfer: Identifiable {
    let id = UUID()
    let from: String
    let to: String
    let amount: Double
  }

  var total: Double { friends.reduce(0) { $0 + $1.paid } * (1 + Double(tip) / 100) }

  var share: Double {
    guard !friends.isEmpty else { return 0 }
    let share = total / Double(friends.count)
    return roundsUp ? share.rounded(.up) : share
  }

  var transfers: [Transfer] {
    guard !friends.isEmpty else { return [] }
    let even = friends.reduce(0) { $0 + $1.paid } / Double(friends.count)
    var owing = friends.filter { $0.paid < even }.map { ($0.name, even - $0.paid) }
    var owed = friends.filter { $0.paid > even }.map { ($0.name, $0.paid - even) }
    var transfers: [Transfer] = []
    while let debtor = owing.first, let creditor = owed.first {
      let amount = min(debtor.1, creditor.1)
      transfers.append(Transfer(from: debtor.0, to: creditor.0, amount: amount))
      owing[0].1 -= amount
      owed[0].1 -= amount
      if owing[0].1 < 0.005 { owing.removeFirst() }
      if owed[0].1 < 0.005 { owed.removeFirst() }
    }
    return transfers
  }
}

package struct ExpenseSplitterView: View {
  @ObservedObject private var model = ExpenseModel()
  @State private var showsAdd = false

  private let tips = [0, 10, 15, 20, 25]

  package init() {}

  package var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Friends"), footer: Text("Swipe to remove a friend.")) {
          ForEach(model.friends) { friend in
            HStack {
              Text(friend.name)
              Spacer()
              Text(money(friend.paid)).foregroundColor(.secondary)
            }
          }
          .onDelete { model.friends.remove(atOffsets: $0) }
          .onMove { model.friends.move(fromOffsets: $0, toOffset: $1) }
          Button(action: { showsAdd = true }) {
            Label("Add a friend", systemImage: "person.badge.plus")
          }
        }
        Section(header: Text("How much tip do you want to leave?")) {
          Picker("Tip percentage", selection: $model.tip) {
            ForEach(tips, id: \.self) { Text("\($0)%") }
          }
          .pickerStyle(SegmentedPickerStyle())
          Toggle("Round up", isOn: $model.roundsUp.animation())
        }
        Section(header: Text("Amount per person")) {
          Text(money(model.share)).font(.title).bold()
        }
        if !model.transfers.isEmpty {
          Section(header: Text("Who pays whom")) {
            ForEach(model.transfers) { transfer in
              HStack {
                Text(transfer.from)
                Image(systemName: "arrow.right").foregroundColor(.accentColor)
                Text(transfer.to)
                Spacer()
                Text(money(transfer.amount))
              }
            }
          }
        }
      }
      .navigationBarTitle("Split")
      .navigationBarItems(trailing: EditButton())
      .sheet(isPresented: $showsAdd) {
        AddFriendView { friend in model.friends.append(friend) }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func money(_ amount: Double) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: amount)) ?? ""
  }
}

private struct AddFriendView: View {
  let add: (ExpenseFriend) -> Void

  @Environment(\.presentationMode) private var presentationMode
  @State private var name = ""
  @State private var amount = ""
  @State private var people = 1

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextField("Name", text: $name)
            .disableAutocorrection(true)
          TextField("Amount", text: $amount)
            .keyboardType(.decimalPad)
        }
        Section(footer: Text("A couple or a family pays for each person.")) {
          Stepper(value: $people, in: 1...6) {
            Text("People: \(people)")
          }
        }
      }
      .navigationBarTitle("New Friend", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
        trailing: Button("Add") {
          let paid = (Double(amount) ?? 0) / Double(people)
          for index in 1...people {
            add(ExpenseFriend(name: people == 1 ? name : "\(name) \(index)", paid: paid))
          }
          presentationMode.wrappedValue.dismiss()
        }
        .disabled(name.isEmpty)
      )
    }
  }
}

struct ExpenseSplitterView_Previews: PreviewProvider {
  static var previews: some View {
    ExpenseSplitterView()
  }
}
