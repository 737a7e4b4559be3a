import Combine
import SwiftUI
import ThirdParty

/// A model as it is written for Apple's platforms.
@MainActor
public final class CounterModel: ObservableObject {
  /// How often the button was pressed.
  @Published public var count = 0
  /// What went out over Combine.
  public private(set) var published: [Int] = []
  private var cancellables: Set<AnyCancellable> = []

  /// Creates a model that listens to itself.
  public init() {
    $count.dropFirst().sink { [weak self] in self?.published.append($0) }.store(in: &cancellables)
  }
}

/// A screen as it is written for Apple's platforms.
public struct CounterScreen: View {
  @ObservedObject private var model: CounterModel

  /// Creates a screen of a model.
  public init(model: CounterModel) {
    self.model = model
  }

  /// A number, a button, and what the library next door sees.
  public var body: some View {
    VStack(spacing: 8) {
      Text("Count: \(model.count)").font(.title)
      Button("Increment") { model.count += 1 }
      Text("Library: \(swiftUISupport)")
    }
    .padding()
  }
}
